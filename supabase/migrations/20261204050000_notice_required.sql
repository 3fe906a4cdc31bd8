-- What somebody sends names the notice that stood at the button: contact messages, applications, demo requests, reviews, and
-- requests that go to companies. Drafts need none.

-- The same for what is sent: words that nobody said the terms of are not taken.
create function private.required_notice(value text) returns text
language plpgsql stable set search_path = '' as $$
begin
  if value is null then
    perform private.refuse('notice', 'It is not said which terms and privacy page stood at the button', 'Reload the page, read them and send it again.');
  end if;
  return private.clean_notice(value);
end
$$;
revoke execute on function private.required_notice(text) from public, anon, authenticated;

-- message: { id, first_name, last_name, email, phone?, subject, message, locale, notice, seconds,
-- honeypot? }. Returns { reference }.
-- The same id again returns the same reference and stores nothing. Raises PT422 with the field in detail, PT429.
create or replace function public.send_contact_message(message jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  m public.contact_messages;
begin
  m.id := private.clean_uuid(message ->> 'id', 'id', 'The id of the message');
  if exists (select from public.contact_messages as c where c.id = m.id) then
    return jsonb_build_object('reference', private.reference('C', m.id));
  end if;
  m.first_name := private.needed(private.clean_text(message ->> 'first_name', 80, 'first_name', 'The first name'), 'first_name', 'The first name');
  m.last_name := private.needed(private.clean_text(message ->> 'last_name', 80, 'last_name', 'The last name'), 'last_name', 'The last name');
  m.email := private.clean_email(message ->> 'email');
  m.phone := private.clean_phone(message ->> 'phone');
  m.subject := coalesce(message ->> 'subject', '');
  m.message := private.needed(private.clean_text(message ->> 'message', 5000, 'message', 'The message', true), 'message', 'The message');
  m.locale := case when message ->> 'locale' = 'fr' then 'fr' else 'en' end;
  if m.subject not in ('General Inquiry', 'Project Consultation', 'Contractor Application', 'Vendor Partnership', 'Technical Support', 'Other') then
    perform private.refuse('subject', 'The subject is missing', 'Choose one of the subjects.');
  end if;
  m.notice := private.required_notice(message ->> 'notice');
  perform private.check_sender('contact', message);
  insert into public.contact_messages (id, reference, first_name, last_name, email, phone, subject, message, locale, notice)
  values (m.id, private.reference('C', m.id), m.first_name, m.last_name, m.email, m.phone, m.subject, m.message, m.locale, m.notice)
  on conflict on constraint contact_messages_pkey do nothing;
  perform private.enqueue_mail('contact_received/' || m.id, 'contact_received', m.email, m.locale,
    jsonb_build_object('reference', private.reference('C', m.id)));
  return jsonb_build_object('reference', private.reference('C', m.id));
end
$$;

-- demo: { id, topic, name, company?, email, phone?, preferred_on?, message?, locale, seconds, honeypot? }. Returns { reference }.
create or replace function public.request_demo(demo jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  d public.demo_requests;
begin
  d.id := private.clean_uuid(demo ->> 'id', 'id', 'The id of the request');
  if exists (select from public.demo_requests as known where known.id = d.id) then
    return jsonb_build_object('reference', private.reference('D', d.id));
  end if;
  d.topic := coalesce(nullif(demo ->> 'topic', ''), 'general');
  d.name := private.needed(private.clean_text(demo ->> 'name', 120, 'name', 'The name'), 'name', 'The name');
  d.company := private.clean_text(demo ->> 'company', 120, 'company', 'The company');
  d.email := private.clean_email(demo ->> 'email');
  d.phone := private.clean_phone(demo ->> 'phone');
  d.preferred_on := private.clean_day(demo ->> 'preferred_on', (private.canada_today() + interval '6 months')::date, 'preferred_on', 'The day');
  d.message := private.clean_text(demo ->> 'message', 5000, 'message', 'The message', true);
  d.locale := case when demo ->> 'locale' = 'fr' then 'fr' else 'en' end;
  if d.topic !~ '^[a-z]+(-[a-z]+)*$' or length(d.topic) > 60 then
    perform private.refuse('topic', 'That is not one of the topics', 'Choose one from the list.');
  end if;
  d.notice := private.required_notice(demo ->> 'notice');
  perform private.check_sender('demo', demo);
  insert into public.demo_requests (id, reference, topic, name, company, email, phone, preferred_on, message, locale, notice)
  values (d.id, private.reference('D', d.id), d.topic, d.name, d.company, d.email, d.phone, d.preferred_on, d.message, d.locale, d.notice)
  on conflict on constraint demo_requests_pkey do nothing;
  perform private.enqueue_mail('demo_received/' || d.id, 'demo_received', d.email, d.locale,
    jsonb_build_object('reference', private.reference('D', d.id)));
  return jsonb_build_object('reference', private.reference('D', d.id));
end
$$;

-- application: { id, kind, plan?, company, contact_name, email, phone?, website?, city?, province?, speciality?, message?,
-- locale, seconds, honeypot? }. Returns { reference, status }. Like send_contact_message otherwise.
create or replace function public.submit_application(application jsonb) returns jsonb
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
    perform private.refuse('kind', 'It is not said what kind of company applies', 'Choose one of the kinds.');
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

-- Takes a review of finished work under the id that the client made: { id, status, author, rating, created_at, hold }. It is published,
-- or held for the reasons in `hold`, which its author is told. The same id again by the same person stores nothing twice.
-- review: { id, request_id, token?, rating, on_time?, on_budget?, tidy?, body, city?, locale, notice }; stars are 1 to 5, the body has
-- 20 to 4,000 characters. The author is the first name and an initial of the contact, with the city as given.
-- Raises PT422 with the field in detail, PT403 for anybody but the requester, for the company itself and while the requester's
-- address is not confirmed, PT404 for an unknown
-- request, PT409 for work that is not finished or was reviewed already.
create or replace function public.submit_review(review jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  new_id constant uuid := private.clean_uuid(review ->> 'id', 'id', 'The id of the review');
  request constant public.quote_requests := private.reviewable_request(
    private.clean_uuid(review ->> 'request_id', 'request_id', 'The id of the request'), nullif(review ->> 'token', ''));
  v public.reviews;
  holds text[];
begin
  perform private.leave_trace(request.project_id);
  select * into v from public.reviews as known where known.request_id = request.id;
  if v.id is null then
    v.rating := private.clean_number(review ->> 'rating', 1, 5, 'rating', 'The rating');
    v.on_time := private.clean_number(review ->> 'on_time', 1, 5, 'on_time', 'The rating for time');
    v.on_budget := private.clean_number(review ->> 'on_budget', 1, 5, 'on_budget', 'The rating for budget');
    v.tidy := private.clean_number(review ->> 'tidy', 1, 5, 'tidy', 'The rating for tidiness');
    v.body := private.clean_text(review ->> 'body', 4000, 'body', 'The review', true);
    if v.rating is null then
      perform private.refuse('rating', 'A rating is missing', 'Choose one to five stars.');
    elsif coalesce(length(v.body), 0) < 20 then
      perform private.refuse('body', 'The review is shorter than 20 characters', 'Say what was done and how it went.');
    end if;
    -- Two reviews of one company at once see each other.
    perform from public.providers as c where c.id = request.provider_id for no key update;
    holds := private.review_holds(request);
    insert into public.reviews (id, request_id, provider_id, author, rating, on_time, on_budget, tidy, body, locale, notice,
                                proof, hold, status, published_at)
    values (new_id, request.id, request.provider_id,
            private.review_author((select k.name from public.quote_request_contacts as k where k.project_id = request.project_id),
                                  private.clean_city(review ->> 'city')),
            v.rating, v.on_time, v.on_budget, v.tidy, v.body, case when review ->> 'locale' = 'fr' then 'fr' else 'en' end,
            private.required_notice(review ->> 'notice'), private.review_proof(request.id), holds,
            case when cardinality(holds) > 0 then 'held' else 'published' end, case when cardinality(holds) = 0 then now() end)
    on conflict (id) do nothing returning * into v;
    if v.status = 'held' then
      perform private.mail_author(v);
    elsif v.id is not null then
      perform private.mail_reviewed(v);
    end if;
  end if;
  if v.id is distinct from new_id then
    raise exception using errcode = 'PT409', message = 'This work has a review already', hint = 'Reload to see it. There is one for each job.';
  end if;
  return jsonb_build_object('id', v.id, 'status', v.status, 'author', v.author, 'rating', v.rating, 'created_at', v.created_at,
                            'hold', to_jsonb(v.hold));
end
$$;

-- Stores a project under the id that the client made, with a request for each provider: { id, status,
-- requests: [{ id, provider_id, status, reachable }] }, `reachable` where somebody reads them. The same id again by the same person,
-- known by account or token, stores nothing twice, completes what may still change, and sends a draft once there is a way to answer;
-- what is sent names the notice that stood at a button.
-- project: { id, token?, source, provider_ids, category?, service_name?, description?, timing?, start_on?, budget_min_cents?,
-- budget_max_cents?, postal_code?, locale, notice?, details?, contact?: { name, email, phone?, preferred } }
-- Raises PT422 with the field in detail, PT409 for somebody else's id or a change that comes too late, PT429 after ten
-- projects in an hour.
create or replace function public.submit_project(project jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  token constant text := nullif(project ->> 'token', '');
  given constant public.projects := private.read_project(project);
  contact constant public.quote_request_contacts := private.read_contact(project -> 'contact');
  chosen constant uuid[] := private.read_providers(project -> 'provider_ids');
  before public.projects;
  stored public.projects;
  is_draft boolean;
  is_open boolean;
  sent uuid[];
  moved uuid;
begin
  if private.token_hash(token) is null and (me is null or token is not null) then
    perform private.refuse('token', 'The private link of the request is missing', 'Reload the page and try again.');
  end if;

  insert into public.projects (id, requester_id, category, service_name, description, timing, start_on, budget_min_cents,
                               budget_max_cents, postal_code, province, locale, source, details, notice)
  select given.id, me, given.category, given.service_name, given.description, given.timing, given.start_on, given.budget_min_cents,
         given.budget_max_cents, given.postal_code, given.province, given.locale, given.source, given.details, given.notice
  on conflict on constraint projects_pkey do nothing;
  if found then
    perform private.enforce_rate_limit('project/' || coalesce(me::text, private.client_address(), 'guests'),
      case when coalesce(me::text, private.client_address()) is null then 300 else 10 end, interval '1 hour');
    if token is not null and not private.add_link(given.id, 'device', token) then
      raise exception using errcode = 'PT409', message = 'This private link belongs to another request',
        hint = 'Reload the page and send it again.';
    end if;
  elsif not private.is_requester(given.id, token) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another request', hint = 'Reload the page and send it again.';
  end if;

  select * into strict stored from public.projects as p where p.id = given.id for update;
  if stored.requester_id is null and me is not null then
    perform private.settle_claim(stored);
  end if;
  select count(r.sent_at) = 0, count(r.sent_at) = 0 or min(r.sent_at) > now() - interval '24 hours' into is_draft, is_open
    from public.quote_requests as r where r.project_id = given.id;
  before := stored;
  stored := private.complete_project(stored, given, is_draft, is_open or coalesce(stored.open_until > now(), false));
  update public.projects as p
     set requester_id = coalesce(p.requester_id, me), category = stored.category, service_name = stored.service_name,
         description = stored.description, timing = stored.timing, start_on = stored.start_on,
         budget_min_cents = stored.budget_min_cents, budget_max_cents = stored.budget_max_cents,
         postal_code = stored.postal_code, province = stored.province, locale = stored.locale, source = stored.source,
         details = stored.details, notice = case when is_open then coalesce(given.notice, p.notice) else p.notice end
   where p.id = given.id;
  if before is distinct from stored then
    perform private.tell_of_details(given.id, 'facts');
  end if;
  perform private.add_providers(given.id, chosen, is_open);
  if private.keep_contact(given.id, contact, is_open) then
    for moved in
      select r.id from public.quote_requests as r where r.project_id = given.id and r.status = 'draft' order by r.id for update
    loop
      perform private.transition_request(moved, 'sent', 'homeowner');
      sent := sent || moved;
    end loop;
    if sent is not null then
      perform private.required_notice((select p.notice from public.projects as p where p.id = given.id));
    end if;
    perform private.mail_confirmation(sent);
  end if;

  return (select jsonb_build_object('id', given.id,
                   'status', case when bool_or(r.sent_at is not null) then 'sent' else 'draft' end,
                   'requests', jsonb_agg(jsonb_build_object('id', r.id, 'provider_id', r.provider_id, 'status', r.status,
                                                            'reachable', private.is_reachable(r.provider_id))
                                         order by r.created_at, r.id))
            from public.quote_requests as r where r.project_id = given.id);
end
$$;
