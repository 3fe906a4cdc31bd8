import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';

/** First word of the key of what a page is about and is fetched beside it: code, so it is no data that a page could bring along. */
export const PAGE_PART = 'page-part';

/** A module of its own that stands in a page. */
export interface PagePart<Part> {
  name: string;
  load: () => Promise<Part>;
}

/** Of the sections whose code has run. */
const known = new Map<string, () => Promise<unknown>>();

/**
 * Declares a part that a page is about, though its code is fetched beside the page's: fields and their result, the form of an
 * application. It stands in the HTML that the server renders, and the browser takes the page over once it is there. What most
 * visits do without is fetched with `useLatePart`.
 *
 * Call it where the module begins: the page is taken over before any of its components ran.
 *
 * @param name `section/part`, the same wherever the part is declared
 * @param load the dynamic import
 * @returns what `usePagePart` takes
 */
export function pagePart<Part>(name: string, load: () => Promise<Part>): PagePart<Part> {
  known.set(name, load);
  return { name, load };
}

const queryOf = <Part>({ name, load }: PagePart<Part>) => ({
  queryKey: [PAGE_PART, name],
  queryFn: load,
  // A module is no plain data: comparing it with the one before would copy it.
  structuralSharing: false,
  staleTime: Infinity,
});

/**
 * A part of the page, at the first rendering where the server rendered it.
 *
 * @param part from `pagePart`
 * @returns `data`, the module once it is there; `error` when it did not come; `refetch` to ask again
 */
export function usePagePart<Part>(part: PagePart<Part>): Pick<UseQueryResult<Part>, 'data' | 'error' | 'refetch'> {
  // What did not come offline comes with the line; a part that is there is not fetched again.
  const { data, error, refetch } = useQuery({ ...queryOf(part), refetchOnReconnect: true });
  return { data, error, refetch };
}

/**
 * Fetches a part before the page is shown.
 *
 * @param name of a part that the page's code has declared
 * @returns whether it is there
 */
export async function fetchPagePart(client: QueryClient, name: string): Promise<boolean> {
  const load = known.get(name);
  if (!load) return false;
  return client.fetchQuery(queryOf({ name, load })).then(
    () => true,
    () => false,
  );
}
