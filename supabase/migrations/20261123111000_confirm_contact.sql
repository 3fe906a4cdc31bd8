-- What binds a homeowner needs an address that is confirmed: by a press on the page that one of its mails opens, or with an account of
-- that address.

alter table public.projects add column contact_confirmed_at timestamptz;
call private.classify('public.projects', 'record', 'contact_confirmed_at');

-- Whether who asked has shown that the address of the contact is theirs: by a press on the page that one of its mails opens, or with
-- an account of that address.
create function private.is_confirmed(project uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.projects as p left join public.quote_request_contacts as k on k.project_id = p.id
                  where p.id = is_confirmed.project
                    and (p.contact_confirmed_at is not null or k.email = private.confirmed_email(p.requester_id)))
$$;
revoke execute on function private.is_confirmed(uuid) from public, anon, authenticated;

-- Where a mail about the project leads: to the page of its account, or by a link that only this mail has. To an address that
-- nobody confirmed it is always a link, because the link is what confirms it.
create or replace function private.mail_link(project public.projects) returns text
language plpgsql volatile set search_path = '' as $$
declare
  token constant text := private.new_token();
begin
  if project.requester_id is not null and private.is_confirmed(project.id) then
    return '/r/' || project.id;
  end if;
  perform private.add_link(project.id, 'mail', token);
  return '/r/' || token;
end
$$;

create function private.confirm_project(project uuid) returns timestamptz
language sql volatile set search_path = '' as $$
  update public.projects as p set contact_confirmed_at = coalesce(p.contact_confirmed_at, now()) where p.id = project
  returning p.contact_confirmed_at
$$;

