-- Staff suspends and reinstates companies; what waits for an answer of a suspended one ends.

-- Decides about a company whose page was sent: 'approve' makes it live with its application, 'request_changes' and 'reject' give
-- it back to its owner, who reads the reason; 'suspend' takes a live one out of the directory and 'reinstate' brings it back:
-- { status }. Moderators and administrators only. What is so already is a success without another entry. Raises PT404, PT409 when
-- its state does not allow it or it is not complete, PT422 on 'decision' and 'reason'.
create or replace function public.decide_company(id uuid, decision text, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
  becomes constant text := case decision when 'approve' then 'approved' when 'request_changes' then 'changes_requested'
                                         when 'reject' then 'rejected' when 'suspend' then 'suspended' when 'reinstate' then 'approved' end;
begin
  perform private.require_staff('{moderator,admin}');
  if becomes is null then
    perform private.refuse('decision', 'That is no decision', 'Choose approve, request_changes, reject, suspend or reinstate.');
  end if;
  perform private.refuse_own('company', decide_company.id);
  select * into p from public.providers as known where known.id = decide_company.id for no key update;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such company', hint = 'Reload the list.';
  elsif p.status = becomes then
    return jsonb_build_object('status', p.status);
  elsif p.status <> all (case decision when 'suspend' then '{approved}' when 'reinstate' then '{suspended}' else '{submitted,in_review}' end::text[]) then
    raise exception using errcode = 'PT409', message = 'This page does not wait for a decision', hint = 'Reload the list.';
  elsif decision = 'approve' and exists (select from private.company_checklist(p.id) as c where c.required and c.state <> 'done') then
    raise exception using errcode = 'PT409', message = 'The page is not complete, or who the company is has not been checked',
      hint = 'Verify its identity first, or ask for changes.';
  end if;
  perform private.log_decision('company', p.id, decision, reason);
  update public.providers as known
     set status = becomes, approved_at = case when becomes = 'approved' then coalesce(known.approved_at, now()) else known.approved_at end
   where known.id = p.id;
  if decision = 'approve' then
    perform private.place_application(a.id, 'live') from public.applications as a where a.provider_id = p.id and a.status = 'onboarding';
  end if;
  perform private.mail_company(p.id);
  return jsonb_build_object('status', becomes);
end
$$;

create or replace function private.company_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'company', 'title', p.trade_name, 'status', p.status, 'since', coalesce(p.submitted_at, p.updated_at),
    'facts', private.facts(
      'kind', p.kind, 'trade', p.primary_category, 'description_en', p.description_en, 'description_fr', p.description_fr,
      'services', (select string_agg(concat_ws(' / ', s.name_en, s.name_fr), E'\n' order by s.position) from public.provider_services as s where s.provider_id = p.id),
      'city', p.city, 'province', p.province,
      'areas', (select string_agg(a.area, ', ' order by a.position) from public.provider_areas as a where a.provider_id = p.id),
      'phone', p.public_phone, 'website', p.website, 'legal_name', l.legal_name, 'business_number', l.business_number),
    'missing', (select coalesce(jsonb_agg(c.key), '[]') from private.company_checklist(p.id) as c where c.required and c.state <> 'done'),
    'related', (select coalesce(jsonb_agg(jsonb_build_object('queue', 'credentials', 'id', c.id, 'detail', c.kind, 'status', c.status) order by c.claimed_at, c.id), '[]')
                  from public.credentials as c where c.provider_id = p.id)
               || (select coalesce(jsonb_agg(jsonb_build_object('queue', 'applications', 'id', a.id, 'detail', 'application', 'status', a.status)), '[]')
                     from public.applications as a where a.provider_id = p.id),
    'decisions', case when p.status = 'approved' then '["suspend"]' when p.status = 'suspended' then '["reinstate"]'
                      when p.status not in ('submitted', 'in_review') then '[]'
                      when exists (select from private.company_checklist(p.id) as c where c.required and c.state <> 'done') then '["request_changes", "reject"]'
                      else '["approve", "request_changes", "reject"]' end::jsonb)
    from public.providers as p left join public.provider_private as l on l.provider_id = p.id where p.id = company_item.id
$$;

-- The mail that a move owes to the other side. Nobody is told of what they did themselves, and an address that nobody confirmed is
-- not told that nothing came of a request.
create or replace function private.mail_move(old public.quote_requests, request public.quote_requests, actor text, event_id bigint) returns void
language plpgsql volatile set search_path = '' as $$
declare
  cancelled constant boolean := old.status = 'hired' and request.status in ('withdrawn', 'declined');
begin
  if request.status = 'sent' then
    perform private.mail_provider(request, 'request_received', '{}');
  elsif actor = 'provider' and request.status in ('interested', 'quoted', 'declined', 'hired') then
    perform private.mail_homeowner(request, event_id, case when cancelled then '{"status":"cancelled"}' else '{}' end::jsonb);
  elsif actor = 'system' and request.status = 'expired' and private.is_confirmed(request.project_id) then
    perform private.mail_homeowner(request, event_id, jsonb_build_object('reason', request.reason));
  elsif actor = 'system' and request.status = 'withdrawn' then
    perform private.mail_provider(request, 'request_closed', '{}', event_id);
  elsif actor = 'homeowner' and request.status = 'hired' then
    perform private.mail_provider(request, 'lead_update', jsonb_build_object('status', 'hired', 'contact', private.contact_card(request.project_id)), event_id);
  elsif actor = 'homeowner' and request.status = 'withdrawn' and old.sent_at is not null then
    perform private.mail_provider(request, 'lead_update', jsonb_build_object('status', case when cancelled then 'cancelled' else 'withdrawn' end), event_id);
  elsif old.connected_at is null and request.connected_at is not null then
    perform private.mail_provider(request, 'request_connected', jsonb_build_object('contact', private.contact_card(request.project_id)), event_id);
  end if;
end
$$;

-- Ends what waits for an answer of a company that may not answer any more: the homeowners are told that it takes no requests, and
-- half days that no team has begun are free again. Contacts that were shared and jobs that were given stay; who asked may finish
-- and review them.
create function private.end_open_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  waiting uuid;
begin
  for waiting in
    select r.id from public.quote_requests as r
     where r.provider_id = new.id and r.status in ('sent', 'viewed', 'interested', 'quoted') order by r.id for update
  loop
    perform private.transition_request(waiting, 'expired', 'system', reason => 'suspended');
    perform private.settle_quotes(waiting, 'withdrawn');
  end loop;
  return null;
end
$$;
create trigger end_open_requests after update of status on public.providers for each row
  when (new.status = 'suspended' and old.status <> 'suspended') execute function private.end_open_requests();

revoke execute on function private.end_open_requests() from public, anon, authenticated;
