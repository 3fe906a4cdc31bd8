-- Whoever a decision is about reads why: an applicant, the author of a review, who reported something.

-- What staff wrote about why, behind the ground that a decision about a review begins with; null for nothing.
create function private.written_reason(reason text) returns text
language sql immutable set search_path = '' as $$
  select nullif(regexp_replace(reason, '^(spam|abuse|private|not_customer|other)(: |$)', ''), '')
$$;

create or replace function private.own_review_json(request_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', v.id, 'status', v.status, 'hold', to_jsonb(v.hold), 'reason', v.reason, 'answer', v.answer,
           'explanation', case when v.status in ('removed', 'refused') then (
             select private.written_reason(d.reason) from private.staff_decisions as d
              where d.target_kind = 'review' and d.target_id = v.id and d.decision in ('remove', 'erase', 'refuse') order by d.id desc limit 1) end)
    from public.reviews as v where v.request_id = own_review_json.request_id
$$;

create or replace function public.my_applications() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', a.id, 'reference', a.reference, 'kind', a.kind, 'company', a.company, 'status', a.status,
           'created_at', a.created_at, 'moved_at', a.moved_at,
           'reason', case when a.status = 'declined' then (
             select d.reason from private.staff_decisions as d
              where d.target_kind = 'application' and d.target_id = a.id and d.decision = 'declined' order by d.id desc limit 1) end,
           'can_join', a.email = private.confirmed_email(auth.uid()) and a.provider_id is not null
                       and not exists (select from public.provider_members as m where m.provider_id = a.provider_id and m.role = 'owner'),
           'page', case when p.id in (select private.my_providers('{owner}')) then private.company_json(p) end)
         order by a.created_at desc, a.id), '[]')
    from public.applications as a left join public.providers as p on p.id = a.provider_id
   where a.user_id = auth.uid() or a.email = private.confirmed_email(auth.uid())
$$;

-- The newest 50 reports of the caller, newest first: [{ id, kind: 'review' | 'provider' | 'message', reason, body, status, created_at, closed_at,
-- ground, explanation, company: { id, name } }]. A closed one says why: `ground` for what was taken away, `explanation` what staff wrote; never
-- who decided. `company` is whose page, review or conversation it was about.
create function public.my_reports() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', r.id, 'kind', r.target_kind, 'reason', r.reason, 'body', r.body, 'status', r.status, 'created_at', r.created_at,
           'closed_at', r.closed_at, 'ground', case when d.decision in ('remove', 'erase') then split_part(d.reason, ':', 1) end,
           'explanation', case when d.decision in ('remove', 'erase') then private.written_reason(d.reason) else d.reason end,
           'company', case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.trade_name) end)
         order by r.created_at desc, r.id), '[]')
    from (select * from public.reports as known
           where known.reporter_id = auth.uid() and known.target_kind in ('review', 'provider', 'message')
           order by known.created_at desc, known.id limit 50) as r
    left join public.reviews as v on r.target_kind = 'review' and v.id = r.target_id
    left join private.messages as m on r.target_kind = 'message' and m.id = r.target_id
    left join public.quote_requests as q on q.id = m.request_id
    left join public.providers as c on c.id = case r.target_kind when 'provider' then r.target_id when 'review' then v.provider_id else q.provider_id end
    -- What closed it was written down in the same transaction, so at the same time.
    left join lateral (
      select known.decision, known.reason from private.staff_decisions as known
       where known.target_kind = case r.target_kind when 'provider' then 'company' else r.target_kind end and known.target_id = r.target_id
         and known.at = r.closed_at and known.decision <> 'read'
       order by known.id desc limit 1) as d on true
$$;

revoke execute on function private.written_reason(text), public.my_reports() from public, anon, authenticated;
grant execute on function public.my_reports() to authenticated;
