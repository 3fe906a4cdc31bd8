-- An account keeps which notice stood on the form of its sign-up.

alter table public.profiles add notice text references public.consent_texts (id);
call private.classify('public.profiles', 'consent', 'notice');
create index profiles_notice_idx on public.profiles (notice);

create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id, display_name, locale, notice)
  values (
    new.id,
    rtrim(left(regexp_replace(coalesce(new.raw_user_meta_data ->> 'display_name', ''), '^\s+|\s+$', '', 'g'), 80)),
    case when new.raw_user_meta_data ->> 'locale' = 'fr' then 'fr' else 'en' end,
    (select t.id from public.consent_texts as t
      where t.id = new.raw_user_meta_data ->> 'notice' and t.id like 'notice-%' and t.in_force_from <= now()))
  on conflict (user_id) do nothing;
  return new;
exception when others then
  raise warning 'No profile was made for the new account %: %', new.id, sqlerrm;
  return new;
end
$$;
