-- What shows that a company reviews itself: the network both sides act from, and contacts however they are written.

-- Contacts as far as they name the same person, however they are written.

-- The mailbox that an address leads to: lower case, without a +tag, and for Gmail without dots.
create function private.plain_address(email text) returns text
language sql immutable set search_path = '' as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com' else mailbox || '@' || domain end
    from (select split_part(split_part(lower(btrim(email)), '@', 1), '+', 1) as mailbox, split_part(lower(btrim(email)), '@', 2) as domain) as parts
$$;

-- The last ten digits of a telephone number; null for fewer.
create function private.plain_phone(phone text) returns text
language sql immutable set search_path = '' as $$
  select substring(regexp_replace(phone, '\D', '', 'g') from '\d{10}$')
$$;

-- The domain of an address where it belongs to a company or a family; null at a provider where anybody has a mailbox.
create function private.private_domain(email text) returns text
language sql immutable set search_path = '' as $$
  select domain from (select nullif(split_part(lower(btrim(email)), '@', 2), '') as domain) as given
   where domain !~ '^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|proton|protonmail|mail|zoho|bell|sympatico|rogers|shaw|telus|videotron|cogeco|eastlink|sasktel|mts|nb\.sympatico|ns\.sympatico)\.(com|net|ca|qc\.ca|on\.ca|me|fr|org)$'
     and domain not in ('bell.net', 'pm.me', 'tutanota.com', 'fastmail.com', 'hushmail.com')
$$;

revoke execute on function private.plain_address(text), private.plain_phone(text), private.private_domain(text) from public, anon, authenticated;

-- Who left a company is still no customer of it: the hash of each address that a member had, for three years.

create table private.former_members (
  provider_id uuid not null references public.providers (id) on delete cascade,
  address_hash text not null,
  left_at timestamptz not null default now(),
  primary key (provider_id, address_hash)
);
call private.classify('private.former_members', 'secret', 'address_hash');
call private.classify('private.former_members', 'record', 'provider_id left_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.former_members', 17,
   't.address_hash in (select private.address_hash(a.address) from unnest(person.addresses) as a (address))', 'delete');
create index former_members_left_idx on private.former_members (left_at);
alter table private.former_members enable row level security;
revoke all on private.former_members from public, anon, authenticated;

create function private.address_hash(email text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(private.plain_address(email), 'UTF8')), 'hex')
$$;

create function private.note_former_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.former_members (provider_id, address_hash)
  select old.provider_id, private.address_hash(u.email) from auth.users as u
   where u.id = old.user_id and u.email is not null and exists (select from public.providers as p where p.id = old.provider_id)
  on conflict on constraint former_members_pkey do update set left_at = now();
  return null;
end
$$;
create trigger members_leave_a_trace after delete on public.provider_members for each row execute function private.note_former_member();

revoke execute on function private.address_hash(text), private.note_former_member() from public, anon, authenticated;

-- From where both sides act, as far as it takes to see that a company reviews itself: the network, never the address, as a keyed hash, for 30
-- days.

-- One key for all, made with the first trace; who reads the table of traces alone cannot try networks out.
create table private.trace_key (
  id boolean primary key default true check (id),
  key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
call private.classify('private.trace_key', 'technical');

create table private.traces (
  -- A project for who asked, a company for its people.
  subject uuid not null,
  network text not null,
  at timestamptz not null default now(),
  primary key (subject, network)
);
call private.classify('private.traces', 'secret', 'network');
call private.classify('private.traces', 'record', 'subject at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.traces', 18, 't.subject = any (person.projects) or t.subject = any (person.companies)', 'delete');
create index traces_at_idx on private.traces (at);
alter table private.trace_key enable row level security;
alter table private.traces enable row level security;
revoke all on private.trace_key, private.traces from public, anon, authenticated;

-- The network that an address belongs to, as it is kept: the first three numbers of IPv4, the first half of IPv6. Null for what is no
-- address.
create function private.network_of(address text) returns text
language plpgsql stable set search_path = '' as $$
declare
  known inet;
begin
  known := regexp_replace(address, '^::ffff:(?=\d+\.)', '', 'i')::inet;
  return encode(sha256(convert_to((select k.key from private.trace_key as k)
    || host(network(set_masklen(known, case family(known) when 4 then 24 else 64 end))), 'UTF8')), 'hex');
exception when invalid_text_representation then
  return null;
end
$$;

-- Notes that the caller acted for a project or a company.
create function private.leave_trace(subject uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.trace_key default values on conflict (id) do nothing;
  insert into private.traces as t (subject, network)
  select leave_trace.subject, seen.network from private.network_of(private.client_address()) as seen (network) where seen.network is not null
  on conflict on constraint traces_pkey do update set at = excluded.at
$$;

create function private.trace_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.leave_trace(case new.actor when 'homeowner' then r.project_id else r.provider_id end)
    from public.quote_requests as r where r.id = new.request_id;
  return null;
end
$$;
create trigger acts_leave_traces after insert on public.quote_request_events for each row
  when (new.actor in ('homeowner', 'provider')) execute function private.trace_event();

revoke execute on function private.network_of(text), private.leave_trace(uuid), private.trace_event() from public, anon, authenticated;

insert into private.retention_rules (id, table_name, kept, ends_with, expired) values
  ('traces', 'private.traces', 'the hash of a network: 30 days', 'delete', $$t.at < clock.now - interval '30 days'$$),
  ('former_members', 'private.former_members', 'the hash of the address of who left a company: three years', 'delete',
   $$t.left_at < clock.now - interval '3 years'$$);
