-- From an accepted application to a company that goes live: staff starts it, its owner completes the page and sends it, staff decides.

-- Makes the company of an application that is in review, with what the application says: { status, provider_id }. Whoever applied
-- signed in, or has confirmed the application's address, owns it; anybody else takes it by join_company. Moderators and
-- administrators only; the same again is the same answer. Raises PT404, PT409, PT422 on 'reason'.
create function public.start_company(application uuid, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  a public.applications;
  p public.providers;
  owner uuid;
  named text;
begin
  perform private.require_staff('{moderator,admin}');
  select * into a from public.applications as known where known.id = start_company.application for update;
  if a.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such application', hint = 'Reload the list.';
  elsif a.status = 'onboarding' and a.provider_id is not null then
    return jsonb_build_object('status', a.status, 'provider_id', a.provider_id);
  elsif a.status <> 'in_review' or a.kind = 'partner' then
    raise exception using errcode = 'PT409', message = 'No company can be started from this application',
      hint = 'It has to be in review, and a partner has no page.';
  end if;
  perform private.log_decision('application', a.id, 'start', reason);

  -- It stands in mails, so it must not lead anywhere.
  named := btrim(regexp_replace(a.company, '[.@/:\\]+', ' ', 'g'));
  insert into public.providers (kind, trade_name, primary_category, city, province)
  values (case a.kind when 'real_estate' then 'agent' else a.kind end,
          case when private.holds_link(a.company) or length(a.company) < 2 then concat_ws(' ', nullif(named, ''), a.reference) else a.company end,
          coalesce((select t.name from private.trades as t where lower(t.name) = lower(a.speciality)), 'Not chosen'),
          a.city, a.province)
  returning * into p;
  insert into public.provider_private (provider_id) values (p.id);
  owner := case when private.confirmed_email(a.user_id) is not null then a.user_id
                else (select u.id from auth.users as u where lower(u.email) = a.email and private.confirmed_email(u.id) = a.email) end;
  if owner is not null then
    insert into public.provider_members (provider_id, user_id, role) values (p.id, owner, 'owner');
  end if;
  update public.applications as known set provider_id = p.id where known.id = a.id;
  perform private.place_application(a.id, 'onboarding');
  perform private.mail_application(a.id);
  return jsonb_build_object('status', 'onboarding', 'provider_id', p.id);
end
$$;

-- Takes the company that was made of an application of one's own while nobody was ever in it: { provider_id }. For its owner the same again is
-- the same answer. Raises PT404 when there is none to take.
create function public.join_company(application uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  a public.applications;
begin
  select * into a from public.applications as known
   where known.id = join_company.application and known.provider_id is not null and known.email = private.confirmed_email(auth.uid());
  perform from public.providers as p where p.id = a.provider_id for no key update;
  if exists (select from public.provider_members as m where m.provider_id = a.provider_id and m.role = 'owner' and m.user_id = auth.uid()) then
    return jsonb_build_object('provider_id', a.provider_id);
  elsif a.provider_id is null or not private.waits_for_applicant(a.provider_id) then
    raise exception using errcode = 'PT404', message = 'There is no page to set up for this account',
      hint = 'Sign in with the address of the application, or write to support.';
  end if;
  insert into public.provider_members (provider_id, user_id, role) values (a.provider_id, auth.uid(), 'owner');
  return jsonb_build_object('provider_id', a.provider_id);
end
$$;

-- Tells the owners of a company what was decided. The reason stays on the page: mails hold no words that somebody typed.
create function private.mail_company(provider uuid) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('company_moved/%s/%s/%s', d.id, p.status, m.user_id), 'company_moved', private.confirmed_email(m.user_id), f.locale,
           jsonb_build_object('company', p.trade_name, 'status', p.status,
                              'link', case when p.status = 'approved' and p.in_directory then '/services/' || p.id
                                           when p.status in ('suspended', 'closed') then '/account/company?company=' || p.id else '/account/apply' end))
    from public.providers as p
    join public.provider_members as m on m.provider_id = p.id and m.role = 'owner'
    left join public.profiles as f on f.user_id = m.user_id
   cross join lateral (select max(l.id) as id from private.staff_decisions as l where l.target_kind = 'company' and l.target_id = p.id) as d
   where p.id = mail_company.provider and private.confirmed_email(m.user_id) is not null
$$;

-- Decides about a company whose page was sent: 'approve' makes it live with its application, 'request_changes' and 'reject' give
-- it back to its owner, who reads the reason; 'suspend' takes a live one out of the directory and 'reinstate' brings it back:
-- { status }. Moderators and administrators only. What is so already is a success without another entry. Raises PT404, PT409 when
-- its state does not allow it or it is not complete and on 'version' when it was sent again after the caller read it, PT422 on 'decision' and 'reason'.
create function public.decide_company(id uuid, decision text, reason text default null) returns jsonb
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

-- Tells the owners of a company what became of a licence or proof. The reason stays in their account.
create function private.mail_credential(credential public.credentials) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('credential_decided/%s/%s', d.id, m.user_id), 'credential_decided', private.confirmed_email(m.user_id), f.locale,
           jsonb_build_object('company', p.trade_name, 'credential', credential.kind, 'status', credential.status,
                              'link', case when p.status = 'approved' then '/account/listing?company=' || p.id else '/account/apply' end))
    from public.providers as p
    join public.provider_members as m on m.provider_id = p.id and m.role = 'owner'
    left join public.profiles as f on f.user_id = m.user_id
   cross join lateral (select max(l.id) as id from private.staff_decisions as l
                        where l.target_kind = 'credential' and l.target_id = credential.id and l.decision <> 'read') as d
   where p.id = credential.provider_id and private.confirmed_email(m.user_id) is not null
$$;

-- Records what a check of a licence or proof found: 'verify' or 'reject'; returns { status }. Moderators and administrators only.
-- One that is verified takes the place of the one it renews. What is so already is a success without another entry. Raises PT404, PT409 for
-- one that does not wait or has run out and on 'version' for one that changed after the caller read it, PT422 on 'decision' and 'reason'.
create function public.decide_credential(id uuid, decision text, reason text default null) returns jsonb
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

revoke execute on function public.start_company(uuid, text), public.join_company(uuid), private.mail_company(uuid), private.mail_credential(public.credentials),
  public.decide_company(uuid, text, text), public.decide_credential(uuid, text, text) from public, anon, authenticated;
grant execute on function public.start_company(uuid, text), public.join_company(uuid), public.decide_company(uuid, text, text),
  public.decide_credential(uuid, text, text) to authenticated;
