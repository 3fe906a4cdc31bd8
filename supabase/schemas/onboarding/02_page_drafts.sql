-- What a live company has written and not published yet, and what it asks to be called.

create table private.page_drafts (
  provider_id uuid primary key references public.providers (id) on delete cascade,
  page jsonb not null check (length(page::text) <= 65536),
  saved_at timestamptz not null default now()
);
call private.classify('private.page_drafts', 'company');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.page_drafts', 78, 't.provider_id = any (person.companies)', 'delete');
alter table private.page_drafts enable row level security;
revoke all on private.page_drafts from public, anon, authenticated;

-- What a company asks to be called and to work as, until staff has looked.
create table private.name_changes (
  provider_id uuid primary key references public.providers (id) on delete cascade,
  name text not null check (length(name) between 2 and 120 and not private.holds_link(name)),
  trade text not null references private.trades (name),
  asked_at timestamptz not null default now()
);
call private.classify('private.name_changes', 'company');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.name_changes', 79, 't.provider_id = any (person.companies)', 'delete');
create index name_changes_waiting_idx on private.name_changes (asked_at, provider_id);
create index name_changes_trade_idx on private.name_changes (trade);
alter table private.name_changes enable row level security;
revoke all on private.name_changes from public, anon, authenticated;
