-- What a homeowner asks for once (a project), the request that each chosen provider gets, and its timeline. Clients read
-- these tables as far as the policies allow and write none of them: everything changes through functions.

create table public.projects (
  -- Made by the client, so that a submit whose answer was lost can be sent again.
  id uuid primary key,
  -- Null for a guest, and after the account was deleted.
  requester_id uuid references auth.users (id) on delete set null,
  category text check (length(category) between 1 and 120),
  service_name text check (length(service_name) between 1 and 200),
  description text check (length(description) between 1 and 5000),
  timing text check (timing in ('now', 'month', 'quarter', 'flexible')),
  start_on date,
  budget_min_cents integer check (budget_min_cents between 0 and 1000000000),
  budget_max_cents integer check (budget_max_cents between 0 and 1000000000),
  postal_code text check (postal_code ~ '^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] [0-9][ABCEGHJ-NPRSTV-Z][0-9]$'),
  province char(2) check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  locale text not null check (locale in ('en', 'fr')),
  source text not null check (source in ('card', 'profile', 'project', 'fixed_price', 'materials')),
  -- The choices of a fixed price, or a list of materials.
  details jsonb check (length(details::text) <= 20000),
  photo_count smallint not null default 0 check (photo_count between 0 and 6),
  created_at timestamptz not null default now(),
  -- When who asked showed that the address of the contact is theirs. Another address has to be shown again.
  contact_confirmed_at timestamptz,
  check (budget_min_cents <= budget_max_cents),
  -- What stood at the button: which terms and which privacy page, in which language.
  notice text references public.consent_texts (id),
  -- Until when who asked may add to it again, because a company asked for something.
  open_until timestamptz
);
call private.classify('public.projects', 'identity', 'requester_id');
call private.classify('public.projects', 'content', 'service_name description timing start_on budget_min_cents budget_max_cents details');
call private.classify('public.projects', 'address', 'postal_code');
call private.classify('public.projects', 'record', 'id category province locale source photo_count created_at contact_confirmed_at open_until');
call private.classify('public.projects', 'consent', 'notice');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains) values
  ('public.projects', 30, 't.id = any (person.projects)', 'erase',
   'that somebody asked for work of a trade in a province, because the companies’ records hang on it');
create index projects_notice_idx on public.projects (notice);
create index projects_requester_idx on public.projects (requester_id, created_at desc);
create index projects_unconfirmed_idx on public.projects (id) where contact_confirmed_at is null;

-- What a project asks of some of its companies alone: the lines of a list of materials that one vendor sells. Companies compete within
-- a lot, and each lot is given once. A project without lots asks everybody for all of it.
create table private.project_lots (
  project_id uuid not null references public.projects (id),
  lot smallint not null check (lot between 1 and 8),
  -- { lines: [{ ref, name, unit, quantity, price_cents, cents, final_sale, room, note }] } and what they cost as private.list_totals
  -- says it of one vendor; null once the person is gone.
  goods jsonb check (length(goods::text) <= 20000),
  primary key (project_id, lot)
);
call private.classify('private.project_lots', 'content', 'goods');
call private.classify('private.project_lots', 'record', 'project_id lot');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains) values
  ('private.project_lots', 29, 't.project_id = any (person.projects)', 'erase',
   'into how many parts a list was divided, because the companies’ records hang on it');
alter table private.project_lots enable row level security;
revoke all on private.project_lots from public, anon, authenticated;