-- Raises PT403 with 'confirm' in detail unless the contact of the project is confirmed.
create function private.require_confirmed(project uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.is_confirmed(project) then
    return;
  elsif exists (select from public.quote_request_contacts as k where k.project_id = project) then
    raise exception using errcode = 'PT403', message = 'Confirm your email first', detail = 'confirm',
      hint = 'Open the link we sent to your address and press the button there.';
  end if;
  raise exception using errcode = 'PT403', message = 'The address of this request was never confirmed and is no longer kept',
    detail = 'confirm', hint = 'Send a new request and confirm its address.';
end
$$;

-- Confirms the address that the link of a mail was sent to; once is enough. Programs open the links of mails before people do, so
-- opening the page confirms nothing: this is the press on it. Raises PT404 for a link that leads to nothing and PT403 for the
-- link of a device, which no mailbox has seen.
create function public.confirm_contact(token text) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.project_links := private.live_link(confirm_contact.token);
begin
  -- Another address, written at this moment, ends the link.
  perform from public.projects as p where p.id = link.project_id for update;
  link := private.live_link(confirm_contact.token);
  if link.project_id is null then
    raise exception using errcode = 'PT404', message = 'This link leads to no request',
      hint = 'Open the newest link we sent you, in full.';
  elsif link.kind <> 'mail' then
    raise exception using errcode = 'PT403', message = 'This link did not come by email', detail = 'confirm',
      hint = 'Open the link we sent to your address and press the button there.';
  end if;
  return private.confirm_project(link.project_id);
end
$$;

revoke execute on function private.confirm_project(uuid), private.require_confirmed(uuid), public.confirm_contact(text)
  from public, anon, authenticated;
grant execute on function public.confirm_contact(text) to anon, authenticated, service_role;

-- Moves a request on: { status, at }. The caller acts as who they are: the homeowner by account or by the private link's
-- token, the provider by membership. The state it is in already is a success without a second event.
-- Raises PT403 for anybody else, and with 'confirm' in detail for what binds a homeowner whose address is not confirmed, PT404 for an unknown request, PT409 for a move that the state does not allow, or for hiring on a
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

  if actor = 'homeowner' and advance_request.to_status in ('connected', 'hired', 'completed') then
    perform private.require_confirmed(request.project_id);
  end if;

  at := private.transition_request(request.id, advance_request.to_status, actor, said);
  if advance_request.to_status = 'sent' then
    perform private.mail_confirmation(array[request.id]);
  else
    perform private.settle_quotes(request.id, advance_request.to_status);
  end if;
  return jsonb_build_object('status', advance_request.to_status, 'at', at);
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
    -- Links that the address before was sent, and what it confirmed, say nothing of this one.
    if contact.email <> known.email then
      update public.projects as p set contact_confirmed_at = null where p.id = project;
      update private.project_links as l set revoked_at = now()
       where l.project_id = project and l.kind = 'mail' and l.revoked_at is null;
    end if;
    -- Whoever writes somebody else's address here makes us write to them.
    perform private.enforce_rate_limit('contact/' || contact.email, 10, interval '1 hour');
  end if;
  return true;
end
$$;

-- The request that a review is about, locked. Raises PT404, PT403 and PT409 as submit_review says.
create or replace function private.reviewable_request(request_id uuid, token text) returns public.quote_requests
language plpgsql volatile set search_path = '' as $$
declare
  request public.quote_requests;
begin
  select * into request from public.quote_requests as r where r.id = reviewable_request.request_id and r.sent_at is not null for update;
  if request.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such request', hint = 'Open it again from your requests.';
  elsif not private.is_requester(request.project_id, reviewable_request.token) then
    raise exception using errcode = 'PT403', message = 'This request is not yours',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  elsif request.status <> 'completed' then
    raise exception using errcode = 'PT409', message = 'Only finished work can be reviewed', hint = 'Mark the work as completed first.';
  elsif private.is_own_company(request) then
    raise exception using errcode = 'PT403', message = 'Nobody reviews their own company', hint = 'Ask your customers for a review.';
  end if;
  perform private.require_confirmed(request.project_id);
  return request;
end
$$;

-- Publishes a review of finished work under the id that the client made: { id, status, author, rating, created_at }. The same
-- id again by the same person stores nothing twice.
-- review: { id, request_id, token?, rating, on_time?, on_budget?, tidy?, body, city?, locale }; stars are 1 to 5, the body has
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
    insert into public.reviews (id, request_id, provider_id, author, rating, on_time, on_budget, tidy, body, locale)
    values (new_id, request.id, request.provider_id,
            private.review_author((select k.name from public.quote_request_contacts as k where k.project_id = request.project_id),
                                  private.clean_city(review ->> 'city')),
            v.rating, v.on_time, v.on_budget, v.tidy, v.body, case when review ->> 'locale' = 'fr' then 'fr' else 'en' end)
    on conflict (id) do nothing returning * into v;
  end if;
  if v.id is distinct from new_id then
    raise exception using errcode = 'PT409', message = 'This work has a review already', hint = 'Reload to see it. There is one for each job.';
  end if;
  return jsonb_build_object('id', v.id, 'status', v.status, 'author', v.author, 'rating', v.rating, 'created_at', v.created_at);
end
$$;

-- A project as the homeowner sees it, by account, or for a guest by the token of the private link; null for anybody else.
create or replace function public.project_view(id uuid default null, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.projects := private.find_project(project_view.id, project_view.token);
begin
  if p.id is null then
    return null;
  end if;
  perform private.renew_link(project_view.token);
  perform private.expire_requests(p.id);
  return jsonb_build_object(
    'project', to_jsonb(p) - array['requester_id', 'locale', 'contact_confirmed_at']
               || jsonb_build_object('claimed', p.requester_id is not null, 'mine', coalesce(p.requester_id = auth.uid(), false),
                                     'link', (private.live_link(project_view.token)).kind),
    'contact', (select to_jsonb(k) - 'project_id' || jsonb_build_object('confirmed', private.is_confirmed(p.id))
                  from public.quote_request_contacts as k where k.project_id = p.id),
    'requests', (select coalesce(jsonb_agg(private.request_json(r) order by r.created_at, r.id), '[]')
                   from public.quote_requests as r where r.project_id = p.id));
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
             'project', to_jsonb(p) - array['requester_id', 'id', 'contact_confirmed_at']
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
