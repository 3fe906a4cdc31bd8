-- What is sent says which terms and which privacy page stood under the button, and Postgres keeps it with what was sent.

insert into public.consent_texts (id, locale, body, in_force_from) values
  ('newsletter-en-2', 'en', 'Yes, email me this newsletter. I can unsubscribe at any time with one click. How we use this: Privacy (version 1.1) · Terms (version 1.1)', '2026-11-22'),
  ('newsletter-fr-2', 'fr', 'Oui, envoyez-moi cette infolettre par courriel. Je peux me désabonner en tout temps, en un clic. Ce que nous en faisons : Confidentialité (version 1.1) · Conditions (version 1.1)', '2026-11-22'),
  ('notice-en-1', 'en', 'How we use this: Privacy (version 1.1) · Terms (version 1.1)', '2026-11-22'),
  ('notice-fr-1', 'fr', 'Ce que nous en faisons : Confidentialité (version 1.1) · Conditions (version 1.1)', '2026-11-22'),
  ('notice-en-after-fr-1', 'en', 'The French text came first. I choose the English one: Privacy (version 1.1) · Terms (version 1.1)', '2026-11-22');

-- The notice that stood under a button, as the page says; null where it says nothing. What was never published is refused, so
-- that nobody is bound by words nobody could read. Raises PT422 with the field notice.
create function private.clean_notice(value text) returns text
language plpgsql stable set search_path = '' as $$
begin
  if value is not null and not exists (
    select from public.consent_texts as t where t.id = value and t.id like 'notice-%' and t.in_force_from <= now()) then
    perform private.refuse('notice', 'The terms and the privacy page have changed', 'Reload the page, read them and send it again.');
  end if;
  return value;
end
$$;
revoke execute on function private.clean_notice(text) from public, anon, authenticated;

alter table public.contact_messages add column notice text references public.consent_texts (id);
call private.classify('public.contact_messages', 'consent', 'notice');
create index contact_messages_notice_idx on public.contact_messages (notice);
alter table public.applications add column notice text references public.consent_texts (id);
call private.classify('public.applications', 'consent', 'notice');
create index applications_notice_idx on public.applications (notice);
alter table public.demo_requests add column notice text references public.consent_texts (id);
call private.classify('public.demo_requests', 'consent', 'notice');
create index demo_requests_notice_idx on public.demo_requests (notice);
alter table public.projects add column notice text references public.consent_texts (id);
call private.classify('public.projects', 'consent', 'notice');
create index projects_notice_idx on public.projects (notice);
alter table public.reviews add column notice text references public.consent_texts (id);
call private.classify('public.reviews', 'consent', 'notice');
create index reviews_notice_idx on public.reviews (notice);

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
  m.notice := private.clean_notice(message ->> 'notice');
  perform private.check_sender('contact', message);
  insert into public.contact_messages (id, reference, first_name, last_name, email, phone, subject, message, locale, notice)
  values (m.id, private.reference('C', m.id), m.first_name, m.last_name, m.email, m.phone, m.subject, m.message, m.locale, m.notice)
  on conflict on constraint contact_messages_pkey do nothing;
  perform private.enqueue_mail('contact_received/' || m.id, 'contact_received', m.email, m.locale,
    jsonb_build_object('reference', private.reference('C', m.id)));
  return jsonb_build_object('reference', private.reference('C', m.id));
end
$$;

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
  a.notice := private.clean_notice(application ->> 'notice');
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
  d.notice := private.clean_notice(demo ->> 'notice');
  perform private.check_sender('demo', demo);
  insert into public.demo_requests (id, reference, topic, name, company, email, phone, preferred_on, message, locale, notice)
  values (d.id, private.reference('D', d.id), d.topic, d.name, d.company, d.email, d.phone, d.preferred_on, d.message, d.locale, d.notice)
  on conflict on constraint demo_requests_pkey do nothing;
  perform private.enqueue_mail('demo_received/' || d.id, 'demo_received', d.email, d.locale,
    jsonb_build_object('reference', private.reference('D', d.id)));
  return jsonb_build_object('reference', private.reference('D', d.id));
end
$$;

create or replace function private.read_project(given jsonb) returns public.projects
language plpgsql stable set search_path = '' as $$
declare
  p public.projects;
