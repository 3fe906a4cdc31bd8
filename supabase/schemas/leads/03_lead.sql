-- One request as its company sees it.

-- What a company was asked for alone, as it may read it: contact details in typed words are hidden unless the homeowner shares theirs, and
-- who was asked because the first vendor does not answer sees no prices of that one. Null where it was asked for all of the project.
create function private.lead_goods(r public.quote_requests, knows boolean) returns jsonb
language sql stable set search_path = '' as $$
  select case when r.round = 0 then goods else '{}' end || jsonb_build_object('lines', (
           select coalesce(jsonb_agg(
                    case when r.round = 0 then line else line - array['ref', 'price_cents', 'cents', 'final_sale'] end
                    || case when knows then '{}' else jsonb_build_object('room', private.mask_contacts(line ->> 'room'),
                                                                         'note', private.mask_contacts(line ->> 'note')) end order by place), '[]')
             from jsonb_array_elements(goods -> 'lines') with ordinality as given (line, place)))
    from private.goods_json(r) as goods where goods is not null
$$;

-- The lines in words, for whoever reads a request without its goods: "12 × Oak flooring (per box), Kitchen".
create function private.lines_text(lines jsonb) returns text
language sql immutable set search_path = '' as $$
  select string_agg(concat_ws(', ', format('%s × %s (%s)', (l ->> 'quantity')::numeric, l ->> 'name', l ->> 'unit'),
                              nullif(l ->> 'room', ''), nullif(l ->> 'note', '')), E'\n' order by place)
    from jsonb_array_elements(lines) with ordinality as given (l, place)
$$;

-- The request with everything that the account may know of it, null for an unknown one and for anybody who is no member of its
-- company: { id, reference, company, status, reason, sent_at, connected_at, activity_at, rivals, unread, waiting, project, contact,
-- confirmed, quotes, draft, visit, job, events, goods, note }. Of a list of materials, `goods` are the lines that this company is asked for
-- and `note` what was written to all; the description says both to pages of before. Until the homeowner connects, and to a company that is not approved, contact is
-- null, the postal code is its first half, and contact details in typed words are hidden. `quotes` are all versions that were sent, the newest first.
create function public.lead(id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  r public.quote_requests;
  knows boolean;
  goods jsonb;
  note text;
begin
  select * into r from public.quote_requests as known
   where known.id = lead.id and known.sent_at is not null and known.provider_id in (select private.my_providers());
  if r.id is null then
    return null;
  end if;
  knows := r.connected_at is not null and r.provider_id in (select private.acting_providers());
  goods := private.lead_goods(r, knows);
  if goods is not null then
    select case when knows then p.description else private.mask_contacts(p.description) end into note
      from public.projects as p where p.id = r.project_id;
  end if;
  return jsonb_build_object(
    'goods', goods, 'note', note,
    'id', r.id, 'reference', private.reference('R', r.id), 'status', r.status, 'reason', r.reason, 'sent_at', r.sent_at,
    'connected_at', r.connected_at, 'activity_at', r.activity_at, 'rivals', private.rivals(r),
    'unread', private.is_unread_by_company(r), 'waiting', private.lead_waits_for(r),
    'company', (select jsonb_build_object('id', c.id, 'name', c.trade_name, 'status', c.status, 'role', m.role)
                  from public.providers as c join public.provider_members as m on m.provider_id = c.id and m.user_id = auth.uid()
                 where c.id = r.provider_id),
    'project', (select to_jsonb(p) - array['requester_id', 'contact_confirmed_at', 'notice', 'open_until']
                       || case when knows then '{}' else jsonb_build_object('service_name', private.mask_contacts(p.service_name),
                                                                            'description', private.mask_contacts(p.description)) end
                       || case when goods is null then '{}'
                               else jsonb_build_object('service_name', p.service_name || private.counted_lines(goods),
                                                       'description', concat_ws(E'\n\n', note, private.lines_text(goods -> 'lines'))) end
                       -- What else a caller stored with a project is of no form that hides anything.
                       || case when p.source = 'fixed_price' then '{}' else '{"details": null}' end::jsonb
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

revoke execute on function private.lead_goods(public.quote_requests, boolean), private.lines_text(jsonb), public.lead(uuid) from public, anon, authenticated;
grant execute on function public.lead(uuid) to authenticated;