-- Deletes stop here: a project that was sent is part of the provider's records too, and it is kept without the person.
create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id),
  provider_id uuid not null references public.providers (id),
  status text not null default 'draft' check (status in ('draft', 'sent', 'viewed', 'interested', 'quoted', 'connected',
                                                         'hired', 'completed', 'declined', 'withdrawn', 'expired')),
  -- Null until the provider may know of the request.
  sent_at timestamptz,
  first_reply_at timestamptz,
  -- Null until the provider may know who asks.
  connected_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When either side last did something with it.
  activity_at timestamptz not null default now(),
  -- Why it was declined, cancelled or closed.
  reason text check (reason in ('too_far', 'too_small', 'full', 'not_our_trade', 'licence', 'other',
                                'not_chosen', 'suspended', 'closed', 'unanswered', 'inactive',
                                'changed_mind', 'price', 'scope', 'schedule', 'no_show', 'unreachable')),
  -- The newest message and how far each side has read.
  last_message_seq bigint,
  last_message_side text check (last_message_side in ('homeowner', 'provider')),
  homeowner_read_seq bigint not null default 0,
  company_read_seq bigint not null default 0,
  -- Where the company finds it.
  inbox text generated always as (
    case when status in ('sent', 'viewed') then 'new' when status = 'interested' then 'answered' when status = 'quoted' then 'quoted'
         when status = 'connected' then 'contact' when status in ('hired', 'completed') then 'won'
         when status in ('declined', 'withdrawn', 'expired') then 'lost' end) stored,
  -- In which round of asking others it was made; 0 for those that were asked first.
  round smallint not null default 0 check (round between 0 and 2),
  -- When its company was asked again, because the job of the one that was chosen came to nothing.
  reopened_at timestamptz,
  -- Of which part of the project it is; null where the project has no parts.
  lot smallint,
  unique (project_id, provider_id),
  check (sent_at is not null or status in ('draft', 'withdrawn')),
  foreign key (project_id, lot) references private.project_lots (project_id, lot)
);
call private.classify('public.quote_requests', 'record', 'id project_id provider_id status sent_at first_reply_at connected_at created_at updated_at activity_at reason last_message_seq last_message_side homeowner_read_seq company_read_seq inbox round reopened_at lot');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains) values
  ('public.quote_requests', 31, 't.project_id = any (person.projects)', 'keep',
   'states and days: part of the company’s records');
create index quote_requests_provider_idx on public.quote_requests (provider_id, sent_at desc) include (first_reply_at);
create index quote_requests_inbox_idx on public.quote_requests (provider_id, inbox, activity_at desc, id) where sent_at is not null;
create index quote_requests_hired_idx on public.quote_requests (id) include (project_id) where status = 'hired';
create index quote_requests_idle_idx on public.quote_requests (activity_at) where status in ('interested', 'quoted', 'connected');
create unique index one_hire_for_each_lot on public.quote_requests (project_id, coalesce(lot, 0::smallint)) where status in ('hired', 'completed');
create index quote_requests_lot_idx on public.quote_requests (project_id, lot) where lot is not null;
create index quote_requests_waiting_idx on public.quote_requests (sent_at, id) include (provider_id) where status in ('sent', 'viewed');

create table public.quote_request_contacts (
  project_id uuid primary key references public.projects (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  phone text check (length(phone) <= 40),
  preferred text not null default 'email' check (preferred in ('email', 'phone', 'message')),
  -- Where a visit is, said when its time was picked.
  address text check (length(address) between 1 and 200)
);
call private.classify('public.quote_request_contacts', 'identity', 'name');
call private.classify('public.quote_request_contacts', 'contact', 'email phone preferred');
call private.classify('public.quote_request_contacts', 'address', 'address');
call private.classify('public.quote_request_contacts', 'record', 'project_id');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.quote_request_contacts', 20, 't.project_id = any (person.projects)', 'delete');
create index quote_request_contacts_email_idx on public.quote_request_contacts (email);

create table public.quote_request_events (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.quote_requests (id),
  actor text not null check (actor in ('homeowner', 'provider', 'system', 'staff')),
  from_status text,
  to_status text not null,
  note text check (length(note) <= 2000),
  at timestamptz not null default now(),
  -- What happened beside the state leaves the state as it is.
  kind text not null default 'status' check (kind in ('status', 'quote', 'visit', 'schedule', 'work', 'details')),
  -- Codes, days and amounts, never words.
  detail jsonb
);
call private.classify('public.quote_request_events', 'content', 'note');
call private.classify('public.quote_request_events', 'record', 'id request_id actor from_status to_status at kind detail');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains, as_shown) values
  ('public.quote_request_events', 32, 't.request_id = any (person.requests)', 'erase',
   'which step was taken when',
   $$private.mask_note(to_jsonb(t), t.actor = 'homeowner' or private.is_connected(t.request_id))$$);
create index quote_request_events_request_idx on public.quote_request_events (request_id, id);