begin
  p.id := private.clean_uuid(given ->> 'id', 'id', 'The id of the request');
  p.category := private.clean_text(given ->> 'category', 120, 'service', 'The category');
  p.service_name := private.clean_text(given ->> 'service_name', 200, 'service', 'The service');
  p.description := private.clean_text(given ->> 'description', 5000, 'description', 'The description', true);
  p.timing := nullif(given ->> 'timing', '');
  p.start_on := private.clean_day(given ->> 'start_on', (private.canada_today() + interval '2 years')::date, 'start_on', 'The start');
  p.budget_min_cents := private.clean_number(given ->> 'budget_min_cents', 0, 1000000000, 'budget', 'The budget in cents');
  p.budget_max_cents := private.clean_number(given ->> 'budget_max_cents', 0, 1000000000, 'budget', 'The budget in cents');
  p.postal_code := private.clean_postal_code(given ->> 'postal_code');
  p.province := private.postal_province(p.postal_code);
  p.source := given ->> 'source';
  p.locale := case when given ->> 'locale' = 'fr' then 'fr' else 'en' end;
  p.details := nullif(given -> 'details', 'null');
  p.notice := private.clean_notice(given ->> 'notice');

  if p.timing not in ('now', 'month', 'quarter', 'flexible') then
    perform private.refuse('timing', 'That is not one of the times to choose from', 'Choose now, this month, this quarter or flexible.');
  elsif p.budget_min_cents > p.budget_max_cents then
    perform private.refuse('budget', 'The budget starts above where it ends', 'Put the smaller amount first.');
  elsif p.source is null or p.source not in ('card', 'profile', 'project', 'fixed_price', 'materials') then
    perform private.refuse('source', 'It is not said where the request comes from', 'Reload the page and try again.');
  elsif p.source in ('profile', 'fixed_price') and p.service_name is null then
    perform private.refuse('service', 'No service is chosen', 'Choose the service you would like a quote for.');
  elsif length(p.details::text) > 20000 then
    perform private.refuse('details', 'The list is too long for one request', 'Send it as two requests.');
  end if;
  return p;
end
$$;

