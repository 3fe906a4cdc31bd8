-- One request as its company sees it.

-- The request with everything that the account may know of it, null for an unknown one and for anybody who is no member of its
-- company: { id, reference, company, status, reason, sent_at, connected_at, activity_at, rivals, unread, waiting, project, contact,
-- confirmed, quotes, draft, visit, job, events }. Until the homeowner connects, and to a company that is not approved, contact is
-- null, the postal code is its first half, and contact details in typed words are hidden. `quotes` are all versions that were sent, the newest first.
create function public.lead(id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  r public.quote_requests;
  knows boolean;
begin
  select * into r from public.quote_requests as known
   where known.id = lead.id and known.sent_at is not null and known.provider_id in (select private.my_providers());
  if r.id is null then
    return null;
  end if;
  knows := r.connected_at is not null and r.provider_id in (select private.acting_providers());
  return jsonb_build_object(
    'id', r.id, 'reference', private.reference('R', r.id), 'status', r.status, 'reason', r.reason, 'sent_at', r.sent_at,
    'connected_at', r.connected_at, 'activity_at', r.activity_at, 'rivals', private.rivals(r),
    'unread', private.is_unread_by_company(r), 'waiting', private.lead_waits_for(r),
    'company', (select jsonb_build_object('id', c.id, 'name', c.trade_name, 'status', c.status, 'role', m.role)
                  from public.providers as c join public.provider_members as m on m.provider_id = c.id and m.user_id = auth.uid()
                 where c.id = r.provider_id),
    'project', (select to_jsonb(p) - array['requester_id', 'contact_confirmed_at', 'notice', 'open_until']
                       || case when knows then '{}' else jsonb_build_object('service_name', private.mask_contacts(p.service_name),
                                                                            'description', private.mask_contacts(p.description)) end
                       || jsonb_build_object('postal_code', case when knows then p.postal_code else left(p.postal_code, 3) end,
                                             'held_until', (select b.held_until from private.fixed_price_bookings as b
                                                             where b.project_id = p.id and b.released_at is null))
                  from public.projects as p where p.id = r.project_id),
    'contact', case when knows then (select to_jsonb(k) - 'project_id' from public.quote_request_contacts as k where k.project_id = r.project_id) end,
    'confirmed', private.is_confirmed(r.project_id),
    'quotes', (select coalesce(jsonb_agg(private.quote_json(q) order by q.version desc), '[]')
                 from public.quotes as q where q.request_id = r.id and q.status <> 'draft'),
    'draft', (select private.quote_json(q) from public.quotes as q where q.request_id = r.id and q.status = 'draft'),
    'visit', private.mask_note(private.visit_json(r.id), knows), 'job', private.job_json(r.id), 'events', private.events_json(r.id, knows));
end
$$;

revoke execute on function public.lead(uuid) from public, anon, authenticated;
grant execute on function public.lead(uuid) to authenticated;
