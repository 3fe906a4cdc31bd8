-- What a Supabase project has before the first migration, as far as the migrations and their tests touch it:
-- the API roles, the accounts table and an owner of the schema who is not a superuser.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'migrator'] loop
    -- Roles belong to the whole server: a test file beside this one may be making them.
    begin
      execute format('create role %I nologin %s', wanted, case wanted when 'service_role' then 'bypassrls' else '' end);
    exception when duplicate_object or unique_violation then
      null;
    end;
  end loop;
end
$$;
grant usage on schema public to anon, authenticated, service_role;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role, migrator;
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text unique,
  raw_user_meta_data jsonb,
  email_confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
grant select, delete, references, trigger on auth.users to migrator;
create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null
);
grant select on auth.identities to migrator;
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
grant select on auth.sessions to migrator;
create function auth.uid() returns uuid language sql stable as $$
  select nullif(coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb ->> 'sub', '')::uuid
$$;
grant execute on function auth.uid() to public;

-- Hosted projects start with these; the migrations have to hold against them.
grant all on schema public to migrator;
alter default privileges for role migrator in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role migrator in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role migrator in schema public grant all on functions to anon, authenticated, service_role;