create or replace function public.submit_project(project jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  token constant text := nullif(project ->> 'token', '');
  given constant public.projects := private.read_project(project);
  contact constant public.quote_request_contacts := private.read_contact(project -> 'contact');
  chosen constant uuid[] := private.read_providers(project -> 'provider_ids');
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
    insert into private.project_secrets (project_id, token_hash) values (given.id, private.token_hash(token))
    on conflict (token_hash) do nothing;
    if not found then
      raise exception using errcode = 'PT409', message = 'This private link belongs to another request',
        hint = 'Reload the page and send it again.';
    end if;
  elsif not private.is_requester(given.id, token) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another request', hint = 'Reload the page and send it again.';
  end if;

  select * into strict stored from public.projects as p where p.id = given.id for update;
  select count(r.sent_at) = 0, count(r.sent_at) = 0 or min(r.sent_at) > now() - interval '24 hours' into is_draft, is_open
    from public.quote_requests as r where r.project_id = given.id;
  stored := private.complete_project(stored, given, is_draft, is_open);
  update public.projects as p
     set requester_id = coalesce(p.requester_id, me), category = stored.category, service_name = stored.service_name,
         description = stored.description, timing = stored.timing, start_on = stored.start_on,
         budget_min_cents = stored.budget_min_cents, budget_max_cents = stored.budget_max_cents,
         postal_code = stored.postal_code, province = stored.province, locale = stored.locale, source = stored.source,
         details = stored.details, notice = case when is_open then coalesce(given.notice, p.notice) else p.notice end
   where p.id = given.id;
  perform private.add_providers(given.id, chosen, is_open);
  if private.keep_contact(given.id, contact, is_open) then
    for moved in
      select r.id from public.quote_requests as r where r.project_id = given.id and r.status = 'draft' order by r.id for update
    loop
      perform private.transition_request(moved, 'sent', 'homeowner');
      sent := sent || moved;
    end loop;
    perform private.mail_confirmation(sent, token);
  end if;

  return (select jsonb_build_object('id', given.id, 'upload_key', s.upload_key,
                   'status', case when bool_or(r.sent_at is not null) then 'sent' else 'draft' end,
                   'requests', jsonb_agg(jsonb_build_object('id', r.id, 'provider_id', r.provider_id, 'status', r.status)
                                         order by r.created_at, r.id))
            from public.quote_requests as r join private.project_secrets as s on s.project_id = r.project_id
           where r.project_id = given.id group by s.project_id);
end
$$;

create or replace function public.book_fixed_price(booking jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  project constant uuid := private.clean_uuid(booking ->> 'id', 'id', 'The id of the booking');
  code constant text := private.clean_postal_code(booking ->> 'postal_code');
  home constant text := private.postal_province(code);
  sold public.fixed_price_services;
  price jsonb;
  tax jsonb;
  total bigint;
  free record;
  taken boolean := false;
  stored jsonb;
begin
  select * into sold from public.fixed_price_services as s where s.service = booking ->> 'service';
  if sold.service is null then
    perform private.refuse('service', 'That service has no list price', 'Choose one of the fixed-price services.');
  elsif code is null then
    perform private.refuse('postal_code', 'A postal code is missing', 'Enter the postal code of the place where the work is done.');
  end if;
  stored := private.stored_booking(project, booking ->> 'token');
  if stored is not null then
    return stored;
  end if;

  price := private.fixed_price(sold.service, booking -> 'choices');
  tax := private.sales_tax(home, (now() at time zone private.time_zone(home))::date, (price ->> 'subtotal_cents')::bigint);
  total := (price ->> 'subtotal_cents')::bigint + (select coalesce(sum((line ->> 'cents')::bigint), 0) from jsonb_array_elements(tax) as line);
  if (booking ->> 'expected_total_cents') <> total::text then
    perform private.refuse('price', 'The price is not the one you saw', 'Read the price list again and check the total.');
  end if;

  for free in
    select * from private.free_half_days(sold.service, code) as h
     where h.day::text = booking ->> 'day' and h.part = booking ->> 'part' order by h.busy, h.provider_id
  loop
    insert into private.fixed_price_bookings (project_id, provider_id, day, part) values (project, free.provider_id, free.day, free.part)
    on conflict do nothing;
    taken := found;
    exit when taken;
  end loop;
  if not taken then
    -- The same booking may have come twice at once; the other call has just stored it.
    stored := private.stored_booking(project, booking ->> 'token');
    if stored is not null then
      return stored;
    end if;
    perform private.refuse('slot', 'Nobody is free at that time any more', 'Choose another time.');
  end if;

  perform public.submit_project(jsonb_build_object(
    'id', project, 'token', booking -> 'token', 'source', 'fixed_price', 'provider_ids', jsonb_build_array(free.provider_id),
    'category', sold.category, 'service_name', sold.category, 'description', booking -> 'description', 'start_on', free.day,
    'postal_code', code, 'locale', booking -> 'locale', 'notice', booking -> 'notice', 'contact', booking -> 'contact',
    'details', price || jsonb_build_object(
      'service', sold.service, 'choices', booking -> 'choices', 'tax', tax, 'total_cents', total, 'listed_on', sold.listed_on,
      'slot', jsonb_build_object('day', free.day, 'part', free.part, 'opens', free.opens, 'closes', free.closes,
                                 'time_zone', private.time_zone(home)))));
  if not exists (select from public.quote_requests as r where r.project_id = project and r.status = 'sent') then
    perform private.refuse('email', 'There is no way to confirm yet', 'Say how the team can reach you.');
  end if;
  return private.booking_json(project);
end
$$;

create or replace function public.send_list_to_vendors(request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  code constant text := private.clean_postal_code(request ->> 'postal_code');
  french constant boolean := coalesce(request ->> 'locale' = 'fr', false);
  note constant text := private.clean_text(request ->> 'note', 2000, 'note', 'The note', true);
  part jsonb;
  project uuid;
  vendor uuid;
  lines jsonb;
  n bigint;
  sent jsonb := '[]';
begin
  if code is null then
    perform private.refuse('postal_code', 'A postal code is missing', 'Enter the postal code of the place of delivery.');
  elsif coalesce(jsonb_typeof(request -> 'vendors'), '') <> 'array' or jsonb_array_length(request -> 'vendors') not between 1 and 8 then
    perform private.refuse('vendors', 'A list goes to one to eight vendors at once', 'Choose some of them, and send the rest afterwards.');
  end if;
  for part in select p from jsonb_array_elements(request -> 'vendors') as p order by p ->> 'id' loop
    project := private.clean_uuid(part ->> 'id', 'id', 'The id of the request');
    vendor := private.clean_uuid(part ->> 'vendor_id', 'vendors', 'A vendor');
    if exists (select from public.projects as p where p.id = project) then
      if not private.is_requester(project, part ->> 'token') then
        raise exception using errcode = 'PT409', message = 'This id belongs to another request', hint = 'Reload the page and send it again.';
      end if;
    else
      lines := private.read_sent_lines(part -> 'lines', vendor, case when french then 'fr' else 'en' end,
                                       coalesce(request ->> 'acknowledged' = 'true', false));
      n := jsonb_array_length(lines);
      perform public.submit_project(jsonb_build_object(
        'id', project, 'token', part -> 'token', 'source', 'materials', 'provider_ids', jsonb_build_array(vendor),
        'service_name', case when french then format('Liste de matériaux (%s article%s)', n, case when n > 1 then 's' else '' end)
                             else format('Materials list (%s item%s)', n, case when n > 1 then 's' else '' end) end,
        'description', left(concat_ws(E'\n\n', note, private.sent_lines_text(lines)), 5000),
        'postal_code', code, 'locale', request -> 'locale', 'notice', request -> 'notice', 'contact', request -> 'contact',
        'details', private.list_totals(lines, private.postal_province(code), code, private.canada_today())
                   || jsonb_build_object('lines', lines)));
    end if;
    if not exists (select from public.quote_requests as r where r.project_id = project and r.sent_at is not null) then
      perform private.refuse('email', 'An email address is missing', 'Say how the vendors can reach you.');
    end if;
    sent := sent || (select jsonb_build_object('id', project, 'vendor_id', r.provider_id, 'vendor', c.trade_name, 'status', r.status)
                       from public.quote_requests as r join public.providers as c on c.id = r.provider_id
                      where r.project_id = project limit 1);
  end loop;
  return jsonb_build_object('projects', sent);
end
$$;

create or replace function public.submit_review(review jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  new_id constant uuid := private.clean_uuid(review ->> 'id', 'id', 'The id of the review');
  request constant public.quote_requests := private.reviewable_request(
    private.clean_uuid(review ->> 'request_id', 'request_id', 'The id of the request'), nullif(review ->> 'token', ''));
  v public.reviews;
begin
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
    insert into public.reviews (id, request_id, provider_id, author, rating, on_time, on_budget, tidy, body, locale, notice)
    values (new_id, request.id, request.provider_id,
            private.review_author((select k.name from public.quote_request_contacts as k where k.project_id = request.project_id),
                                  private.clean_city(review ->> 'city')),
            v.rating, v.on_time, v.on_budget, v.tidy, v.body, case when review ->> 'locale' = 'fr' then 'fr' else 'en' end,
            private.clean_notice(review ->> 'notice'))
    on conflict (id) do nothing returning * into v;
  end if;
  if v.id is distinct from new_id then
    raise exception using errcode = 'PT409', message = 'This work has a review already', hint = 'Reload to see it. There is one for each job.';
  end if;
  return jsonb_build_object('id', v.id, 'status', v.status, 'author', v.author, 'rating', v.rating, 'created_at', v.created_at);
end
$$;

create or replace function public.project_view(id uuid default null, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.projects := private.find_project(project_view.id, project_view.token);
begin
  if p.id is null then
    return null;
  end if;
  perform private.expire_requests(p.id);
  return jsonb_build_object(
    'project', to_jsonb(p) - array['requester_id', 'locale', 'notice']
               || jsonb_build_object('claimed', p.requester_id is not null, 'mine', coalesce(p.requester_id = auth.uid(), false)),
    'contact', (select to_jsonb(k) - 'project_id' from public.quote_request_contacts as k where k.project_id = p.id),
    'requests', (select coalesce(jsonb_agg(private.request_json(r) order by r.created_at, r.id), '[]')
                   from public.quote_requests as r where r.project_id = p.id));
end
$$;

create or replace function public.provider_requests(provider_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  acts constant boolean := provider_requests.provider_id in (select private.acting_providers());
begin
  if provider_requests.provider_id not in (select private.my_providers()) then
    raise exception using errcode = 'PT403', message = 'This company is not yours', hint = 'Sign in with an account of the company.';
  end if;
  perform private.expire_requests(r.project_id) from public.quote_requests as r
    where r.provider_id = provider_requests.provider_id and r.status in ('sent', 'viewed', 'quoted');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', r.id, 'status', r.status, 'sent_at', r.sent_at, 'connected_at', r.connected_at,
             'project', to_jsonb(p) - array['requester_id', 'id', 'notice']
                        || jsonb_build_object('postal_code', case when acts and r.connected_at is not null then p.postal_code else left(p.postal_code, 3) end),
             'contact', case when acts and r.connected_at is not null then
                          (select to_jsonb(k) - 'project_id' from public.quote_request_contacts as k where k.project_id = p.id) end,
             'events', private.events_json(r.id),
             'quote', (select private.quote_json(q) from public.quotes as q where q.request_id = r.id order by q.version desc limit 1)
           ) order by r.sent_at desc, r.id), '[]')
      from (select * from public.quote_requests as sent
             where sent.provider_id = provider_requests.provider_id and sent.sent_at is not null
             order by sent.sent_at desc, sent.id limit 200) as r
      join public.projects as p on p.id = r.project_id);
end
$$;