create table private.quote_transitions (
  from_status text not null,
  to_status text not null,
  actor text not null,
  primary key (from_status, to_status, actor)
);
call private.classify('private.quote_transitions', 'reference');
insert into private.quote_transitions (from_status, to_status, actor) values
  ('draft', 'sent', 'homeowner'), ('draft', 'withdrawn', 'homeowner'),
  ('sent', 'viewed', 'provider'), ('sent', 'interested', 'provider'), ('viewed', 'interested', 'provider'),
  ('sent', 'declined', 'provider'), ('viewed', 'declined', 'provider'), ('interested', 'declined', 'provider'),
  ('viewed', 'quoted', 'provider'), ('interested', 'quoted', 'provider'), ('connected', 'quoted', 'provider'),
  ('interested', 'connected', 'homeowner'), ('quoted', 'connected', 'homeowner'),
  ('quoted', 'hired', 'homeowner'), ('connected', 'hired', 'homeowner'), ('hired', 'completed', 'homeowner'),
  ('sent', 'withdrawn', 'homeowner'), ('viewed', 'withdrawn', 'homeowner'), ('interested', 'withdrawn', 'homeowner'),
  ('quoted', 'withdrawn', 'homeowner'), ('connected', 'withdrawn', 'homeowner'),
  ('sent', 'expired', 'system'), ('viewed', 'expired', 'system'),
  -- A company may still withdraw after it answered.
  ('quoted', 'declined', 'provider'), ('connected', 'declined', 'provider'),
  -- Another company was chosen, or nothing happened for 90 days.
  ('sent', 'withdrawn', 'system'), ('viewed', 'withdrawn', 'system'), ('interested', 'withdrawn', 'system'),
  ('quoted', 'withdrawn', 'system'), ('connected', 'withdrawn', 'system'),
  ('interested', 'expired', 'system'), ('quoted', 'expired', 'system'), ('connected', 'expired', 'system'),
  -- A team confirms a booking; a job is cancelled by either side, or finished by time or by the staff.
  ('sent', 'hired', 'provider'), ('viewed', 'hired', 'provider'),
  ('hired', 'withdrawn', 'homeowner'), ('hired', 'declined', 'provider'),
  ('hired', 'completed', 'provider'), ('hired', 'completed', 'system'), ('hired', 'completed', 'staff'),
  ('hired', 'withdrawn', 'staff'),
  -- Asked again, after the job of another one was cancelled.
  ('withdrawn', 'sent', 'homeowner');

-- What happened cannot be changed afterwards, not even by the owner of the table.
create function private.refuse_rewrite() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT409', message = 'The timeline of a request is append-only', hint = 'Add an event instead.';
end
$$;
create trigger events_are_append_only before delete or truncate on public.quote_request_events
  for each statement execute function private.refuse_rewrite();

-- The words go with the person; that it happened stays.
create function private.keep_event() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.note is not null or to_jsonb(new) - 'note' <> to_jsonb(old) - 'note' then
    raise exception using errcode = 'PT409', message = 'The timeline of a request is append-only', hint = 'Add an event instead.';
  end if;
  return new;
end
$$;
create trigger events_lose_their_words before update on public.quote_request_events for each row execute function private.keep_event();

-- Who writes a request, by whatever way, makes a move of the table, keeps whom it belongs to and when it was sent, and shows the
-- homeowner only with a move by which the homeowner does so.
create function private.keep_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> old.status and not exists (
       select from private.quote_transitions as t where t.from_status = old.status and t.to_status = new.status) then
    raise exception using errcode = 'PT409', message = format('A request that is %s cannot become %s', old.status, new.status),
      hint = 'Reload to see where it stands now.';
  elsif (new.project_id, new.provider_id, new.lot) is distinct from (old.project_id, old.provider_id, old.lot)
        or (old.sent_at is not null and new.sent_at is distinct from old.sent_at)
        or (old.connected_at is not null and new.connected_at is null)
        or (new.connected_at is not null and old.connected_at is null
            and (new.status = old.status or new.status not in ('connected', 'hired'))) then
    raise exception using errcode = 'PT409', message = 'Who a request belongs to, when it was sent and who was shown cannot change',
      hint = 'Send another request.';
  elsif new.homeowner_read_seq < old.homeowner_read_seq or new.company_read_seq < old.company_read_seq then
    raise exception using errcode = 'PT409', message = 'What was read stays read', hint = 'Reload the conversation.';
  end if;
  return new;
