-- What waits for an account, wherever it is signed in.

create index quote_requests_unread_idx on public.quote_requests (provider_id)
  where last_message_side = 'homeowner' and last_message_seq > company_read_seq;

-- What waits for the account: { requests, companies: [{ id, new, unread, waiting }], staff }, counts only. `requests`: of those it
-- made, how many wait for it; `waiting`: of a company's, each once; `staff`: in the queues it decides about, null for whoever does not decide here.
create function public.my_attention() returns jsonb
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

revoke execute on function public.my_attention() from public, anon, authenticated;
grant execute on function public.my_attention() to authenticated;
