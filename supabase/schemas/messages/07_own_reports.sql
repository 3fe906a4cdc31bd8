-- What became of what an account reported.

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

revoke execute on function public.my_reports() from public, anon, authenticated;
grant execute on function public.my_reports() to authenticated;