end
$$;
create trigger requests_are_kept before update on public.quote_requests for each row execute function private.keep_request();

-- Only a list of materials has lots, before anybody was asked for all of it, and what a lot holds stays until its person goes.
create function private.keep_lot() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if (new.project_id, new.lot) is distinct from (old.project_id, old.lot) or (new.goods is not null and new.goods is distinct from old.goods) then
      raise exception using errcode = 'PT409', message = 'What was asked for cannot change after it was sent', hint = 'Send a new request.';
    end if;
  elsif not exists (select from public.projects as p where p.id = new.project_id and p.source = 'materials')
        or exists (select from public.quote_requests as r where r.project_id = new.project_id and r.lot is null) then
    raise exception using errcode = 'PT409', message = 'Only a list of materials is asked for in parts', hint = 'Send a list to its vendors.';
  end if;
  return new;
end
$$;
create trigger lots_are_kept before insert or update on private.project_lots for each row execute function private.keep_lot();

-- A request is of a lot where the project has lots: whoever were asked for all of it would be given a second time what a lot gives.
create function private.place_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.project_lots as l where l.project_id = new.project_id) then
    raise exception using errcode = 'PT409', message = 'A list is asked for in parts', hint = 'Send the list again to ask others.';
  end if;
  return new;
end
$$;
create trigger requests_are_of_a_lot before insert on public.quote_requests for each row when (new.lot is null)
  execute function private.place_request();

-- What was asked for in parts stays a list.
create function private.keep_list() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.project_lots as l where l.project_id = new.id) then
    raise exception using errcode = 'PT409', message = 'A list of materials stays one', hint = 'Send a new request.';
  end if;
  return new;
end
$$;
create trigger lists_are_kept before update of source on public.projects for each row when (old.source = 'materials' and new.source <> 'materials')
  execute function private.keep_list();

-- Whether both sides of a request know who the other is.
create function private.is_connected(request_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.quote_requests as r where r.id = is_connected.request_id and r.connected_at is not null)
$$;

-- Whether nobody can say any more who asked.
create function private.is_of_nobody(request_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.quote_requests as r join public.projects as p on p.id = r.project_id
     where r.id = is_of_nobody.request_id and p.requester_id is null
       and not exists (select from public.quote_request_contacts as k where k.project_id = p.id))
$$;

-- The policies ask these two instead of each other's tables, which would never end.
create function private.own_projects() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.projects where requester_id = (select auth.uid())
$$;
create function private.connected_projects() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select project_id from public.quote_requests where connected_at is not null and provider_id in (select private.acting_providers())
$$;
revoke execute on function private.refuse_rewrite(), private.keep_event(), private.keep_request(), private.keep_lot(), private.place_request(), private.keep_list(), private.is_connected(uuid), private.is_of_nobody(uuid), private.own_projects(), private.connected_projects()
  from public, anon, authenticated;
grant execute on function private.own_projects(), private.connected_projects() to authenticated;

alter table public.projects enable row level security;
alter table public.quote_requests enable row level security;
alter table public.quote_request_contacts enable row level security;
alter table public.quote_request_events enable row level security;
alter table private.quote_transitions enable row level security;

-- Companies read projects through lead only: a whole postal code can be one house. Staff reads through staff_item, which writes it down.
create policy "own projects are readable" on public.projects for select to authenticated
  using (requester_id = (select auth.uid()));
create policy "both sides read a request once it is sent" on public.quote_requests for select to authenticated
  using ((sent_at is not null and provider_id in (select private.my_providers()))
         or project_id in (select private.own_projects()));
create policy "a provider reads the contact once connected" on public.quote_request_contacts for select to authenticated
  using (project_id in (select private.own_projects()) or project_id in (select private.connected_projects()));

revoke all on public.projects, public.quote_requests, public.quote_request_contacts, public.quote_request_events,
  private.quote_transitions from public, anon, authenticated;
-- What happened is read through functions, which hide contact details in its notes.
grant select on public.projects, public.quote_requests, public.quote_request_contacts to authenticated;
grant all on public.projects, public.quote_requests, public.quote_request_contacts, public.quote_request_events to service_role;
