-- What a company is told of each request beside its columns, in its list and on its page alike.

-- The companies of the account: [{ id, name, status, role }].
create function public.my_companies() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.trade_name, 'status', p.status, 'role', m.role) order by p.trade_name, p.id), '[]')
    from public.provider_members as m join public.providers as p on p.id = m.provider_id
   where m.user_id = auth.uid() and m.provider_id in (select private.my_providers())
$$;

-- Whether the homeowner wrote something that the company has not read.
create function private.is_unread_by_company(r public.quote_requests) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(r.last_message_side = 'homeowner' and r.last_message_seq > r.company_read_seq, false)
$$;

-- Who has to do something next: 'you', the company, while it has not answered, has something to read, or is asked whether the work
-- is finished; 'them' otherwise, and null once it is over.
create function private.lead_waits_for(r public.quote_requests) returns text
language sql stable set search_path = '' as $$
  select case
           when r.status in ('sent', 'viewed') or private.is_unread_by_company(r) then 'you'
           when r.status = 'hired' and exists (
                  select from private.jobs as j
                   where j.request_id = r.id and j.homeowner_done_at is not null and j.company_done_at is null) then 'you'
           when r.status in ('interested', 'quoted', 'connected', 'hired') then 'them'
         end
$$;

-- How many other companies were asked for the same.
create function private.rivals(r public.quote_requests) returns bigint
language sql stable set search_path = '' as $$
  select count(*) from public.quote_requests as other where other.project_id = r.project_id and other.lot is not distinct from r.lot and other.id <> r.id and other.sent_at is not null
$$;

create index quote_requests_reference_idx on public.quote_requests (private.reference('R', id)) where sent_at is not null;

revoke execute on function public.my_companies(), private.is_unread_by_company(public.quote_requests),
  private.lead_waits_for(public.quote_requests), private.rivals(public.quote_requests) from public, anon, authenticated;
grant execute on function public.my_companies() to authenticated;
