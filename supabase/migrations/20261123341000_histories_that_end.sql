-- What a company was asked is readable to its people for 90 days after it left, and then no longer.

alter table public.providers add column closed_at timestamptz;

-- From when on the days of a company that left are counted; coming back ends that.
create function private.note_closing() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.closed_at := case when new.status = 'closed' then coalesce(new.closed_at, now()) end;
  return new;
end
$$;
create trigger note_closing before insert or update of status on public.providers
  for each row execute function private.note_closing();
revoke execute on function private.note_closing() from public, anon, authenticated;
update public.providers set closed_at = updated_at where status = 'closed';

-- The companies of the account, in one of the roles, or in any. Of one that left its people read what was for 90 days, then nothing.
create or replace function private.my_providers(roles text[] default null) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.provider_id from public.provider_members as m join public.providers as p on p.id = m.provider_id
   where m.user_id = (select auth.uid()) and (roles is null or m.role = any (roles))
     and coalesce(p.closed_at > now() - interval '90 days', true)
$$;

-- The companies of the account: [{ id, name, status, role }].
create or replace function public.my_companies() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.trade_name, 'status', p.status, 'role', m.role) order by p.trade_name, p.id), '[]')
    from public.provider_members as m join public.providers as p on p.id = m.provider_id
   where m.user_id = auth.uid() and m.provider_id in (select private.my_providers())
$$;

-- What waits for the account: { requests, companies: [{ id, new, unread, waiting }], staff }, counts only. `requests`: of those it
-- made, how many wait for it; `waiting`: of a company's, each once; `staff`: null for whoever does not decide here.
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
    'staff', case when private.is_staff('{moderator,admin}') then (select count(*) from private.staff_waiting) end)
$$;
