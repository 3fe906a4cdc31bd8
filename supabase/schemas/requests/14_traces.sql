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
