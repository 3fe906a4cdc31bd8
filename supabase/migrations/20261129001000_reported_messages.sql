-- A message of the other side is reported, and staff decides about it.

alter table private.staff_decisions drop constraint staff_decisions_target_kind_check,
  add constraint staff_decisions_target_kind_check
    check (target_kind in ('account', 'application', 'company', 'credential', 'review', 'dispute', 'message'));
update private.personal_data set belongs = replace(belongs, $$   or (t.target_kind = 'dispute' and$$,
  $$   or (t.target_kind = 'message' and t.target_id in (select m.id from private.messages as m where m.request_id = any (person.requests)))
   or (t.target_kind = 'dispute' and$$)
 where table_name = 'private.staff_decisions';

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
  end if;
  subject := case when target_kind = 'company' then concerns_caller.target_id
                  else (select c.provider_id from public.credentials as c where c.id = concerns_caller.target_id) end;
  return subject in (select private.my_providers())
      or exists (select from public.applications as a where a.provider_id = subject and (a.user_id = me or a.email = address));
end
$$;

-- Ends the call of who may not report a message: PT404 for anybody but the two sides of its request, PT403 for its own side.
create function private.require_message_of_others(message_id uuid, token text) returns void
language plpgsql stable set search_path = '' as $$
declare
  m private.messages;
  request public.quote_requests;
  reader text;
begin
  select * into m from private.messages as known where known.id = require_message_of_others.message_id;
  select * into request from public.quote_requests as r where r.id = m.request_id;
  reader := private.reading_side(request, require_message_of_others.token);
  if m.id is null or reader is null then
    raise exception using errcode = 'PT404', message = 'There is no such message', hint = 'Reload the page.';
  elsif reader = m.side then
    raise exception using errcode = 'PT403', message = 'This message is from your side', hint = 'Report messages of the other side.';
  end if;
end
$$;

-- A message that was reported, with the twenty before it, as staff reads it; null for one that nobody reported.
create function private.message_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'message', 'title', c.trade_name,
    'status', case when m.erased_at is not null then 'erased' when told.open is null then 'kept' else 'reported' end,
    'since', coalesce(told.open, m.created_at),
    'facts', private.facts(
      'service', coalesce(p.service_name, p.category), 'side', m.side, 'message', m.body, 'questions', array_to_string(m.ask, E'\n'),
      'pictures', (select nullif(count(*), 0)::text from private.message_images as i where i.message_id = m.id),
      'reports', told.words,
      'conversation', (select string_agg(concat_ws(' · ', to_char(b.created_at at time zone 'America/Toronto', 'YYYY-MM-DD HH24:MI'), b.side,
                                                   coalesce(b.body, array_to_string(b.ask, ', '))), E'\n' order by b.seq)
                         from (select * from private.messages as known where known.request_id = m.request_id and known.seq < m.seq
                                order by known.seq desc limit 20) as b)),
    'related', '[]'::jsonb,
    'decisions', case when m.body is null then '["keep_message"]' else '["keep_message", "erase_message"]' end::jsonb)
    from private.messages as m
    join public.quote_requests as r on r.id = m.request_id
    join public.projects as p on p.id = r.project_id
    join public.providers as c on c.id = r.provider_id
    cross join lateral (select min(t.created_at) filter (where t.status = 'open') as open, count(*) as n,
                               string_agg(concat_ws(': ', t.reason, t.body), E'\n' order by t.created_at) filter (where t.status = 'open') as words
                          from public.reports as t where t.target_id = m.id and t.target_kind = 'message') as told
   where m.id = message_item.id and told.n > 0
$$;

-- What staff decides about a message that was reported: { id, status }. 'keep_message' leaves it as it is, 'erase_message' takes its words and
-- pictures away for good, for both sides. Open reports about it are closed. The same again is the same answer. Moderators and administrators only.
-- Raises PT403 for everybody else and who takes part in it or reported it, PT404 for one that nobody reported, PT409 for words that are gone,
-- PT422 on 'decision' or 'reason'.
create function public.decide_report(id uuid, decision text, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  m private.messages;
begin
  perform private.require_staff('{moderator,admin}');
  select * into m from private.messages as known
   where known.id = decide_report.id
     and exists (select from public.reports as r where r.target_id = known.id and r.target_kind = 'message') for update;
  if m.id is null then
    raise exception using errcode = 'PT404', message = 'Nobody reported such a message', hint = 'Reload to see what waits.';
  elsif coalesce(decision, '') not in ('keep_message', 'erase_message') then
    perform private.refuse('decision', 'That is no decision', 'Choose keep_message or erase_message.');
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

revoke execute on function private.require_message_of_others(uuid, text), private.message_item(uuid), public.decide_report(uuid, text, text)
  from public, anon, authenticated;
grant execute on function public.decide_report(uuid, text, text) to authenticated;

drop function public.report_review(jsonb);
-- Tells staff what is wrong with a review, or with a message of the other side of a request: { id }. By an account or a guest, about a
-- message by the two sides alone, at most 10 in an hour; the same id again stores nothing twice.
-- report: { id, target_kind: 'review' | 'message', target_id, reason: 'spam' | 'abuse' | 'private' | 'not_customer' | 'other', body? };
-- token: of the private link of a guest who reports a message.
-- Raises PT404 for a review that does not stand and a message of others, PT403 for one of the own side, PT409 for somebody else's id,
-- PT422 with the field in detail, PT429.
create function public.submit_report(report jsonb, token text default null) returns jsonb
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
  if kind not in ('review', 'message') then
    perform private.refuse('target_kind', 'Nothing of that kind is reported', 'Reload the page and try again.');
  elsif why not in ('spam', 'abuse', 'private', 'not_customer', 'other') then
    perform private.refuse('reason', 'It is not said what is wrong', 'Choose one of the reasons.');
  elsif why = 'other' and words is null then
    perform private.refuse('body', 'It is not said what is wrong', 'Describe it in a few words.');
  elsif kind = 'message' then
    perform private.require_message_of_others(reported, submit_report.token);
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
  select 'disputes', r.id, p.trade_name, 'work', r.status, j.objected_at
    from private.jobs as j
    join public.quote_requests as r on r.id = j.request_id
    join public.providers as p on p.id = r.provider_id
   where j.objections >= 2 and j.objected_at is not null and j.completed_by is null and j.cancelled_at is null;

-- The queues that the caller decides about: support settles disputes, moderators decide about everything else, administrators about all.
create or replace function private.staff_queues() returns text[]
language sql stable set search_path = '' as $$
  select case when private.is_staff('{moderator,admin}') then '{applications,companies,names,credentials,reviews,reports}'::text[] else '{}' end
      || case when private.is_staff('{support,admin}') then '{disputes}'::text[] else '{}' end
$$;

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
                     when 'reports' then private.message_item(staff_item.id)
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

revoke execute on function public.submit_report(jsonb, text) from public;
grant execute on function public.submit_report(jsonb, text) to anon, authenticated, service_role;
