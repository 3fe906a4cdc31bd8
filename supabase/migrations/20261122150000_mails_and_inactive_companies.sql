-- Mails: no stranger's words in them, and no more of them for one address than anybody can want. Companies that are not
-- approved act for nobody. Licence numbers are public where their register is.

-- Where the window of this moment began.
create or replace function private.window_start(per interval) returns timestamptz
language sql stable set search_path = '' as $$
  select to_timestamp(floor(extract(epoch from now()) / extract(epoch from per)) * extract(epoch from per))
$$;

-- Counts one attempt, and returns how many there were in this window with it.
create or replace function private.count_attempt(key text, per interval) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  turn integer;
begin
  insert into private.rate_limits as counted (key, window_start, n)
  values (encode(sha256(convert_to(count_attempt.key, 'UTF8')), 'hex'), private.window_start(per), 1)
  on conflict on constraint rate_limits_pkey do update
     set n = case when counted.window_start < excluded.window_start then 1 else counted.n + 1 end,
         window_start = greatest(counted.window_start, excluded.window_start)
  returning counted.n into turn;
  return turn;
end
$$;

-- Counts one attempt and raises PT429 when there were `most` already in this window; detail holds the seconds to wait.
-- A refused statement is rolled back with its count, so the counter stops at the limit.
create or replace function private.enforce_rate_limit(key text, most integer, per interval) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wait integer;
begin
  if private.count_attempt(key, per) > most then
    wait := ceil(extract(epoch from private.window_start(per) + per - now()));
    raise exception using errcode = 'PT429', message = 'Too many requests in a short time', detail = wait::text,
      hint = case when wait > 90 then format('Try again in %s minutes.', ceil(wait / 60.0))
                  else format('Try again in %s seconds.', wait) end;
  end if;
end
$$;

