-- Staff keeps order: messages and requests for demonstrations, reported companies and companies without an owner wait like everything else;
-- what was decided about a company is read by its owners; what waits is told once a day.

alter table public.demo_requests add column status text not null default 'new' check (status in ('new', 'open', 'closed'));
call private.classify('public.demo_requests', 'record', 'status');
create index contact_messages_waiting_idx on public.contact_messages (created_at, id) where status <> 'closed';
create index demo_requests_waiting_idx on public.demo_requests (created_at, id) where status <> 'closed';

alter table private.staff_decisions drop constraint staff_decisions_target_kind_check;
alter table private.staff_decisions add constraint staff_decisions_target_kind_check
  check (target_kind in ('account', 'application', 'company', 'credential', 'review', 'dispute', 'message', 'contact_message', 'demo_request'));
update private.personal_data set belongs =
   $$t.staff_id = person.account
   or (t.target_kind = 'account' and t.target_id = person.account)
   or (t.target_kind = 'application' and t.target_id in (
         select a.id from public.applications as a where a.user_id = person.account or a.email = any (person.addresses)))
   or (t.target_kind = 'contact_message' and t.target_id in (select m.id from public.contact_messages as m where m.email = any (person.addresses)))
   or (t.target_kind = 'demo_request' and t.target_id in (select d.id from public.demo_requests as d where d.email = any (person.addresses)))
   or (t.target_kind = 'company' and t.target_id = any (person.companies))
   or (t.target_kind = 'credential' and t.target_id in (select c.id from public.credentials as c where c.provider_id = any (person.companies)))
   or (t.target_kind = 'message' and t.target_id in (select m.id from private.messages as m where m.request_id = any (person.requests)))
   or (t.target_kind = 'dispute' and t.target_id = any (person.requests))
   or (t.target_kind = 'review' and t.target_id in (select v.id from public.reviews as v where v.request_id = any (person.requests)))$$
 where table_name = 'private.staff_decisions';

drop trigger forget_application on public.applications;
drop function private.forget_application();
-- What was decided about a form, of the kind given, is kept without the words once what was sent is gone.
create function private.forget_reasons() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.staff_decisions as d set reason = null where d.target_kind = tg_argv[0] and d.target_id = old.id;
  return null;
end
$$;
create trigger forget_reasons after delete on public.applications for each row execute function private.forget_reasons('application');
create trigger forget_reasons after delete on public.contact_messages for each row execute function private.forget_reasons('contact_message');
create trigger forget_reasons after delete on public.demo_requests for each row execute function private.forget_reasons('demo_request');
revoke execute on function private.forget_reasons() from public, anon, authenticated;

-- Staff reads one by staff_item, which writes it down.
drop policy "staff reads messages" on public.contact_messages;
drop policy "staff reads demo requests" on public.demo_requests;
revoke select on public.contact_messages, public.demo_requests from authenticated;

insert into private.optional_mails (kind) values ('staff_digest');

