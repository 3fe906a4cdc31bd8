-- What a person may change about their account. The row is made with the account and belongs to nobody else.

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null default '' check (length(display_name) <= 80),
  locale text not null default 'en' check (locale in ('en', 'fr')),
  created_at timestamptz not null default now(),
  -- What stood on the form of the sign-up: which terms and which privacy page, in which language.
  notice text references public.consent_texts (id)
);
call private.classify('public.profiles', 'identity', 'user_id display_name');
call private.classify('public.profiles', 'record', 'locale created_at');
call private.classify('public.profiles', 'consent', 'notice');
create index profiles_notice_idx on public.profiles (notice);
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.profiles', 82, 't.user_id = person.account', 'delete');

-- Sign-up must never fail because of what a form put into the metadata: everything is cut to what the table takes,
-- and a notice that was never published is left out.
create function private.create_profile() returns trigger
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
create trigger create_profile_on_sign_up after insert on auth.users
  for each row execute function private.create_profile();

-- An edit is refused with a message instead of cut: the person is there to correct it. PT422 is how PostgREST is told the
-- status; a failed CHECK would be 400 or 500 depending on the server.
create function private.check_profile() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.display_name := regexp_replace(coalesce(new.display_name, ''), '^\s+|\s+$', '', 'g');
  if length(new.display_name) > 80 then
    raise exception using errcode = 'PT422', message = 'The display name is longer than 80 characters',
      hint = 'Shorten it and save again.';
  end if;
  if coalesce(new.locale, '') not in ('en', 'fr') then
    raise exception using errcode = 'PT422', message = 'The language is neither English nor French',
      hint = 'Send en or fr.';
  end if;
  return new;
end
$$;
create trigger check_profile_on_update before update on public.profiles
  for each row execute function private.check_profile();

revoke execute on function private.create_profile(), private.check_profile() from public, anon, authenticated;

alter table public.profiles enable row level security;
create policy "own profile is readable" on public.profiles for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "own profile is editable" on public.profiles for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

revoke all on public.profiles from public, anon, authenticated;
grant select, update (display_name, locale) on public.profiles to authenticated;
grant all on public.profiles to service_role;