-- Whether a name would become a link, or lead somewhere, in a mail: an address, or what a mail program takes for one.
create or replace function private.holds_link(value text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(value ~* '(://|www\.|@|\S\.\S+/|[a-z0-9-]{2,}\.(app|biz|ca|cn|co|com|dev|eu|example|fr|info|io|link|live|me|net|online|org|quebec|ru|shop|site|store|top|uk|us|xyz)\M)', false)
$$;

revoke execute on function private.window_start(interval), private.count_attempt(text, interval), private.holds_link(text)
  from public, anon, authenticated;
grant execute on function private.holds_link(text) to authenticated;

alter table public.providers add constraint providers_trade_name_is_no_link check (not private.holds_link(trade_name));
alter table public.provider_services
  add constraint provider_services_name_en_is_no_link check (not private.holds_link(name_en)),
  add constraint provider_services_name_fr_is_no_link check (not private.holds_link(name_fr));

create index outbox_recipient_idx on private.outbox (recipient, next_attempt_at) where sent_at is null;

-- When the next mail to an address may go: now, or from eight in the morning (Eastern time) of a later day when it has had as many
-- as anybody can want, 10 an hour and 20 a day, or 60 and 300 once its owner confirmed it here. Anybody can make us write to
-- an address, and raising would tell them what others did. Null when a week is full.
create or replace function private.mail_due(address text) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  confirmed constant boolean :=
    exists (select from auth.users as u where u.email = address and u.email_confirmed_at is not null)
    or exists (select from public.newsletter_subscriptions as s where s.email = address and s.confirmed_at is not null);
  this_hour constant integer := private.count_attempt('mail/hour/' || address, interval '1 hour');
  this_day constant integer := private.count_attempt('mail/day/' || address, interval '1 day');
  an_hour constant integer := case when confirmed then 60 else 10 end;
  a_day constant integer := case when confirmed then 300 else 20 end;
  today constant date := (now() at time zone 'America/Toronto')::date;
begin
  if this_hour <= an_hour and this_day <= a_day then
    return now();
  end if;
  return (
    select min(morning)
      from generate_series(1, 7) as ahead
     cross join lateral (select (today + ahead + time '08:00') at time zone 'America/Toronto') as later (morning)
     where (select count(*) from private.outbox as o
             where o.recipient = address and o.sent_at is null
               and o.next_attempt_at >= morning and o.next_attempt_at < morning + interval '1 day') < a_day);
end
$$;

-- Stores a mail for sending after this transaction has committed. The same key again stores nothing. `kind` names a file of
-- supabase/mails, which says what it reads from `data`; links in there are paths such as '/r/abc'. An unknown
-- locale means English. An address that gets many mails gets this one later. Raises PT422 on 'email' when the recipient cannot
-- be an address.
create or replace function private.enqueue_mail(key text, kind text, recipient text, locale text, data jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  stored bigint;
  due timestamptz;
begin
  if recipient is null or length(recipient) > 320 or recipient !~ '^[^[:space:][:cntrl:]<>,;:"()@]+@[^[:space:][:cntrl:]<>,;:"()@]+$' then
    raise exception using errcode = 'PT422', message = 'This is not an email address', detail = 'email',
      hint = 'Write it like name@example.com.';
  end if;
  insert into private.outbox (idempotency_key, kind, recipient, locale, data)
  values (enqueue_mail.key, enqueue_mail.kind, enqueue_mail.recipient,
    case when enqueue_mail.locale = 'fr' then 'fr' else 'en' end, coalesce(enqueue_mail.data, '{}'))
  on conflict (idempotency_key) do nothing
  returning id into stored;
  if stored is null then
    return;
  end if;
  due := private.mail_due(lower(enqueue_mail.recipient));
  update private.outbox as o
     set next_attempt_at = due, last_error = case when due is null then 'This address gets too many mails' end
   where o.id = stored and (due is null or due > now());
  -- Heard after the commit by a worker that listens; others look from time to time.
  perform pg_notify('outbox', '');
end
$$;

revoke execute on function private.mail_due(text) from public, anon, authenticated;

-- How to reach the homeowner, or null when the fields do not say.
create or replace function private.read_contact(given jsonb) returns public.quote_request_contacts
language plpgsql immutable set search_path = '' as $$
declare
  k public.quote_request_contacts;
begin
  if coalesce(jsonb_typeof(given), 'null') = 'null' then
    return null;
  end if;
  k.name := private.clean_text(given ->> 'name', 120, 'name', 'The name');
  k.email := private.clean_email(given ->> 'email');
  k.phone := private.clean_phone(given ->> 'phone');
  k.preferred := coalesce(nullif(given ->> 'preferred', ''), 'email');
  if k.name is null then
    perform private.refuse('name', 'A name is missing', 'Enter the name providers should ask for.');
  elsif private.holds_link(k.name) then
    perform private.refuse('name', 'The name holds an address of the web or of email', 'Enter the name only.');
  elsif k.preferred not in ('email', 'phone', 'message') then
    perform private.refuse('preferred', 'That is not a way to be reached', 'Choose email, phone or message.');
  elsif k.preferred = 'phone' and k.phone is null then
    perform private.refuse('phone', 'A phone number is missing', 'Enter it, or choose another way to be reached.');
  end if;
  return k;
end
$$;

-- Keeps how to reach the homeowner: what is given, or else the account's own name and address. Returns whether it is known.
create or replace function private.keep_contact(project uuid, contact public.quote_request_contacts, is_open boolean) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  known public.quote_request_contacts;
begin
  select * into known from public.quote_request_contacts as k where k.project_id = project;
  if contact.email is null and known.project_id is null then
    select left(coalesce(case when not private.holds_link(f.display_name) then nullif(f.display_name, '') end, u.email), 120), u.email, 'email' into contact.name, contact.email, contact.preferred
      from auth.users as u left join public.profiles as f on f.user_id = u.id where u.id = auth.uid();
  end if;
  if contact.email is null then
    return known.project_id is not null;
  end if;
  contact.project_id := project;
  if contact is distinct from known then
    if not is_open then
      perform private.refuse_late_change();
    end if;
    insert into public.quote_request_contacts as k select contact.*
    on conflict on constraint quote_request_contacts_pkey do update
       set name = excluded.name, email = excluded.email, phone = excluded.phone, preferred = excluded.preferred;
    -- Whoever writes somebody else's address here makes us write to them.
    perform private.enforce_rate_limit('contact/' || contact.email, 10, interval '1 hour');
  end if;
  return true;
end
$$;

-- What a request is about, for a mail in the locale: a service of the company as the company names it in that language, else a
-- list of materials, else the trade, which the mail translates. Never what somebody typed: a mail goes to people who did not
-- ask for their words. Null when nothing of that is known.
create or replace function private.mailed_service(project public.projects, provider public.providers, locale text) returns text
language plpgsql stable set search_path = '' as $$
declare
  known text;
begin
  select case when mailed_service.locale = 'fr' then coalesce(s.name_fr, s.name_en) else s.name_en end into known
    from public.provider_services as s
   where s.provider_id = provider.id and project.service_name in (s.name_en, s.name_fr)
   order by s.position limit 1;
  if found then
    return known;
  elsif project.service_name ~ '^(Materials list \(\d+ items?\)|Liste de matériaux \(\d+ articles?\))$' then
    return project.service_name;
  end if;
  select trade into known
    from unnest(array[project.category, provider.primary_category]) with ordinality as given (trade, place)
   where exists (select from public.category_trades as t where t.trade = given.trade)
      or exists (select from public.fixed_price_services as f where f.category = given.trade)
   order by place limit 1;
  return known;
end
$$;

-- The confirmation for requests that were just sent, with the private link when the caller has one. A booking says when and
-- for how much.
create or replace function private.mail_confirmation(request_ids uuid[], token text) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('request_sent/%s', min(r.id::text)),
           case p.source when 'fixed_price' then 'booking_confirmed' else 'request_sent' end, k.email, p.locale,
           jsonb_build_object('service', private.mailed_service(p, (array_agg(c order by c.trade_name))[1], p.locale),
                              'providers', jsonb_agg(c.trade_name order by c.trade_name),
                              'link', case when s.token_hash = private.token_hash(token) then '/r/' || token
                                           when p.requester_id is not null then '/account' end)
           || case p.source when 'fixed_price' then (p.details -> 'slot') || jsonb_build_object(
                'total_cents', p.details -> 'total_cents', 'provider', min(c.trade_name)) else '{}' end)
    from public.quote_requests as r
    join public.projects as p on p.id = r.project_id
    join public.quote_request_contacts as k on k.project_id = p.id
    join public.providers as c on c.id = r.provider_id
    left join private.project_secrets as s on s.project_id = p.id
   where r.id = any (request_ids)
   group by p.id, k.project_id, s.project_id
$$;

-- Moves an application one step on and tells the applicant. Staff only.
create or replace function public.move_application(id uuid, to_status text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  from_status text;
  moved public.applications;
begin
  if not private.is_staff('{support,moderator,admin}') then
    raise exception using errcode = 'PT403', message = 'Only staff moves an application', hint = 'Ask support for help.';
  end if;
  select a.status into from_status from public.applications as a where a.id = move_application.id for update;
  if from_status = to_status then
    return jsonb_build_object('status', to_status);
  elsif (from_status, to_status) not in (('submitted', 'in_review'), ('in_review', 'onboarding'), ('onboarding', 'live'),
                                         ('submitted', 'declined'), ('in_review', 'declined'), ('onboarding', 'declined')) then
    raise exception using errcode = 'PT409', message = format('An application cannot move from %s to %s', from_status, to_status),
      hint = 'Reload the list and choose the next step.';
  elsif from_status is null then
    raise exception using errcode = 'PT404', message = 'There is no such application', hint = 'Reload the list.';
  end if;
  update public.applications as a set status = to_status, moved_at = now() where a.id = move_application.id returning * into moved;
  perform private.enqueue_mail(format('application_moved/%s/%s', moved.id, to_status), 'application_moved', moved.email, moved.locale,
    jsonb_build_object('reference', moved.reference, 'status', to_status));
  return jsonb_build_object('status', to_status);
end
$$;

-- Those of them that may act for homeowners: answer, quote, see contacts and photos. Nobody acts for a company that is not, or no
-- longer, approved.
create or replace function private.acting_providers(roles text[] default null) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select p.id from public.providers as p where p.status = 'approved' and p.id in (select private.my_providers(acting_providers.roles))
$$;

-- Those of them whose page may change: not while staff looks at it, and not once it is suspended or closed.
create or replace function private.editable_providers(roles text[] default null) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select p.id from public.providers as p
   where p.status in ('draft', 'changes_requested', 'rejected', 'approved') and p.id in (select private.my_providers(editable_providers.roles))
$$;

-- Ends the call of a member whose company may not act, and says why. Does nothing for anybody else.
create or replace function private.refuse_inactive_company(provider uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if provider in (select private.my_providers()) and provider not in (select private.acting_providers()) then
    raise exception using errcode = 'PT403', message = 'Your company is not approved at the moment, so it cannot answer',
      hint = 'You can read its past requests. Write to support to ask why.';
  end if;
end
$$;

revoke execute on function private.acting_providers(text[]), private.editable_providers(text[]), private.refuse_inactive_company(uuid)
  from public, anon, authenticated;
grant execute on function private.editable_providers(text[]) to authenticated;

alter policy "own company is editable" on public.providers
  using (id in (select private.editable_providers('{owner,manager}'))) with check (id in (select private.editable_providers('{owner,manager}')));
do $$
declare
  listed text;
begin
  foreach listed in array '{provider_services,provider_areas,portfolio_items,provider_testimonials}'::text[] loop
    execute format('alter policy "own lists grow" on public.%I
                      with check (provider_id in (select private.editable_providers(''{owner,manager}'')))', listed);
    execute format('alter policy "own lists are editable" on public.%I
                      using (provider_id in (select private.editable_providers(''{owner,manager}'')))
                      with check (provider_id in (select private.editable_providers(''{owner,manager}'')))', listed);
    execute format('alter policy "own lists shrink" on public.%I
                      using (provider_id in (select private.editable_providers(''{owner,manager}'')))', listed);
  end loop;
end
$$;
alter policy "own company claims" on public.credentials
  with check (status = 'claimed' and provider_id in (select private.editable_providers('{owner,manager}')));
alter policy "own private data is editable" on public.provider_private
  using (provider_id in (select private.editable_providers('{owner}')))
  with check (provider_id in (select private.editable_providers('{owner}')));

create or replace function private.connected_projects() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select project_id from public.quote_requests where connected_at is not null and provider_id in (select private.acting_providers())
$$;

-- The photos of a project, [{ n, name }] in order, for its homeowner (by account or by the private link's token) and for the
-- approved companies it was sent to. Null for anybody else and for an unknown project.
create or replace function public.project_photos(id uuid, token text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select (select coalesce(jsonb_agg(jsonb_build_object('n', f.n, 'name', f.name) order by f.n), '[]')
            from private.request_photos as f where f.project_id = project_photos.id)
   where private.is_requester(project_photos.id, project_photos.token)
      or exists (select from public.quote_requests as r
                  where r.project_id = project_photos.id and r.sent_at is not null
                    and r.provider_id in (select private.acting_providers()))
$$;

-- Moves a request on: { status, at }. The caller acts as who they are: the homeowner by account or by the private link's
-- token, the provider by membership. The state it is in already is a success without a second event.
-- Raises PT403 for anybody else, PT404 for an unknown request, PT409 for a move that the state does not allow, or for hiring on a
-- quote that has run out.
create or replace function public.advance_request(request_id uuid, to_status text, note text default null, token text default null)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.quote_requests;
  actors text[];
  actor text;
  at timestamptz;
  said constant text := private.clean_text(advance_request.note, 2000, 'note', 'The note', true);
begin
  select * into request from public.quote_requests as r where r.id = advance_request.request_id for update;
  if found then
    actors := array_remove(array[
      case when private.is_requester(request.project_id, advance_request.token) then 'homeowner' end,
      case when request.sent_at is not null and request.provider_id in (select private.acting_providers('{owner,manager}')) then 'provider' end], null);
  end if;
  -- To a provider a draft does not exist.
  if request.id is null or (cardinality(actors) = 0 and request.sent_at is null) then
    raise exception using errcode = 'PT404', message = 'There is no such request', hint = 'Open it again from your requests.';
  elsif cardinality(actors) = 0 then
    perform private.refuse_inactive_company(request.provider_id);
    raise exception using errcode = 'PT403', message = 'This request is not yours',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  end if;

  perform private.expire_requests(request.project_id);
  select * into request from public.quote_requests as r where r.id = advance_request.request_id;
  if request.status = advance_request.to_status then
    return jsonb_build_object('status', request.status, 'at', request.updated_at);
  end if;

  select t.actor into actor from private.quote_transitions as t
   where t.from_status = request.status and t.to_status = advance_request.to_status and t.actor = any (actors);
  if actor is null then
    raise exception using errcode = 'PT409', message = format('A request that is %s cannot become %s', request.status,
      left(coalesce(advance_request.to_status, 'nothing'), 20)), hint = 'Reload to see where it stands now.';
  elsif advance_request.to_status = 'quoted' then
    raise exception using errcode = 'PT409', message = 'A request becomes quoted with its quote', hint = 'Save a quote and send it.';
  elsif request.status = 'quoted' and advance_request.to_status = 'hired'
        and not exists (select from public.quotes as q where q.request_id = request.id and q.status = 'sent') then
    raise exception using errcode = 'PT409', message = 'The quote has run out', hint = 'Ask the company for a new one.';
  elsif advance_request.to_status = 'sent'
        and not exists (select from public.quote_request_contacts as k where k.project_id = request.project_id) then
    perform private.refuse('email', 'There is no way to answer yet', 'Say how providers can reach you.');
  end if;

  at := private.transition_request(request.id, advance_request.to_status, actor, said);
  if advance_request.to_status = 'sent' then
    perform private.mail_confirmation(array[request.id], advance_request.token);
  else
    perform private.settle_quotes(request.id, advance_request.to_status);
  end if;
  return jsonb_build_object('status', advance_request.to_status, 'at', at);
end
$$;

-- The request that a quote answers, locked: its owner and managers may quote until the homeowner has decided.
create or replace function private.quotable_request(request_id uuid) returns public.quote_requests
language plpgsql volatile set search_path = '' as $$
declare
  request public.quote_requests;
begin
  select * into request from public.quote_requests as r where r.id = quotable_request.request_id and r.sent_at is not null for update;
  if request.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such request', hint = 'Open it again from your requests.';
  elsif request.provider_id not in (select private.acting_providers('{owner,manager}')) then
    perform private.refuse_inactive_company(request.provider_id);
    raise exception using errcode = 'PT403', message = 'Only an owner or manager of the company may quote',
      hint = 'Ask one of them to send it.';
  elsif request.status not in ('sent', 'viewed', 'interested', 'quoted', 'connected') then
    raise exception using errcode = 'PT409', message = format('A request that is %s takes no quote', request.status),
      hint = 'Reload to see where it stands now.';
  end if;
  return request;
end
$$;

-- Answers a review for its company: { body, created_at }. There is one answer; the same again stores nothing twice.
-- Raises PT403 for anybody but an owner or manager of the company, PT404 for a review that does not stand, PT409 for a second
-- answer, PT422 on 'body'.
create or replace function public.reply_to_review(review_id uuid, body text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v public.reviews;
  reply public.review_replies;
  words constant text := private.clean_text(reply_to_review.body, 2000, 'body', 'The answer', true);
begin
  select * into v from public.reviews as known where known.id = reply_to_review.review_id and known.status = 'published';
  if v.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such review', hint = 'Reload the page; it may have been removed.';
  elsif v.provider_id not in (select private.acting_providers('{owner,manager}')) then
    perform private.refuse_inactive_company(v.provider_id);
    raise exception using errcode = 'PT403', message = 'Only an owner or manager of the company may answer',
      hint = 'Sign in with an account of the company.';
  elsif coalesce(length(words), 0) < 2 then
    perform private.refuse('body', 'The answer is empty', 'Write what readers should know.');
  end if;
  insert into public.review_replies as r (review_id, provider_id, body) values (v.id, v.provider_id, words)
  on conflict on constraint review_replies_pkey do nothing;
  select * into strict reply from public.review_replies as r where r.review_id = v.id;
  if reply.body <> words then
    raise exception using errcode = 'PT409', message = 'This review has an answer already', hint = 'Reload to see it. There is one for each review.';
  end if;
  return jsonb_build_object('body', reply.body, 'created_at', reply.created_at);
end
$$;

-- The reviews of a company that stand: { items, histogram: [5 stars, 4, 3, 2, 1], shown, base, can_reply, next }. Null for
-- who is not in the directory.
-- sort: 'newest', 'highest' or 'lowest', newest first among equals. after: `next` of the page before; null at the end.
create or replace function public.provider_reviews(provider uuid, sort text default 'newest', after jsonb default null, page_size integer default 10)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  size constant integer := least(greatest(coalesce(page_size, 10), 1), 50);
  -- Multiplied by the stars it orders by them, either way or not at all.
  way constant integer := case sort when 'highest' then -1 when 'lowest' then 1 else 0 end;
  rated constant jsonb := private.shown_rating(provider);
  after_stars integer;
  after_at timestamptz;
  after_id uuid;
  listed jsonb;
begin
  if rated is null then
    return null;
  end if;
  begin
    select (after ->> 'rating')::integer * way, (after ->> 'at')::timestamptz, (after ->> 'id')::uuid into after_stars, after_at, after_id;
  exception when others then
    after_id := null;
  end;

  select jsonb_agg(jsonb_build_object('at', private.log_time((page.v).created_at), 'review', private.review_json(page.v)) order by page.place)
    into listed
    from (select v, row_number() over (order by v.rating * way, v.created_at desc, v.id desc) as place
            from public.reviews as v
           where v.provider_id = provider and v.status = 'published'
             and (after_id is null or v.rating * way > after_stars
                  or (v.rating * way = after_stars and (v.created_at, v.id) < (after_at, after_id)))
           order by place limit size + 1) as page;

  return rated || jsonb_build_object(
    'items', (select coalesce(jsonb_agg(entry.value -> 'review' order by entry.place), '[]')
                from jsonb_array_elements(listed) with ordinality as entry (value, place) where entry.place <= size),
    'next', case when jsonb_array_length(listed) > size then
              jsonb_build_object('rating', listed -> (size - 1) -> 'review' -> 'rating', 'at', listed -> (size - 1) -> 'at',
                                 'id', listed -> (size - 1) -> 'review' -> 'id') end,
    'histogram', (select jsonb_agg(coalesce(counted.n, 0) order by stars desc)
                    from generate_series(1, 5) as stars
                    left join (select v.rating, count(*) as n from public.reviews as v
                                where v.provider_id = provider and v.status = 'published' group by v.rating) as counted
                      on counted.rating = stars),
    'can_reply', provider in (select private.acting_providers('{owner,manager}')));
end
$$;

-- The last 200 requests to a company of the account, newest first: [{ id, status, sent_at, connected_at, project, contact,
-- events, quote }]. Until the homeowner connects, and to a company that is not approved, contact is null and the postal code is
-- its first half. A quote that is still a draft is shown here alone.
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
             'project', to_jsonb(p) - array['requester_id', 'id']
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

revoke select on public.credentials from anon, authenticated;
grant select (id, provider_id, kind, jurisdiction, status, checked_at, expires_on, issuer, issuer_fr, source_url)
  on public.credentials to anon, authenticated;

-- The number of a licence that anybody can look up in the register of whoever issued it; null for any other, such as a policy's.
create or replace function private.public_number(credential public.credentials) returns text
language sql stable set search_path = '' as $$
  select case when credential.source_url is not null and credential.kind not in ('identity', 'liability_insurance', 'workers_comp')
              then credential.number end
$$;

-- Everything the page of one company shows: the columns of its directory row; what it says about itself, in { en, fr };
-- `badges` with the figures behind each; `credentials` with state 'live' or 'expired' as of today; `featured` when its plan
-- pays for prominence. A row without a company behind it answers with the directory's columns and empty lists. Null when
-- there is no row, which is so for companies that are not approved.
-- Runs as its owner: row security hides statistics from the planner, and only what is public is read.
create or replace function public.provider_profile(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(s) || jsonb_build_object(
    'verified', case when p.id is null then s.verified else private.is_verified(p.id) end,
    'tagline', private.in_both(p.tagline_en, p.tagline_fr),
    'description', private.in_both(p.description_en, p.description_fr),
    'established', p.established,
    'employees', p.employees,
    'phone', p.public_phone,
    'website', p.website,
    'accepting_work', coalesce(p.accepting_work, true),
    'away_until', case when p.away_until >= current_date then p.away_until end,
    'languages', coalesce(to_jsonb(p.languages), '[]'),
    'sample', coalesce(p.sample, false),
    'badges', private.provider_badges(s.id),
    'licensed_and_insured', private.is_licensed_and_insured(s.id),
    'featured', exists (
      select from public.subscriptions as u join public.plans as plan on plan.id = u.plan_id
       where u.provider_id = s.id and plan.featured and u.status in ('active', 'trialing')),
    'rating_base', (
      select jsonb_build_object('rating', b.rating, 'review_count', b.review_count, 'source', b.source)
        from public.provider_rating_base as b where b.provider_id = s.id),
    'services', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', v.id, 'name', private.in_both(v.name_en, v.name_fr), 'price_cents', v.price_cents,
               'price_unit', v.price_unit, 'fixed_price', v.fixed_price) order by v.position), '[]')
        from public.provider_services as v where v.provider_id = s.id),
    'projects', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', i.id, 'title', private.in_both(i.title_en, i.title_fr),
               'description', private.in_both(i.description_en, i.description_fr), 'image', i.image_path,
               'alt', private.in_both(i.alt_en, i.alt_fr), 'completed_on', i.completed_on) order by i.position), '[]')
        from public.portfolio_items as i where i.provider_id = s.id),
    'testimonials', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', t.id, 'name', t.name, 'project', private.in_both(t.project_en, t.project_fr), 'rating', t.rating,
               'text', private.in_both(t.text_en, t.text_fr)) order by t.position), '[]')
        from public.provider_testimonials as t where t.provider_id = s.id),
    'credentials', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', c.id, 'kind', c.kind, 'jurisdiction', c.jurisdiction, 'number', private.public_number(c),
               'issuer', private.in_both(c.issuer, c.issuer_fr),
               'source_url', c.source_url, 'checked_at', c.checked_at, 'expires_on', c.expires_on,
               'state', case when private.is_live(c) then 'live' else 'expired' end) order by not private.is_live(c), c.kind, c.number), '[]')
        from public.credentials as c where c.provider_id = s.id and c.status in ('verified', 'expired')),
    'areas', (
      select coalesce(jsonb_agg(jsonb_build_object('area', a.area, 'fsa_prefixes', a.fsa_prefixes) order by a.position), '[]')
        from public.provider_areas as a where a.provider_id = s.id))
    from public.services as s left join public.providers as p on p.id = s.id
   where s.id = provider_profile.id
$$;

revoke execute on function private.public_number(public.credentials) from public, anon, authenticated;

-- Checks are asked of people, who can look at so many.
create or replace function private.limit_credentials() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- One after the other for a company, or two statements would each see room.
  perform from public.providers as p where p.id in (select added.provider_id from added) order by p.id for no key update;
  if exists (select from public.credentials as c where c.provider_id in (select added.provider_id from added)
              group by c.provider_id having count(*) > 30) then
    raise exception using errcode = 'PT409', message = 'A company keeps up to 30 licences and proofs',
      hint = 'Write to support to have old ones removed.';
  end if;
  return null;
end
$$;

revoke execute on function private.limit_credentials() from public, anon, authenticated;
create trigger limit_credentials after insert on public.credentials
  referencing new table as added for each statement execute function private.limit_credentials();
