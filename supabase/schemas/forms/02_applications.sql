-- What happens to an application to be listed: it is sent, looked up by who sent it, and moved on by the staff.

-- application: { id, kind, plan?, company, contact_name, email, phone?, website?, city?, province?, speciality?, message?,
-- locale, seconds, honeypot? }. Returns { reference, status }. Like send_contact_message otherwise.
create function public.submit_application(application jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  a public.applications;
begin
  a.id := private.clean_uuid(application ->> 'id', 'id', 'The id of the application');
  select * into a from public.applications as known where known.id = a.id;
  if found then
    return jsonb_build_object('reference', a.reference, 'status', a.status);
  end if;
  a.id := (application ->> 'id')::uuid;
  a.kind := coalesce(application ->> 'kind', '');
  a.plan := nullif(application ->> 'plan', '');
  a.company := private.needed(private.clean_text(application ->> 'company', 120, 'company', 'The company'), 'company', 'The company');
  a.contact_name := private.needed(private.clean_text(application ->> 'contact_name', 120, 'contact_name', 'The name'), 'contact_name', 'The name');
  a.email := private.clean_email(application ->> 'email');
  a.phone := private.clean_phone(application ->> 'phone');
  a.website := private.clean_text(application ->> 'website', 200, 'website', 'The website');
  a.city := private.clean_text(application ->> 'city', 80, 'city', 'The city');
  a.province := nullif(application ->> 'province', '');
  a.speciality := private.clean_text(application ->> 'speciality', 200, 'speciality', 'The speciality');
  a.message := private.clean_text(application ->> 'message', 5000, 'message', 'The message', true);
  a.locale := case when application ->> 'locale' = 'fr' then 'fr' else 'en' end;
  if a.kind not in ('contractor', 'builder', 'designer', 'vendor', 'manufacturer', 'real_estate', 'partner') then
    perform private.refuse('kind', 'The kind of company is missing', 'Choose one of the kinds.');
  elsif a.plan not in ('starter', 'pro', 'elite') then
    perform private.refuse('plan', 'That is not one of the plans', 'Choose Starter, Pro or Elite.');
  elsif a.province not in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT') then
    perform private.refuse('province', 'That is not a province or territory', 'Choose one from the list.');
  elsif a.website !~* '^(https?://)?[^\s/@]+\.[^\s/@]+(/\S*)?$' then
    perform private.refuse('website', 'That is not a web address', 'Write it like www.example.com.');
  end if;
  a.notice := private.required_notice(application ->> 'notice');
  perform private.check_sender('application', application);
  insert into public.applications (id, reference, user_id, kind, plan, company, contact_name, email, phone, website, city, province,
                                   speciality, message, locale, notice)
  values (a.id, private.reference('A', a.id), auth.uid(), a.kind, a.plan, a.company, a.contact_name, a.email, a.phone, a.website,
          a.city, a.province, a.speciality, a.message, a.locale, a.notice)
  on conflict on constraint applications_pkey do nothing;
  perform private.enqueue_mail('application_received/' || a.id, 'application_received', a.email, a.locale,
    jsonb_build_object('reference', private.reference('A', a.id)));
  return jsonb_build_object('reference', private.reference('A', a.id), 'status', 'submitted');
end
$$;

-- Where an application stands, for whoever knows its reference and address: { status, kind, company, created_at, moved_at },
-- or null. Twenty questions an hour, because a reference can be guessed at.
create function public.application_status(reference text, email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.enforce_rate_limit('application_status/' || coalesce(private.client_address(), 'everybody'),
    case when private.client_address() is null then 500 else 20 end, interval '1 hour');
  return (select jsonb_build_object('status', a.status, 'kind', a.kind, 'company', a.company, 'created_at', a.created_at, 'moved_at', a.moved_at)
            from public.applications as a
           where a.reference = upper(btrim(application_status.reference)) and a.email = lower(btrim(application_status.email)));
end
$$;

-- Moves an application one step on and tells the applicant: { status }. Moderators and administrators only; `reason` is kept
-- with the decision. What is there already is a success without another entry. A company is set up by start_company and goes
-- live by decide_company: only a partner, who has no page, is moved there from here.
create function public.move_application(id uuid, to_status text, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  a public.applications;
begin
  perform private.require_staff('{moderator,admin}');
  select * into a from public.applications as known where known.id = move_application.id for update;
  if a.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such application', hint = 'Reload the list.';
  elsif a.status = to_status then
    return jsonb_build_object('status', to_status);
  elsif coalesce((a.status, to_status) not in (('submitted', 'in_review'), ('in_review', 'onboarding'), ('onboarding', 'live'),
                                               ('submitted', 'declined'), ('in_review', 'declined'), ('onboarding', 'declined')), true)
        or (to_status in ('onboarding', 'live') and a.kind <> 'partner') then
    raise exception using errcode = 'PT409', message = format('An application cannot move from %s to %s', a.status, to_status),
      hint = 'Reload the list and choose the next step.';
  end if;
  perform private.log_decision('application', a.id, to_status, reason);
  perform private.place_application(a.id, to_status);
  perform private.mail_application(a.id);
  return jsonb_build_object('status', to_status);
end
$$;

create function private.place_application(id uuid, to_status text) returns void
language sql volatile set search_path = '' as $$
  update public.applications as a set status = to_status, moved_at = now() where a.id = place_application.id
$$;

-- Tells the applicant where the application stands now.
create function private.mail_application(id uuid) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(format('application_moved/%s/%s', a.id, a.status), 'application_moved', a.email, a.locale,
           jsonb_build_object('reference', a.reference, 'status', a.status, 'link', '/account/apply'))
    from public.applications as a where a.id = mail_application.id
$$;

revoke execute on function public.submit_application(jsonb), public.application_status(text, text),
  public.move_application(uuid, text, text), private.place_application(uuid, text), private.mail_application(uuid)
  from public, anon, authenticated;
grant execute on function public.submit_application(jsonb), public.application_status(text, text) to anon, authenticated, service_role;
grant execute on function public.move_application(uuid, text, text) to authenticated, service_role;
