-- How fast companies answer, measured from what they were asked; private.due_response_times writes it once a day.

create table private.response_times (
  provider_id uuid primary key references public.providers (id) on delete cascade,
  -- Requests of the last 90 days that count, and how many of them were answered.
  asked integer not null check (asked >= 0),
  answered integer not null check (answered between 0 and asked),
  -- Half of the answers came within this time, such as 'Within 5 hours'; null where too few were asked to tell.
  words text check (words ~ '^Within \d{1,3} (hour|day)s?$'),
  measured_at timestamptz not null
);
call private.classify('private.response_times', 'company');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.response_times', 67, 't.provider_id = any (person.companies)', 'delete');
alter table private.response_times enable row level security;
revoke all on private.response_times from public, anon, authenticated;
