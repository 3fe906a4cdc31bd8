-- What the database says when it refuses is read by people: in plain words, as the pages say it.

create or replace function private.keep_staff_decision() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op <> 'UPDATE' or to_jsonb(new) - '{staff_id,reason,target_id}'::text[] <> to_jsonb(old) - '{staff_id,reason,target_id}'::text[]
     or (new.staff_id is not null and new.staff_id is distinct from old.staff_id)
     or (new.reason is not null and new.reason is distinct from old.reason)
     or (new.target_id is not null and new.target_id is distinct from old.target_id) then
    raise exception using errcode = 'PT409', message = 'Decisions of the staff are append-only', hint = 'Decide again; both stay.';
  end if;
  return new;
end
$$;

create or replace function public.moderate_review(review_id uuid, event text, reason text default null, note text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v public.reviews;
  takes_away constant boolean := coalesce(event in ('remove', 'erase', 'refuse'), false);
begin
  perform private.require_staff('{moderator,admin}');
  if coalesce(event, '') not in ('remove', 'restore', 'erase', 'keep', 'remove_reply', 'publish', 'refuse') then
    perform private.refuse('event', 'That is no decision', 'Choose remove, restore, erase, keep, remove_reply, publish or refuse.');
  elsif takes_away and coalesce(reason, '') not in ('spam', 'abuse', 'private', 'not_customer', 'other') then
    perform private.refuse('reason', 'It is not said why', 'Choose spam, abuse, private, not_customer or other.');
  end if;
  select * into v from public.reviews as known where known.id = moderate_review.review_id for update;
  if v.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such review', hint = 'Check its id.';
  elsif event = 'restore' and v.body is null then
    raise exception using errcode = 'PT409', message = 'This review was erased', hint = 'Its words are gone, so it cannot be restored.';
  elsif event <> 'erase' and (event in ('publish', 'refuse')) <> (v.status in ('held', 'refused'))
        and not (event = 'publish' and v.status = 'published') then
    raise exception using errcode = 'PT409', message = format('A review that is %s is not decided about like this', v.status),
      hint = 'Reload to see where it stands now.';
  end if;
  perform private.log_decision('review', v.id, event, concat_ws(': ', case when takes_away then moderate_review.reason end, note));

  if event = 'publish' then
    perform private.publish_review(v.id);
  elsif event = 'refuse' then
    update public.reviews as known set status = 'refused', reason = moderate_review.reason where known.id = v.id and known.status = 'held';
    if found then
      select * into v from public.reviews as known where known.id = v.id;
      perform private.mail_author(v);
    end if;
  elsif takes_away and (v.status = 'published' or (event = 'erase' and v.body is not null)) then
    update public.reviews as known
       set status = 'removed', reason = coalesce(v.reason, moderate_review.reason),
           body = case when event = 'remove' then v.body end, salt = case when event = 'remove' then v.salt end,
           author = case when event = 'remove' then v.author end, answer = case when event = 'remove' then v.answer end
     where known.id = v.id;
  elsif event = 'restore' and v.status = 'removed' then
    update public.reviews as known set status = 'published', reason = null where known.id = v.id;
  end if;
  if event in ('erase', 'remove_reply') then
    delete from public.review_replies as r where r.review_id = v.id;
  end if;
  update public.reports as r
     set status = case when event in ('keep', 'restore') then 'dismissed' else 'actioned' end, closed_at = now()
   where r.target_id = v.id and r.target_kind = 'review' and r.status = 'open';
  return (select jsonb_build_object('id', known.id, 'status', known.status) from public.reviews as known where known.id = v.id);
end
$$;

create or replace function public.rotate_calendar_feed(provider_id uuid, locale text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.new_token();
begin
  perform private.require_quoting(rotate_calendar_feed.provider_id);
  if coalesce(rotate_calendar_feed.locale, '') not in ('en', 'fr') then
    perform private.refuse('locale', 'You haven’t said in which language', 'Choose en or fr.');
  end if;
  perform private.enforce_rate_limit('calendar_feed/' || rotate_calendar_feed.provider_id, 20, interval '1 day');
  insert into private.calendar_feeds as f (provider_id, token_hash, locale)
  values (rotate_calendar_feed.provider_id, private.token_hash(token), rotate_calendar_feed.locale)
  on conflict on constraint calendar_feeds_pkey do update
    set token_hash = excluded.token_hash, locale = excluded.locale, made_at = now();
  return jsonb_build_object('token', token, 'made_at', now());
end
$$;

create or replace function public.set_availability(provider_id uuid, availability jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  last_day constant date := private.canada_today() + 730;
  away date;
  free date;
  p public.providers;
begin
  perform private.require_quoting(set_availability.provider_id);
  away := private.clean_day(availability ->> 'away_until', last_day, 'away_until', 'The last day of the absence');
  free := private.clean_day(availability ->> 'next_free_on', last_day, 'next_free_on', 'The day from which you are free');
  if jsonb_typeof(availability -> 'accepting_work') is distinct from 'boolean' then
    perform private.refuse('accepting_work', 'You haven’t said whether you take new work', 'Say yes or no.');
  elsif free <= away then
    perform private.refuse('next_free_on', 'This day lies in your absence', 'Choose a day after it.');
  end if;
  perform private.enforce_rate_limit('company_page/' || coalesce(auth.uid()::text, ''), 240, interval '1 hour');
  update public.providers as known
     set accepting_work = (availability -> 'accepting_work')::boolean, away_until = away, next_free_on = free
   where known.id = set_availability.provider_id
     and (known.accepting_work, known.away_until, known.next_free_on)
         is distinct from ((availability -> 'accepting_work')::boolean, away, free);
  select * into p from public.providers as known where known.id = set_availability.provider_id;
  return private.availability_json(p);
end
$$;

create or replace function private.clean_mail_settings(given jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  topic text;
  kept jsonb := '{}';
begin
  if coalesce(given ->> 'locale', 'en') not in ('en', 'fr') then
    perform private.refuse('locale', 'That is no language of our mails', 'Choose English, French, or each person''s own.');
  end if;
  foreach topic in array '{requests,messages,changes,lead_reminder,job_date}'::text[] loop
    if coalesce(given ->> topic, '') not in ('team', 'owners', 'estimators')
       and not coalesce(given ->> topic = 'nobody' and topic in ('lead_reminder', 'job_date'), false) then
      perform private.refuse(topic, 'You haven’t said who gets these mails', 'Choose owners, estimators, or both.');
    end if;
    kept := kept || jsonb_build_object(topic, given ->> topic);
  end loop;
  return kept || jsonb_build_object('locale', given ->> 'locale');
end
$$;

create or replace function private.send_draft(request public.quote_requests, draft uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  q public.quotes;
  revised boolean;
begin
  perform private.total_quote(draft, private.canada_today());
  select * into q from public.quotes as known where known.id = draft;
  if not exists (select from public.quote_lines as l where l.quote_id = q.id and not l.optional) then
    perform private.refuse('lines', 'The quote has no lines that are not optional', 'Add what the price is made of.');
  elsif q.deposit_cents > q.total_cents then
    perform private.refuse('deposit', 'The deposit is above the total', 'Lower the deposit.');
  elsif q.valid_until is null or q.valid_until < private.canada_today() then
    perform private.refuse('valid_until', 'The last day of the quote is missing or past', 'Choose today or a later day.');
  elsif q.registered is null then
    perform private.refuse('registered', 'You haven’t said whether the company is registered for GST/HST', 'Answer yes or no.');
  elsif private.unsettled_taxes(q) <> '[]' then
    perform private.refuse('tax_choices', 'It is not settled whether a provincial tax applies to some lines',
      'Ask your tax office or accountant, then choose for each of them.');
  elsif q.permit_by is null then
    perform private.refuse('permit_by', 'You haven’t said who gets the permit', 'Choose provider, homeowner or none.');
  end if;

  update public.quotes as older set status = 'superseded' where older.request_id = request.id and older.status = 'sent';
  revised := found;
  update public.quotes as sent set status = 'sent', sent_at = now() where sent.id = q.id returning * into q;
  if request.status = 'sent' then
    perform private.transition_request(request.id, 'viewed', 'provider');
  end if;
  if request.status <> 'quoted' then
    perform private.transition_request(request.id, 'quoted', 'provider', quiet => revised);
  end if;
  if revised or request.status = 'quoted' then
    perform private.tell_of_quote(q, case when revised then 'revised' else 'sent' end);
  end if;
  return private.quote_json(q);
end
$$;

create or replace function public.save_quote(quote jsonb, send boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  new_id constant uuid := private.clean_uuid(quote ->> 'id', 'id', 'The id of the quote');
  content_hash constant text := encode(sha256(convert_to(jsonb_strip_nulls(quote)::text, 'UTF8')), 'hex');
  request constant public.quote_requests := private.company_request(
    private.clean_uuid(quote ->> 'request_id', 'request_id', 'The id of the request'));
  known public.quotes;
  q public.quotes;
begin
  perform private.enforce_rate_limit('save_quote/' || coalesce(auth.uid()::text, ''), 120, interval '1 hour');
  select * into known from public.quotes as stored where stored.id = new_id;
  if known.request_id <> request.id then
    raise exception using errcode = 'PT409', message = 'This quote belongs to another request', hint = 'Save it under a new id.';
  elsif known.status <> 'draft' and known.sent_hash = content_hash then
    return private.quote_json(known);
  elsif known.status <> 'draft' then
    raise exception using errcode = 'PT409', message = 'This quote was sent with other content', detail = 'sent',
      hint = 'Save a new version under a new id.';
  end if;
  perform private.require_quotable(request);
  if known.id is null and exists (select from public.quotes as other where other.request_id = request.id and other.status = 'draft') then
    raise exception using errcode = 'PT409', message = 'There is a draft for this request already', detail = 'draft',
      hint = 'Open that draft and change it.';
  end if;

  q := private.clean_quote_terms(quote);
  q.province := coalesce((select p.province::text from public.projects as p where p.id = request.project_id),
                         nullif(quote ->> 'province', ''),
                         (select c.province from public.providers as c where c.id = request.provider_id));
  q.registered := coalesce(q.registered, private.company_registered(request.provider_id));
  q.valid_until := private.clean_day(quote ->> 'valid_until', private.canada_today() + 365, 'valid_until', 'The last day of the quote');
  q.start_on := private.clean_day(quote ->> 'start_on', (private.canada_today() + interval '2 years')::date, 'start_on', 'The start');
  if private.sales_tax(q.province::text, private.canada_today(), 0) = '[]' then
    perform private.refuse('province', 'You haven’t said in which province the work is', 'Choose the province or territory of the home.');
  end if;
  q.tax_choices := private.clean_tax_choices(quote -> 'tax_choices', q.province::text);

  insert into public.quotes (id, request_id, provider_id, version, province, deposit_cents, valid_until, start_on,
                             duration_days, warranty, inclusions, exclusions, permit_by, registered, tax_choices,
                             price_kind, deposit_terms, note, sent_hash)
  select new_id, request.id, request.provider_id, coalesce(max(v.version), 0) + 1, q.province, q.deposit_cents, q.valid_until, q.start_on,
         q.duration_days, q.warranty, q.inclusions, q.exclusions, q.permit_by, q.registered, q.tax_choices,
         q.price_kind, q.deposit_terms, q.note, content_hash
    from public.quotes as v where v.request_id = request.id
  on conflict (id) do update
     set province = excluded.province, deposit_cents = excluded.deposit_cents, valid_until = excluded.valid_until,
         start_on = excluded.start_on, duration_days = excluded.duration_days, warranty = excluded.warranty,
         inclusions = excluded.inclusions, exclusions = excluded.exclusions, permit_by = excluded.permit_by,
         registered = excluded.registered, tax_choices = excluded.tax_choices, price_kind = excluded.price_kind,
         deposit_terms = excluded.deposit_terms, note = excluded.note, sent_hash = excluded.sent_hash;
  perform private.save_quote_lines(new_id, quote -> 'lines');
  if save_quote.send then
    return private.send_draft(request, new_id);
  end if;
  perform private.total_quote(new_id, private.canada_today());
  return (select private.quote_json(saved) from public.quotes as saved where saved.id = new_id);
end
$$;

create or replace function public.withdraw_quote(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  q public.quotes;
  stands boolean;
begin
  select * into q from public.quotes as known where known.id = withdraw_quote.id and known.provider_id in (select private.my_providers());
  if q.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such quote', hint = 'Open it again from your requests.';
  end if;
  perform private.company_request(q.request_id);
  update public.quotes as known set status = 'withdrawn'
   where known.id = withdraw_quote.id and known.status = 'sent' returning * into q;
  stands := found;
  if not stands then
    select * into q from public.quotes as known where known.id = withdraw_quote.id;
  end if;
  if stands then
    perform private.tell_of_quote(q, 'withdrawn');
  elsif q.status <> 'withdrawn' then
    raise exception using errcode = 'PT409', message = format('A quote that is %s cannot be withdrawn', q.status), detail = 'status',
      hint = 'Reload to see where it stands now.';
  end if;
  return private.quote_json(q);
end
$$;

create or replace function public.confirm_contact(token text) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.project_links := private.live_link(confirm_contact.token);
begin
  -- Another address, written at this moment, ends the link.
  perform from public.projects as p where p.id = link.project_id for update;
  link := private.live_link(confirm_contact.token);
  if link.project_id is null then
    raise exception using errcode = 'PT404', message = 'We can’t find a request with this link',
      hint = 'Open the newest link we sent you, in full.';
  elsif link.kind <> 'mail' then
    raise exception using errcode = 'PT403', message = 'This link did not come by email', detail = 'confirm',
      hint = 'Open the link we sent to your address and press the button there.';
  end if;
  return private.confirm_project(link.project_id);
end
$$;

create or replace function public.claim_project(token text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  claimed public.projects;
begin
  update public.projects as p set requester_id = auth.uid()
    from private.live_link(claim_project.token) as l
   where p.id = l.project_id and p.requester_id is null
  returning p.* into claimed;
  if found then
    perform private.settle_claim(claimed);
    return claimed.id;
  end if;
  select p.* into claimed from public.projects as p
    join private.project_links as l on l.project_id = p.id and l.token_hash = private.token_hash(claim_project.token);
  if claimed.requester_id is null then
    raise exception using errcode = 'PT404', message = 'We can’t find a request with this link',
      hint = 'Open the newest link we sent you, in full.';
  elsif claimed.requester_id <> auth.uid() then
    raise exception using errcode = 'PT409', message = 'Another account has this request', hint = 'Sign in with that account.';
  end if;
  return claimed.id;
end
$$;

create or replace function public.revoke_links(id uuid default null, token text default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  project constant public.projects := private.find_project(revoke_links.id, revoke_links.token);
begin
  if project.id is null then
    raise exception using errcode = 'PT404', message = 'We can’t find a request with this link',
      hint = 'Open the newest link we sent you, in full.';
  end if;
  return private.end_links(project.id, revoke_links.token);
end
$$;

create or replace function private.own_page(provider text, roles text[] default '{owner,manager}') returns public.providers
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
begin
  perform private.enforce_rate_limit('company_page/' || coalesce(auth.uid()::text, ''), 240, interval '1 hour');
  select * into p from public.providers as known
   where known.id = private.clean_uuid(own_page.provider, 'provider_id', 'The id of the company')
     and known.id in (select private.my_providers(own_page.roles)) for no key update;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'You have no such company', hint = 'Sign in with the account that owns it.';
  elsif p.id not in (select private.editable_providers()) then
    raise exception using errcode = 'PT409', message = 'The page cannot change at the moment',
      hint = 'Withdraw it first, or wait for our decision.';
  end if;
  return p;
end
$$;

create or replace function public.reopen_company(provider uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
begin
  select * into p from public.providers as known
   where known.id = reopen_company.provider and known.id in (select private.my_providers('{owner}')) for no key update;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'You own no such company', hint = 'Ask one of its owners.';
  elsif p.status = 'closed' and p.closed_at <= now() - interval '30 days' then
    raise exception using errcode = 'PT409', message = 'The 30 days to return are over', detail = 'late', hint = 'Apply again.';
  elsif p.status = 'closed' then
    update public.providers as known
       set status = case when p.approved_at is null then 'draft' else 'submitted' end,
           submitted_at = case when p.approved_at is null then known.submitted_at else now() end
     where known.id = p.id returning * into p;
  end if;
  return private.leaving_json(p);
end
$$;
