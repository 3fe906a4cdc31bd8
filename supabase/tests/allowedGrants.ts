/** Everything that the API roles may do beyond nothing. A grant that is not in this list fails the tests, as does a line without its grant. */
export const allowedGrants: readonly string[] = [
  'anon may SELECT public.categories',
  'anon may SELECT public.category_texts',
  'anon may SELECT public.category_trades',
  'anon may SELECT public.services',
  'authenticated may SELECT public.categories',
  'authenticated may SELECT public.category_texts',
  'authenticated may SELECT public.category_trades',
  'authenticated may SELECT public.profiles',
  'authenticated may SELECT public.services',
  'authenticated may UPDATE public.profiles.display_name',
  'authenticated may UPDATE public.profiles.locale',
];

/** The functions each API role may call. */
export const callableFunctions: readonly string[] = [
  'anon may call public.search_services',
  'authenticated may call public.search_services',
];