-- Whether the caller would decide about themselves: their own company, application, review or report.
create or replace function private.concerns_caller(target_kind text, target_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  address constant text := private.confirmed_email(me);
  subject uuid;
begin
  if target_kind = 'review' then
    return exists (
      select from public.reviews as v
        join public.quote_requests as r on r.id = v.request_id
        join public.projects as p on p.id = r.project_id
       where v.id = concerns_caller.target_id
         and (p.requester_id = me or v.provider_id in (select private.my_providers())
              or exists (select from public.reports as told where told.target_id = v.id and told.status = 'open' and told.reporter_id = me)));
  elsif target_kind = 'message' then
    return exists (
      select from private.messages as m
       where m.id = concerns_caller.target_id
         and (private.takes_part(m.request_id)
              or exists (select from public.reports as told where told.target_id = m.id and told.status = 'open' and told.reporter_id = me)));
  elsif target_kind = 'dispute' then
    return private.takes_part(concerns_caller.target_id);
  elsif target_kind = 'application' then
    return exists (select from public.applications as a
                    where a.id = concerns_caller.target_id and (a.user_id = me or a.email = address or a.provider_id in (select private.my_providers())));
  elsif target_kind = 'contact_message' then
    return exists (select from public.contact_messages as m where m.id = concerns_caller.target_id and m.email = address);
  elsif target_kind = 'demo_request' then
    return exists (select from public.demo_requests as d where d.id = concerns_caller.target_id and d.email = address);
  end if;
  subject := case when target_kind = 'company' then concerns_caller.target_id
                  else (select c.provider_id from public.credentials as c where c.id = concerns_caller.target_id) end;
  return subject in (select private.my_providers())
      or exists (select from public.applications as a where a.provider_id = subject and (a.user_id = me or a.email = address))
      or exists (select from public.reports as told where told.target_id = subject and told.status = 'open' and told.reporter_id = me);
end
$$;

-- What staff does about messages and requests for demonstrations.

-- Says where one stands: 'open' somebody looks after it, 'closed' it was answered: { status }. Support and administrators only; what is so
-- already is a success without another entry. Raises PT403 for one of the own, PT404, PT422 on 'to_status' and 'reason'.
create function public.set_message_status(id uuid, to_status text, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  kind text := 'contact_message';
  stands text;
begin
  perform private.require_staff('{support,admin}');
  if coalesce(to_status, '') not in ('open', 'closed') then
    perform private.refuse('to_status', 'That is no state of a message', 'Choose open or closed.');
  end if;
  select m.status into stands from public.contact_messages as m where m.id = set_message_status.id for update;
  if not found then
    kind := 'demo_request';
    select d.status into stands from public.demo_requests as d where d.id = set_message_status.id for update;
  end if;
  if stands is null then
    raise exception using errcode = 'PT404', message = 'There is no such message', hint = 'Reload the list.';
  elsif stands <> to_status then
    perform private.log_decision(kind, set_message_status.id, to_status, set_message_status.reason);
    update public.contact_messages as m set status = to_status where m.id = set_message_status.id;
    update public.demo_requests as d set status = to_status where d.id = set_message_status.id;
  end if;
  return jsonb_build_object('status', to_status);
end
$$;

revoke execute on function public.set_message_status(uuid, text, text) from public, anon, authenticated;
grant execute on function public.set_message_status(uuid, text, text) to authenticated;

-- Tells staff what is wrong with a review, a company, or a message of the other side of a request: { id }. By an account or a guest, about a
-- message by the two sides alone, at most 10 in an hour; the same id again stores nothing twice.
-- report: { id, target_kind: 'review' | 'provider' | 'message', target_id, reason: 'spam' | 'abuse' | 'private' | 'not_customer' | 'other', body? };
-- token: of the private link of a guest who reports a message.
-- Raises PT404 for a review that does not stand, a company that is not live and a message of others, PT403 for the own company and side, PT409
-- for somebody else's id,
-- PT422 with the field in detail, PT429.
create or replace function public.submit_report(report jsonb, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  new_id constant uuid := private.clean_uuid(report ->> 'id', 'id', 'The id of the report');
  kind constant text := coalesce(report ->> 'target_kind', '');
  reported constant uuid := private.clean_uuid(report ->> 'target_id', 'target_id', 'The id of what is reported');
  why constant text := coalesce(report ->> 'reason', '');
  words constant text := private.clean_text(report ->> 'body', 2000, 'body', 'The explanation', true);
  who constant text := coalesce(me::text, private.client_address());
begin
  if kind not in ('review', 'provider', 'message') then
    perform private.refuse('target_kind', 'Nothing of that kind is reported', 'Reload the page and try again.');
  elsif why not in ('spam', 'abuse', 'private', 'not_customer', 'other') then
    perform private.refuse('reason', 'It is not said what is wrong', 'Choose one of the reasons.');
  elsif why = 'other' and words is null then
    perform private.refuse('body', 'It is not said what is wrong', 'Describe it in a few words.');
  elsif kind = 'message' then
    perform private.require_message_of_others(reported, submit_report.token);
  elsif kind = 'provider' then
    if not exists (select from public.providers as p where p.id = reported and p.status = 'approved') then
      raise exception using errcode = 'PT404', message = 'There is no such company', hint = 'Reload the page; it may have left.';
    elsif reported in (select private.my_providers()) then
      raise exception using errcode = 'PT403', message = 'This is your own company', hint = 'Write to support instead.';
    end if;
  elsif not exists (select from public.reviews as v where v.id = reported and v.status = 'published') then
    raise exception using errcode = 'PT404', message = 'There is no such review', hint = 'Reload the page; it may have been removed.';
  end if;
  insert into public.reports (id, reporter_id, target_kind, target_id, reason, body)
  values (new_id, me, kind, reported, why, words) on conflict on constraint reports_pkey do nothing;
  if found then
    perform private.enforce_rate_limit('report/' || coalesce(who, 'guests'), case when who is null then 300 else 10 end, interval '1 hour');
  elsif not exists (select from public.reports as r
                     where r.id = new_id and r.reporter_id is not distinct from me and r.target_id = reported) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another report', hint = 'Reload the page and report it again.';
  end if;
  return jsonb_build_object('id', new_id);
end
$$;

-- What staff decides about a message that was reported: { id, status }. 'keep_message' leaves it as it is, 'erase_message' takes its words and
-- pictures away for good, for both sides. Open reports about it are closed. The same again is the same answer. Moderators and administrators only.
-- 'keep_company' and 'suspend_company' are about a company that was reported.
-- Raises PT403 for everybody else and who takes part in it or reported it, PT404 for one that nobody reported, PT409 for words that are gone,
-- PT422 on 'decision' or 'reason'.
create or replace function public.decide_report(id uuid, decision text, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  m private.messages;
begin
  perform private.require_staff('{moderator,admin}');
  if decide_report.decision in ('keep_company', 'suspend_company') then
    return private.decide_reported_company(decide_report.id, decide_report.decision, decide_report.reason);
  end if;
  select * into m from private.messages as known
   where known.id = decide_report.id
     and exists (select from public.reports as r where r.target_id = known.id and r.target_kind = 'message') for update;
  if m.id is null then
    raise exception using errcode = 'PT404', message = 'Nobody reported such a message', hint = 'Reload to see what waits.';
  elsif coalesce(decision, '') not in ('keep_message', 'erase_message') then
    perform private.refuse('decision', 'That is no decision', 'Choose keep_message, erase_message, keep_company or suspend_company.');
  elsif decision = 'erase_message' and m.body is null and m.erased_at is null then
    raise exception using errcode = 'PT409', message = 'Questions have no words that can go', hint = 'Keep it; the company chose from a list.';
  end if;
  perform private.log_decision('message', m.id, decide_report.decision, decide_report.reason);
  if decision = 'erase_message' then
    update private.messages as known set body = null, erased_at = now() where known.id = m.id and known.erased_at is null;
    delete from private.message_images as i where i.message_id = m.id;
  end if;
  update public.reports as r set status = case decision when 'keep_message' then 'dismissed' else 'actioned' end, closed_at = now()
   where r.target_id = m.id and r.target_kind = 'message' and r.status = 'open';
  return jsonb_build_object('id', m.id, 'status', private.message_item(m.id) ->> 'status');
end
$$;

-- Companies that nobody owns any more, because the account of the last owner was deleted while others still work for them.

create table private.orphaned_companies (
  provider_id uuid primary key references public.providers (id) on delete cascade,
  since timestamptz not null default now()
);
call private.classify('private.orphaned_companies', 'technical');
alter table private.orphaned_companies enable row level security;
revoke all on private.orphaned_companies from public, anon, authenticated;

-- A company without an owner takes no new work until staff has looked; with one, that wait is over.
create function private.note_orphan() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  company constant uuid := coalesce(new.provider_id, old.provider_id);
begin
  if exists (select from public.provider_members as m where m.provider_id = company and m.role = 'owner') then
    delete from private.orphaned_companies as o where o.provider_id = company;
  elsif old.role = 'owner' then
    update public.providers as p set accepting_work = false where p.id = company and p.status <> 'closed';
    if found then
      insert into private.orphaned_companies (provider_id) values (company) on conflict on constraint orphaned_companies_pkey do nothing;
    end if;
  end if;
  return null;
end
$$;
create trigger note_orphan after insert or update of role or delete on public.provider_members for each row execute function private.note_orphan();

-- Who would own it: of its people with a confirmed address an estimator before the crew, the oldest account first; null without any.
create function private.heir_of(provider uuid) returns uuid
language sql stable set search_path = '' as $$
  select m.user_id from public.provider_members as m join auth.users as u on u.id = m.user_id
   where m.provider_id = heir_of.provider and private.confirmed_email(m.user_id) is not null
   order by m.role <> 'manager', u.created_at, u.id limit 1
$$;

revoke execute on function private.note_orphan(), private.heir_of(uuid) from public, anon, authenticated;

-- Companies that nobody owns already wait too.
insert into private.orphaned_companies (provider_id)
select p.id from public.providers as p
 where p.status <> 'closed' and exists (select from public.provider_members as m where m.provider_id = p.id)
   and not exists (select from public.provider_members as m where m.provider_id = p.id and m.role = 'owner');

create or replace view private.staff_waiting as
  select 'applications' as queue, a.id, a.company as title, a.kind as detail, a.status, a.created_at as since
    from public.applications as a where a.status in ('submitted', 'in_review') or (a.status = 'onboarding' and a.kind = 'partner')
  union all
  select 'companies', p.id, p.trade_name, p.primary_category, p.status, coalesce(p.submitted_at, p.updated_at)
    from public.providers as p where p.status in ('submitted', 'in_review')
  union all
  select 'credentials', c.id, p.trade_name, c.kind, c.status, c.claimed_at
    from public.credentials as c join public.providers as p on p.id = c.provider_id
   where c.status = 'claimed' and p.status in ('submitted', 'in_review', 'approved')
  union all
  select 'names', p.id, p.trade_name, n.name, p.status, n.asked_at
    from private.name_changes as n join public.providers as p on p.id = n.provider_id
  union all
  select 'reviews', v.id, p.trade_name, min(r.reason), v.status, min(r.created_at)
    from public.reports as r
    join public.reviews as v on v.id = r.target_id
    join public.providers as p on p.id = v.provider_id
   where r.status = 'open' and r.target_kind = 'review' group by v.id, p.trade_name
  union all
  select 'reviews', v.id, p.trade_name, v.hold[1], v.status, v.created_at
    from public.reviews as v join public.providers as p on p.id = v.provider_id where v.status = 'held'
  union all
  select 'reports', m.id, p.trade_name, min(t.reason), 'reported', min(t.created_at)
    from public.reports as t
    join private.messages as m on m.id = t.target_id
    join public.quote_requests as r on r.id = m.request_id
    join public.providers as p on p.id = r.provider_id
   where t.status = 'open' and t.target_kind = 'message' group by m.id, p.trade_name
  union all
  select 'reports', p.id, p.trade_name, min(t.reason), 'reported', min(t.created_at)
    from public.reports as t join public.providers as p on p.id = t.target_id
   where t.status = 'open' and t.target_kind = 'provider' group by p.id
  union all
  select 'disputes', r.id, p.trade_name, 'work', r.status, j.objected_at
    from private.jobs as j
    join public.quote_requests as r on r.id = j.request_id
    join public.providers as p on p.id = r.provider_id
   where j.objections >= 2 and j.objected_at is not null and j.completed_by is null and j.cancelled_at is null
  union all
  select 'messages', m.id, concat_ws(' ', m.first_name, m.last_name), m.subject, m.status, m.created_at
    from public.contact_messages as m where m.status <> 'closed'
  union all
  select 'messages', d.id, d.name, 'demo', d.status, d.created_at from public.demo_requests as d where d.status <> 'closed'
  union all
  select 'orphaned', p.id, p.trade_name, p.primary_category, p.status, o.since
    from private.orphaned_companies as o join public.providers as p on p.id = o.provider_id where p.status <> 'closed';

-- The queues that a role decides about: support answers messages and settles disputes, moderators decide about everything else, administrators
-- about all.
create or replace function private.queues_of(role text) returns text[]
language sql immutable set search_path = '' as $$
  select case when role in ('moderator', 'admin') then '{applications,companies,names,credentials,reviews,reports,orphaned}'::text[] else '{}' end
      || case when role in ('support', 'admin') then '{disputes,messages}'::text[] else '{}' end
$$;

-- Those of the caller.
create or replace function private.staff_queues() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce((select private.queues_of(s.role) from private.staff as s where s.user_id = auth.uid()), '{}')
$$;
revoke execute on function private.queues_of(text), private.staff_queues() from public, anon, authenticated;

-- A message and a request for a demonstration as support reads them.

create function private.message_decisions(status text) returns jsonb
language sql immutable set search_path = '' as $$
  select case status when 'new' then '["open", "closed"]' when 'open' then '["closed"]' else '["open"]' end::jsonb
$$;

create function private.contact_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'contact_message', 'title', concat_ws(' ', m.first_name, m.last_name), 'status', case m.status when 'closed' then 'answered' else m.status end, 'since', m.created_at,
    'facts', private.facts('reference', m.reference, 'subject', m.subject, 'message', m.message, 'email', m.email, 'phone', m.phone, 'locale', m.locale),
    'related', '[]'::jsonb, 'decisions', private.message_decisions(m.status))
    from public.contact_messages as m where m.id = contact_item.id
$$;

create function private.demo_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'demo_request', 'title', d.name, 'status', case d.status when 'closed' then 'answered' else d.status end, 'since', d.created_at,
    'facts', private.facts('reference', d.reference, 'subject', 'demo', 'topic', d.topic, 'company', d.company, 'preferred_on', d.preferred_on::text,
                           'message', d.message, 'email', d.email, 'phone', d.phone, 'locale', d.locale),
    'related', '[]'::jsonb, 'decisions', private.message_decisions(d.status))
    from public.demo_requests as d where d.id = demo_item.id
$$;

revoke execute on function private.message_decisions(text), private.contact_item(uuid), private.demo_item(uuid) from public, anon, authenticated;

-- Ends what waits for an answer of a company that may not answer any more: the homeowners are told that it takes no requests, and
-- half days that no team has begun are free again. Jobs that were given stay, and who asked may finish and review them; contacts that
-- were shared stay with a company that is suspended, which may come back.
create or replace function private.end_open_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  waiting uuid;
begin
  for waiting in
    select r.id from public.quote_requests as r
     where r.provider_id = new.id
       and (r.status in ('sent', 'viewed', 'interested', 'quoted') or (new.status = 'closed' and r.status = 'connected'))
     order by r.id for update
  loop
    perform private.transition_request(waiting, 'expired', 'system', reason => new.status);
    perform private.settle_quotes(waiting, 'withdrawn');
  end loop;
  return null;
end
$$;
drop trigger end_open_requests on public.providers;
create trigger end_open_requests after update of status on public.providers for each row
  when (new.status in ('suspended', 'closed') and old.status <> new.status) execute function private.end_open_requests();

-- Takes a company out of the directory for good unless it comes back, with what waits for it. Raises PT409 on 'hired' while a job is under way.
create or replace function private.close_provider(provider uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if exists (select from public.quote_requests as r where r.provider_id = close_provider.provider and r.status = 'hired') then
    raise exception using errcode = 'PT409', message = 'A job of this company is under way', detail = 'hired',
      hint = 'Finish it, or cancel it with the homeowner, first.';
  end if;
  update public.providers as p set status = 'closed' where p.id = close_provider.provider;
end
$$;
revoke execute on function private.close_provider(uuid) from public, anon, authenticated;

-- What staff decides about a company that nobody owns.

create function private.orphan_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'company', 'title', p.trade_name, 'status', p.status, 'since', coalesce(o.since, p.updated_at),
    'facts', private.facts('trade', p.primary_category, 'city', p.city, 'province', p.province, 'phone', p.public_phone,
      'people', (select string_agg(concat_ws(' · ', f.display_name, private.confirmed_email(m.user_id)), E'\n' order by m.role <> 'manager', m.user_id)
                   from public.provider_members as m left join public.profiles as f on f.user_id = m.user_id where m.provider_id = p.id),
      'heir', (select concat_ws(' · ', f.display_name, u.email) from auth.users as u left join public.profiles as f on f.user_id = u.id
                where u.id = private.heir_of(p.id))),
    'related', jsonb_build_array(jsonb_build_object('queue', 'companies', 'id', p.id, 'detail', 'page', 'status', p.status)),
    'decisions', case when o.provider_id is null or p.status = 'closed' then '[]' when private.heir_of(p.id) is null then '["close_company"]'
                      else '["appoint_owner", "close_company"]' end::jsonb)
    from public.providers as p left join private.orphaned_companies as o on o.provider_id = p.id where p.id = orphan_item.id
$$;

-- Decides about a company that nobody owns: 'appoint_owner' makes one of its people the owner, who is told, 'close_company' ends it with
-- its open requests: { status }. Moderators and administrators only. Raises PT404, PT409 for one that has an owner, nobody who could be one, or
-- a job under way, PT422 on 'decision' and 'reason'.
create function public.decide_orphan(id uuid, decision text, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
  heir uuid;
begin
  perform private.require_staff('{moderator,admin}');
  if coalesce(decide_orphan.decision, '') not in ('appoint_owner', 'close_company') then
    perform private.refuse('decision', 'That is no decision', 'Choose appoint_owner or close_company.');
  end if;
  select * into p from public.providers as known where known.id = decide_orphan.id for no key update;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such company', hint = 'Reload the list.';
  end if;
  heir := private.heir_of(p.id);
  if p.status = 'closed' or not exists (select from private.orphaned_companies as o where o.provider_id = p.id) then
    raise exception using errcode = 'PT409', message = 'This company does not wait for an owner', hint = 'Reload the list.';
  elsif decide_orphan.decision = 'appoint_owner' and heir is null then
    raise exception using errcode = 'PT409', message = 'Nobody of its people could own it', hint = 'Close it.';
  end if;
  perform private.log_decision('company', p.id, decide_orphan.decision, decide_orphan.reason);
  if decide_orphan.decision = 'close_company' then
    perform private.close_provider(p.id);
  else
    update public.provider_members as m set role = 'owner' where m.provider_id = p.id and m.user_id = heir;
    perform private.enqueue_mail(format('owner_appointed/%s/%s', max(d.id), heir), 'owner_appointed', private.confirmed_email(heir),
              (select f.locale from public.profiles as f where f.user_id = heir),
              jsonb_build_object('company', p.trade_name, 'link', '/account/company?company=' || p.id))
       from private.staff_decisions as d where d.target_kind = 'company' and d.target_id = p.id;
  end if;
  return jsonb_build_object('status', (select known.status from public.providers as known where known.id = p.id));
end
$$;

revoke execute on function private.orphan_item(uuid), public.decide_orphan(uuid, text, text) from public, anon, authenticated;
grant execute on function public.decide_orphan(uuid, text, text) to authenticated;

-- A company that readers reported, and what staff decides about it.

create function private.reported_company_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'company', 'title', p.trade_name, 'status', p.status, 'since', coalesce(told.open, p.updated_at),
    'facts', private.facts('trade', p.primary_category, 'city', p.city, 'province', p.province, 'description_en', p.description_en,
                           'description_fr', p.description_fr, 'phone', p.public_phone, 'website', p.website, 'reports', told.words),
    'related', jsonb_build_array(jsonb_build_object('queue', 'companies', 'id', p.id, 'detail', 'page', 'status', p.status)),
    'decisions', case when told.open is null then '[]' when p.status = 'approved' then '["keep_company", "suspend_company"]'
                      else '["keep_company"]' end::jsonb)
    from public.providers as p
   cross join lateral (select min(t.created_at) filter (where t.status = 'open') as open, count(*) as n,
                              string_agg(concat_ws(': ', t.reason, t.body), E'\n' order by t.created_at) filter (where t.status = 'open') as words
                         from public.reports as t where t.target_id = p.id and t.target_kind = 'provider') as told
   where p.id = reported_company_item.id and told.n > 0
$$;

-- Ends the reports about a company: 'keep_company' leaves it as it is, 'suspend_company' suspends it as decide_company does: { id, status }.
-- Raises PT404 for one that nobody reported, and what decide_company raises.
create function private.decide_reported_company(company uuid, decision text, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.providers as p where p.id = decide_reported_company.company for no key update;
  if not found or private.reported_company_item(decide_reported_company.company) is null then
    raise exception using errcode = 'PT404', message = 'Nobody reported such a company', hint = 'Reload to see what waits.';
  elsif decide_reported_company.decision = 'suspend_company' then
    perform public.decide_company(decide_reported_company.company, 'suspend', decide_reported_company.reason);
  else
    perform private.log_decision('company', decide_reported_company.company, decide_reported_company.decision, decide_reported_company.reason);
  end if;
  update public.reports as r set status = case decide_reported_company.decision when 'keep_company' then 'dismissed' else 'actioned' end, closed_at = now()
   where r.target_id = decide_reported_company.company and r.target_kind = 'provider' and r.status = 'open';
  return jsonb_build_object('id', company, 'status', (select p.status from public.providers as p where p.id = company));
end
$$;

revoke execute on function private.reported_company_item(uuid), private.decide_reported_company(uuid, text, text) from public, anon, authenticated;

-- One item of a queue, whether it still waits or not: { title, status, since, concerns_me, facts: [{ key, value }], related: [{ queue,
-- id, detail, status }], missing, history: [{ decision, reason, at, mine }], decisions }. Reading it is written down, once an hour.
-- Null when there is none.
create or replace function public.staff_item(queue text, id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  item jsonb;
  target text;
  mine boolean;
begin
  if not coalesce(queue = any (private.staff_queues()), false) then
    return null;
  end if;
  item := case queue when 'applications' then private.application_item(staff_item.id) when 'companies' then private.company_item(staff_item.id)
                     when 'names' then private.name_item(staff_item.id)
                     when 'credentials' then private.credential_item(staff_item.id) when 'reviews' then private.review_item(staff_item.id)
                     when 'reports' then coalesce(private.message_item(staff_item.id), private.reported_company_item(staff_item.id))
                     when 'messages' then coalesce(private.contact_item(staff_item.id), private.demo_item(staff_item.id))
                     when 'orphaned' then private.orphan_item(staff_item.id)
                     when 'disputes' then private.dispute_item(staff_item.id) end;
  if item is null then
    return null;
  end if;
  target := item ->> 'kind';
  mine := private.concerns_caller(target, staff_item.id);
  if not exists (select from private.staff_decisions as d
                  where d.target_kind = target and d.target_id = staff_item.id and d.staff_id = auth.uid() and d.decision = 'read'
                    and d.at > now() - interval '1 hour') then
    perform private.log_decision(target, staff_item.id, 'read');
  end if;
  return item - 'kind' || jsonb_build_object(
    'missing', coalesce(item -> 'missing', '[]'), 'concerns_me', mine, 'decisions', case when mine then '[]' else item -> 'decisions' end,
    'history', (select coalesce(jsonb_agg(jsonb_build_object('decision', d.decision, 'reason', d.reason, 'at', d.at, 'mine', coalesce(d.staff_id = auth.uid(), false))
                                          order by d.id), '[]')
                  from private.staff_decisions as d where d.target_kind = target and d.target_id = staff_item.id and d.decision <> 'read'));
end
$$;

-- What staff decided about a company, for its owners: what and why, never who.

-- The newest 50, newest first: [{ about: 'page' | 'name' | <kind of proof>, decision, reason, at }]. Null for everybody but its owners.
create function public.company_decisions(provider uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(known) - 'id' order by known.id desc), '[]')
    from (select d.id, coalesce(c.kind, case when d.decision in ('accept_name', 'refuse_name') then 'name' else 'page' end) as about,
                 d.decision, d.reason, d.at
            from private.staff_decisions as d
            left join public.credentials as c on d.target_kind = 'credential' and c.id = d.target_id
           where ((d.target_kind = 'company' and d.target_id = company_decisions.provider) or c.provider_id = company_decisions.provider)
             -- Not that it was read or reported, which would tell of who reported it.
             and d.decision not in ('read', 'keep_company')
           order by d.id desc limit 50) as known
  having company_decisions.provider in (select private.my_providers('{owner}'))
$$;

revoke execute on function public.company_decisions(uuid) from public, anon, authenticated;
grant execute on function public.company_decisions(uuid) to authenticated;

-- What waits, told to the people of the staff once a day.

-- Mails each of them who has queues, from eight in the morning (Eastern time) on, how much waits there, once a day and only while something does.
-- Returns how many were told.
create function private.due_staff_digests(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  here constant timestamp := due_staff_digests.at at time zone 'America/Toronto';
  waits jsonb;
  told integer := 0;
  due record;
begin
  if here::time < '08:00' then
    return 0;
  end if;
  select jsonb_object_agg(w.queue, w.n) into waits from (select s.queue, count(*) as n from private.staff_waiting as s group by s.queue) as w;
  for due in
    select format('staff_digest/%s/%s', here::date, s.user_id) as key, private.confirmed_email(s.user_id) as email, f.locale, own.queues, own.n
      from private.staff as s
      left join public.profiles as f on f.user_id = s.user_id
     cross join lateral (select jsonb_agg(jsonb_build_object('queue', q.queue, 'n', waits -> q.queue) order by q.place) as queues,
                                sum((waits ->> q.queue)::integer) as n
                           from unnest(private.queues_of(s.role)) with ordinality as q (queue, place) where waits ? q.queue) as own
     where own.n > 0 and private.confirmed_email(s.user_id) is not null
       and not exists (select from private.outbox as o where o.idempotency_key = format('staff_digest/%s/%s', here::date, s.user_id))
     order by s.user_id limit batch
  loop
    perform private.enqueue_mail(due.key, 'staff_digest', due.email, due.locale,
      jsonb_build_object('n', due.n, 'queues', due.queues, 'link', '/account/staff'));
    told := told + 1;
  end loop;
  return told;
end
$$;

revoke execute on function private.due_staff_digests(timestamptz, integer) from public, anon, authenticated;

-- What time brings, once an hour. A step is a function private.<name>(at, batch) that returns how many rows it changed; it may run any
-- number of times, and one that fails takes only itself back. Returns { more, failed: { <step>: message } }: `more` when a step filled its batch.
create or replace function private.due_steps(at timestamptz default now(), batch integer default 200) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  steps constant text[] := array[
    'due_visits',
    'due_quotes',
    'due_inactive',
    'due_reminders',
    'due_silent',
    'due_jobs',
    'due_held_reviews',
    'due_search_alerts',
    'due_staff_digests'
  ];
  step text;
  changed integer;
  more boolean := false;
  failed jsonb := '{}';
begin
  foreach step in array steps loop
    begin
      execute format('select private.%I($1, $2)', step) into changed using due_steps.at, due_steps.batch;
      more := more or changed >= batch;
    exception when others then
      failed := failed || jsonb_build_object(step, sqlerrm);
    end;
  end loop;
  return jsonb_build_object('more', more, 'failed', failed);
end
$$;

-- What waits for the account: { requests, companies: [{ id, new, unread, waiting }], staff }, counts only. `requests`: of those it
-- made, how many wait for it; `waiting`: of a company's, each once; `staff`: in the queues it decides about, null for whoever does not decide here.
create or replace function public.my_attention() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'requests', (
      select count(*)
        from public.projects as p
        join public.quote_requests as r on r.project_id = p.id
        left join private.jobs as j on j.request_id = r.id and r.status = 'hired'
       where p.requester_id = auth.uid()
         and ((r.last_message_side = 'provider' and r.last_message_seq > r.homeowner_read_seq)
              or (j.company_done_at is not null and j.homeowner_done_at is null)
              or exists (select from private.visits as v where v.request_id = r.id and v.status = 'open'))),
    'companies', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.provider_id, 'new', counted.new, 'unread', counted.unread, 'waiting', counted.waiting)
                                order by m.provider_id), '[]')
        from public.provider_members as m
       cross join lateral (
         select count(*) filter (where w.is_new) as new, count(*) filter (where w.is_unread) as unread, count(*) as waiting
           from (select found.id, bool_or(found.is_new) as is_new, bool_or(found.is_unread) as is_unread
                   from (select r.id, true as is_new, false as is_unread from public.quote_requests as r
                          where r.provider_id = m.provider_id and r.inbox = 'new' and r.sent_at is not null
                         union all
                         select r.id, false, true from public.quote_requests as r
                          where r.provider_id = m.provider_id and r.last_message_side = 'homeowner' and r.last_message_seq > r.company_read_seq
                         union all
                         select r.id, false, false from public.quote_requests as r join private.jobs as j on j.request_id = r.id
                          where r.provider_id = m.provider_id and r.inbox = 'won' and r.sent_at is not null and r.status = 'hired'
                            and j.homeowner_done_at is not null and j.company_done_at is null) as found
                  group by found.id) as w) as counted
       where m.user_id = auth.uid() and m.provider_id in (select private.my_providers())),
    'staff', case when cardinality(private.staff_queues()) > 0 then (
      select count(*) from private.staff_waiting as w where w.queue = any (private.staff_queues())) end)
$$;
