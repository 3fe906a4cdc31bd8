-- The work itself, from the moment a company is hired until both sides say that it is finished.

create table private.jobs (
  request_id uuid primary key references public.quote_requests (id),
  hired_at timestamptz not null,
  -- Null when it was agreed elsewhere.
  agreed_total_cents bigint,
  first_day date,
  last_day date,
  company_done_at timestamptz,
  homeowner_done_at timestamptz,
  objections smallint not null default 0,
  objected_at timestamptz,
  objected_by text check (objected_by in ('homeowner', 'provider')),
  cancelled_at timestamptz,
  completed_by text check (completed_by in ('both', 'silence_homeowner', 'silence_company', 'staff')),
  check (last_day >= first_day),
  -- What time has told somebody already.
  reminders text[] not null default '{}',
  -- Work is finished when both sides say so, when one says it and the other lets the time pass without an objection, or by the staff.
  constraint finished_by_those_who_say_so check (completed_by is null or completed_by = 'staff' or (
    objected_at is null
    and (company_done_at is not null or completed_by = 'silence_company')
    and (homeowner_done_at is not null or completed_by = 'silence_homeowner'))),
  -- When the first of its steps opens that was not taken (private.steps_of); null when none is left.
  next_step_at timestamptz
);
call private.classify('private.jobs', 'record', 'request_id hired_at agreed_total_cents first_day last_day company_done_at homeowner_done_at objections objected_at objected_by cancelled_at completed_by reminders next_step_at');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains) values
  ('private.jobs', 35, 't.request_id = any (person.requests)', 'keep', 'amounts and days: part of the company’s records');
create index jobs_open_idx on private.jobs (hired_at) where completed_by is null and cancelled_at is null;
create index jobs_due_idx on private.jobs (next_step_at) where next_step_at is not null;
create index jobs_disputed_idx on private.jobs (objected_at) where objections >= 2 and completed_by is null and cancelled_at is null;
create index quote_requests_completed_idx on public.quote_requests (updated_at) where status = 'completed';
alter table private.jobs enable row level security;
revoke all on private.jobs from public, anon, authenticated;
grant all on private.jobs to service_role;

-- The job of a request as both sides see it, null while nobody is hired: { hired_at, agreed_total_cents, first_day, last_day,
-- company_done_at, homeowner_done_at, objections, objected_at, objected_by, cancelled_at, completed_by }.
create function private.job_json(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(j) - '{request_id,reminders,next_step_at}'::text[] from private.jobs as j where j.request_id = request
$$;

-- No request is completed, by whatever way, before its job is.
create function private.keep_completion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.jobs as j where j.request_id = new.id and j.completed_by is not null) then
    raise exception using errcode = 'PT409', message = 'Work is finished when both sides say so', hint = 'Say that the work is finished.';
  end if;
  return null;
end
$$;
create trigger completion_is_kept after update of status on public.quote_requests for each row
  when (new.status = 'completed' and old.status <> 'completed') execute function private.keep_completion();

-- The job, locked with its request, that the caller acts on, and for which side: 'homeowner' or 'provider'. Raises PT404 and PT403
-- as private.request_actors, and PT403 with 'confirm' in detail for a homeowner whose address is not confirmed.
-- `suspended`: whether somebody of a company that is not approved may do it too.
create function private.job_side(request public.quote_requests, token text, suspended boolean default false) returns text
language plpgsql volatile set search_path = '' as $$
declare
  side text;
begin
  if suspended and request.sent_at is not null and request.provider_id in (select private.my_providers('{owner,manager}')) then
    side := 'provider';
  else
    side := (private.request_actors(request, job_side.token))[1];
  end if;
  if side = 'homeowner' then
    perform private.require_confirmed(request.project_id);
  end if;
  return side;
end
$$;

-- What a call about a job answers: { status, job }.
create function private.job_answer(request_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('status', r.status, 'job', private.job_json(r.id)) from public.quote_requests as r where r.id = job_answer.request_id
$$;

-- Raises PT409 unless the work of a request goes on.
create function private.require_job(request public.quote_requests) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if request.status <> 'hired' then
    raise exception using errcode = 'PT409', message = 'There is no work under way for this request', hint = 'Reload to see where it stands now.';
  end if;
end
$$;
revoke execute on function private.job_json(uuid), private.keep_completion(), private.job_side(public.quote_requests, text, boolean),
  private.job_answer(uuid), private.require_job(public.quote_requests) from public, anon, authenticated;
