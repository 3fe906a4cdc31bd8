/**
 * What the Auth server remembers beyond the library's own tables, in a schema of its own that no API serves.
 *
 * `link_requests`: who asked for the link that was mailed last, the browser (its PKCE challenge) or, where none was given,
 * the network address. `code` is what the link was opened to, until the code is used.
 * `mail_requests`: when a mail to an address was asked for and from which network, whether or not there is an account, so
 * that limits tell nothing.
 * With an account goes what both and the library's own log know of it.
 * `attempts`: the counts of the limits of attempts, by the hash of what each counts (`storedLimits`).
 * `forgotten_addresses`: where a person got mail who is deleted, until housekeeping has dropped what was caught of it. An
 * address of a contact that is another account's stays that account's.
 */
export const ACCOUNT_TABLES = `
create schema if not exists emulator;
create table if not exists emulator.link_requests (
  user_id uuid references auth.users (id) on delete cascade,
  kind text check (kind in ('confirmation', 'recovery')),
  code_challenge text,
  code_challenge_method text,
  address text not null,
  code text unique,
  code_at timestamptz,
  primary key (user_id, kind)
);
create table if not exists emulator.mail_requests (
  recipient text not null,
  kind text not null check (kind in ('confirmation', 'recovery', 'notice')),
  asked_at timestamptz not null default now()
);
alter table emulator.mail_requests add column if not exists asked_from text;
create index if not exists mail_requests_asker_idx on emulator.mail_requests (asked_from, asked_at);
create index if not exists mail_requests_recipient_idx on emulator.mail_requests (recipient, asked_at);
create index if not exists mail_requests_age_idx on emulator.mail_requests (asked_at);
-- Room for a changed row beside the one it takes the place of.
create table if not exists emulator.attempts (
  name text,
  key text,
  n integer not null,
  ends_at timestamptz not null,
  primary key (name, key)
) with (fillfactor = 50);
create table if not exists emulator.forgotten_addresses (
  address text primary key,
  forgotten_at timestamptz not null default clock_timestamp()
);
create or replace function emulator.note_addresses() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  addresses text[] := array[lower(old.email)];
begin
  -- The product's own tables may not be there.
  if to_regprocedure('private.person_of(uuid)') is not null then
    addresses := addresses || array(
      select lower(k.email) from public.quote_request_contacts as k
       where k.project_id = any ((private.person_of(old.id)).projects)
         and not exists (select from auth.users as u where u.email = lower(k.email)));
  end if;
  insert into emulator.forgotten_addresses as f (address)
  select distinct a.address from unnest(addresses) as a (address) where a.address is not null
  on conflict (address) do update set forgotten_at = clock_timestamp();
  return old;
end
$$;
-- Before the trigger that erases the person, by the order of their names.
create or replace trigger a_note_addresses before delete on auth.users for each row execute function emulator.note_addresses();
create or replace function emulator.forget_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.audit_log_entries where payload ->> 'actor_id' = old.id::text;
  delete from auth.audit_log_entries where payload ->> 'actor_username' = old.email;
  delete from emulator.mail_requests where recipient = lower(old.email);
  return null;
end
$$;
create or replace trigger forget_account after delete on auth.users for each row execute function emulator.forget_account();`;
