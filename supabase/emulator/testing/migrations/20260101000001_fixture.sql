create extension if not exists pg_trgm with schema extensions;

create table public.categories (
  id integer primary key,
  title text not null
);
create table public.notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  body text not null check (body <> 'refused')
);
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null default ''
);

alter table public.categories enable row level security;
alter table public.notes enable row level security;
alter table public.profiles enable row level security;
create policy "categories are public" on public.categories for select to anon, authenticated using (true);
create policy "own notes" on public.notes for all to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "own profile" on public.profiles for select to authenticated using ((select auth.uid()) = id);

revoke all on public.categories, public.notes, public.profiles from anon, authenticated;
grant select on public.categories to anon, authenticated;
grant select, insert (id, body) on public.notes to authenticated;
grant select on public.profiles to authenticated;

create function public.whoami() returns uuid language sql stable as $$ select auth.uid() $$;
create function public.sleep(seconds float8) returns void language sql volatile as $$ select pg_sleep(seconds) $$;
create function public.touch() returns integer language sql volatile as $$ select 1 $$;

-- Makes a sign-up fail inside the database, with the new row's values in reach of the log.
create function public.refuse_boom() returns trigger language plpgsql as $$
begin
  if new.raw_user_meta_data ->> 'display_name' = 'boom' then
    raise exception 'refused %', new.email;
  end if;
  return new;
end $$;
create trigger refuse_boom before insert on auth.users for each row execute function public.refuse_boom();
