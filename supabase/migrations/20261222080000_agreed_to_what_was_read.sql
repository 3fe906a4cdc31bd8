-- Staff agrees to what it read: a proof, a page or a name that its company changed since is read again first.

alter table public.credentials
  -- When its company last wrote it.
  add column changed_at timestamptz not null default now();
call private.classify('public.credentials', 'company');

-- Ends the call of who would agree to something that its company changed after they read it. Raises PT409 on 'version'.
create function private.refuse_unread(target_kind text, target_id uuid, changed_at timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select max(d.at) from private.staff_decisions as d
       where d.target_kind = refuse_unread.target_kind and d.target_id = refuse_unread.target_id and d.staff_id = auth.uid()
         and d.decision = 'read') < refuse_unread.changed_at then
    raise exception using errcode = 'PT409', message = 'The company changed this since you opened it', detail = 'version',
      hint = 'Look at it again, then decide.';
  end if;
end
$$;
revoke execute on function private.refuse_unread(text, uuid, timestamptz) from public, anon, authenticated;

-- claim: { id, provider_id, kind, number, issuer?, jurisdiction?, expires_on?, evidence? }. What staff then checks; one of a kind and number,
-- and beside one that is verified the same with a later end. Insurance names its insurer and a day ahead, a licence the province that
-- issued it. evidence: name of a picture of it. A page that is live shows one of what no public register holds.
create or replace function public.claim_credential(claim jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(claim ->> 'provider_id');
  shown constant text := nullif(claim ->> 'evidence', '');
  c public.credentials;
begin
  c.id := private.clean_uuid(claim ->> 'id', 'id', 'The id of the proof');
  c.kind := coalesce(claim ->> 'kind', '');
  c.number := private.needed(private.clean_text(claim ->> 'number', 60, 'number', 'The number'), 'number', 'The number');
  c.issuer := private.clean_text(claim ->> 'issuer', 120, 'issuer', 'The issuer');
  c.expires_on := private.clean_day(claim ->> 'expires_on', (private.canada_today() + interval '10 years')::date, 'expires_on', 'The day');
  c.jurisdiction := case when c.kind in ('identity', 'liability_insurance') then 'CA' else claim ->> 'jurisdiction' end;
  if not c.kind = any ('{identity,liability_insurance,workers_comp,rbq,esa_ecra,tssa,bc_housing,ab_prepaid,red_seal,municipal,pesticide}') then
    perform private.refuse('kind', 'What it proves is missing', 'Choose one from the list.');
  elsif not coalesce(c.jurisdiction, '') = any ('{AB,BC,CA,MB,NB,NL,NS,NT,NU,ON,PE,QC,SK,YT}') then
    perform private.refuse('jurisdiction', 'Where it is valid is missing', 'Choose the province that issued it.');
  elsif c.kind = 'liability_insurance' and c.issuer is null then
    perform private.refuse('issuer', 'The insurer is missing', 'Enter the name of the insurance company.');
  elsif c.kind = 'liability_insurance' and c.expires_on is null then
    perform private.refuse('expires_on', 'The end of the insurance is missing', 'Enter the last day of the policy.');
  elsif exists (select from public.credentials as known
                 where known.id = c.id and (known.provider_id <> p.id or known.status in ('verified', 'expired'))) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another proof', hint = 'Reload the page and enter it again.';
  elsif exists (select from public.credentials as known
                 where known.provider_id = p.id and known.kind = c.kind and known.number = c.number and known.status = 'verified'
                   and not coalesce(c.kind <> 'identity' and c.expires_on > known.expires_on, false)) then
    raise exception using errcode = 'PT409', message = 'This number is already verified', detail = 'verified',
      hint = 'Send it again with its new last day once it is renewed.';
  elsif p.status = 'approved' and shown is null and c.kind in ('identity', 'liability_insurance', 'workers_comp') then
    perform private.refuse('evidence', 'A photo of the document is missing', 'No public register holds it, so we look at the document itself.');
  elsif shown is not null and not exists (
          select from private.company_files as f
           where f.name = shown and f.provider_id = p.id and f.kind = 'evidence' and f.stored_at is not null
             and (f.credential_id is null or f.credential_id = c.id)) then
    perform private.refuse('evidence', 'The photo of the document is gone', 'Add it again.');
  end if;
  delete from public.credentials as known
   where known.provider_id = p.id and known.kind = c.kind and known.number = c.number and known.id <> c.id
     and known.status <> 'verified';
  insert into public.credentials as known (id, provider_id, kind, jurisdiction, number, issuer, expires_on)
  values (c.id, p.id, c.kind, c.jurisdiction, c.number, c.issuer, c.expires_on)
  on conflict (id) do update
    set kind = excluded.kind, jurisdiction = excluded.jurisdiction, number = excluded.number, issuer = excluded.issuer,
        expires_on = excluded.expires_on, status = 'claimed', changed_at = now(),
        claimed_at = case when known.status = 'claimed' then known.claimed_at else excluded.claimed_at end;
  if shown is not null then
    delete from private.company_files as f where f.credential_id = c.id and f.name <> shown;
    update private.company_files as f set credential_id = c.id where f.name = shown;
  end if;
  return jsonb_build_object('id', c.id);
end
$$;

-- Decides about a company whose page was sent: 'approve' makes it live with its application, 'request_changes' and 'reject' give
-- it back to its owner, who reads the reason; 'suspend' takes a live one out of the directory and 'reinstate' brings it back:
-- { status }. Moderators and administrators only. What is so already is a success without another entry. Raises PT404, PT409 when
-- its state does not allow it or it is not complete and on 'version' when it was sent again after the caller read it, PT422 on 'decision' and 'reason'.
create or replace function public.decide_company(id uuid, decision text, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
  becomes constant text := case decision when 'approve' then 'approved' when 'request_changes' then 'changes_requested'
                                         when 'reject' then 'rejected' when 'suspend' then 'suspended' when 'reinstate' then 'approved' end;
begin
  perform private.require_staff('{moderator,admin}');
  if becomes is null then
    perform private.refuse('decision', 'That is not one of the decisions', 'Choose approve, request_changes, reject, suspend or reinstate.');
  end if;
  perform private.refuse_own('company', decide_company.id);
  select * into p from public.providers as known where known.id = decide_company.id for no key update;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such company', hint = 'Reload the list.';
  elsif p.status = becomes then
    return jsonb_build_object('status', p.status);
  elsif p.status <> all (case decision when 'suspend' then '{approved}' when 'reinstate' then '{suspended}' else '{submitted,in_review}' end::text[]) then
    raise exception using errcode = 'PT409', message = 'This page is not waiting for a decision', hint = 'Reload the list.';
  elsif decision = 'approve' and exists (select from private.company_checklist(p.id) as c where c.required and c.state <> 'done') then
    raise exception using errcode = 'PT409', message = 'The page is not complete, or who the company is has not been checked',
      hint = 'Verify its identity first, or ask for changes.';
  elsif decision = 'approve' then
    perform private.refuse_unread('company', p.id, p.submitted_at);
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

-- Records what a check of a licence or proof found: 'verify' or 'reject'; returns { status }. Moderators and administrators only.
-- One that is verified takes the place of the one it renews. What is so already is a success without another entry. Raises PT404, PT409 for
-- one that does not wait or has run out and on 'version' for one that changed after the caller read it, PT422 on 'decision' and 'reason'.
create or replace function public.decide_credential(id uuid, decision text, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  c public.credentials;
  becomes constant text := case decision when 'verify' then 'verified' when 'reject' then 'rejected' end;
begin
  perform private.require_staff('{moderator,admin}');
  if becomes is null then
    perform private.refuse('decision', 'That is not one of the decisions', 'Choose verify or reject.');
  end if;
  perform private.refuse_own('credential', decide_credential.id);
  select * into c from public.credentials as known where known.id = decide_credential.id for update;
  if c.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such licence or proof', hint = 'Reload the list; it may have been withdrawn.';
  elsif c.status = becomes then
    return jsonb_build_object('status', c.status);
  elsif c.status <> 'claimed' or (becomes = 'verified' and c.expires_on < current_date) then
    raise exception using errcode = 'PT409', message = 'This licence or proof is not waiting for a check, or has expired', hint = 'Reload the list.';
  elsif becomes = 'verified' then
    perform private.refuse_unread('credential', c.id, c.changed_at);
  end if;
  perform private.log_decision('credential', c.id, decision, reason);
  if becomes = 'verified' then
    delete from public.credentials as before
     where before.provider_id = c.provider_id and before.kind = c.kind and before.number = c.number and before.id <> c.id
       and before.status in ('verified', 'expired');
  end if;
  update public.credentials as known
     set status = becomes, checked_at = case when becomes = 'verified' then now() end, told_days = null
   where known.id = c.id returning * into c;
  perform private.mail_credential(c);
  return jsonb_build_object('status', becomes);
end
$$;

-- Decides about the name and trade that a live company asks for: 'accept_name' shows them, 'refuse_name' leaves what is shown; the owner
-- reads the reason: { name, trade } as they are now. Moderators and administrators only. Raises PT404, PT409 when nothing waits
-- and on 'version' when another name is asked for since the caller read it, PT422 on 'decision' and 'reason'.
create or replace function public.decide_name(id uuid, decision text, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
  n private.name_changes;
begin
  perform private.require_staff('{moderator,admin}');
  if decide_name.decision is distinct from 'accept_name' and decide_name.decision is distinct from 'refuse_name' then
    perform private.refuse('decision', 'That is not one of the decisions', 'Choose accept_name or refuse_name.');
  end if;
  perform private.refuse_own('company', decide_name.id);
  select * into p from public.providers as known where known.id = decide_name.id for no key update;
  select * into n from private.name_changes as known where known.provider_id = p.id;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such company', hint = 'Reload the list.';
  elsif n.provider_id is null then
    raise exception using errcode = 'PT409', message = 'No name is waiting for a decision', hint = 'Reload the list.';
  elsif decide_name.decision = 'accept_name' then
    perform private.refuse_unread('company', p.id, n.asked_at);
  end if;
  perform private.log_decision('company', p.id, decide_name.decision, decide_name.reason);
  delete from private.name_changes as known where known.provider_id = p.id;
  if decide_name.decision = 'accept_name' then
    update public.providers as known set trade_name = n.name, primary_category = n.trade where known.id = p.id;
  end if;
  perform private.mail_name(p.id, decide_name.decision);
  return (select jsonb_build_object('name', known.trade_name, 'trade', known.primary_category) from public.providers as known where known.id = p.id);
end
$$;

create or replace function private.company_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'company', 'changed_at', p.submitted_at, 'title', p.trade_name, 'status', p.status, 'since', coalesce(p.submitted_at, p.updated_at),
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

create or replace function private.credential_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'credential', 'changed_at', c.changed_at, 'title', p.trade_name, 'status', c.status, 'since', c.claimed_at,
    'facts', private.facts('credential', c.kind, 'number', c.number, 'issuer', c.issuer, 'jurisdiction', c.jurisdiction,
                           'expires_on', c.expires_on::text, 'legal_name', l.legal_name, 'business_number', l.business_number, 'trade', p.primary_category),
    'pictures', (select coalesce(jsonb_agg(f.name), '[]') from private.company_files as f where f.credential_id = c.id),
    'related', jsonb_build_array(jsonb_build_object('queue', 'companies', 'id', p.id, 'detail', 'page', 'status', p.status)),
    'decisions', case when c.status <> 'claimed' then '[]' when c.expires_on < current_date then '["reject"]' else '["verify", "reject"]' end::jsonb)
    from public.credentials as c
    join public.providers as p on p.id = c.provider_id
    left join public.provider_private as l on l.provider_id = p.id
   where c.id = credential_item.id
$$;

create or replace function private.name_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'company', 'changed_at', n.asked_at, 'title', p.trade_name, 'status', p.status, 'since', coalesce(n.asked_at, p.updated_at),
    'facts', private.facts('name', p.trade_name, 'trade', p.primary_category, 'wanted_name', n.name, 'wanted_trade', n.trade,
                           'legal_name', l.legal_name, 'business_number', l.business_number),
    'related', jsonb_build_array(jsonb_build_object('queue', 'companies', 'id', p.id, 'detail', 'page', 'status', p.status)),
    'decisions', case when n.provider_id is null then '[]' else '["accept_name", "refuse_name"]' end::jsonb)
    from public.providers as p
    left join private.name_changes as n on n.provider_id = p.id
    left join public.provider_private as l on l.provider_id = p.id
   where p.id = name_item.id
$$;

-- One item of a queue, whether it still waits or not: { title, status, since, concerns_me, facts: [{ key, value }], related: [{ queue,
-- id, detail, status }], pictures: [name in the bucket 'evidence'], missing, history: [{ decision, reason, at, mine }], decisions }. Reading
-- it is written down, once an hour and again once its company changed it.
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
                    and d.at > now() - interval '1 hour' and d.at >= coalesce((item ->> 'changed_at')::timestamptz, d.at)) then
    perform private.log_decision(target, staff_item.id, 'read');
  end if;
  return item - 'kind' - 'changed_at' || jsonb_build_object(
    'missing', coalesce(item -> 'missing', '[]'), 'pictures', case when mine then '[]' else coalesce(item -> 'pictures', '[]') end, 'concerns_me', mine, 'decisions', case when mine then '[]' else item -> 'decisions' end,
    'history', (select coalesce(jsonb_agg(jsonb_build_object('decision', d.decision, 'reason', d.reason, 'at', d.at, 'mine', coalesce(d.staff_id = auth.uid(), false))
                                          order by d.id), '[]')
                  from private.staff_decisions as d where d.target_kind = target and d.target_id = staff_item.id and d.decision <> 'read'));
end
$$;
