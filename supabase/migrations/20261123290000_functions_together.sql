-- The functions that several changes of one day touched, as they are together.

-- What a move of the request means for the offer that stands: whoever ends the request takes it back or turns it down, also the
-- one that was accepted.
create or replace function private.settle_quotes(moved uuid, to_status text) returns void
language sql volatile set search_path = '' as $$
  update public.quotes as q
     set status = case settle_quotes.to_status when 'declined' then 'withdrawn' when 'expired' then 'expired' else 'declined' end
   where q.request_id = moved
     and (q.status = 'sent' and settle_quotes.to_status in ('withdrawn', 'declined', 'expired')
          or q.status = 'accepted' and settle_quotes.to_status in ('withdrawn', 'declined'))
$$;

-- Moves a request on: { status, at }. The caller acts as who they are: the homeowner by account or by the private link's
-- token, the provider by membership. The state it is in already is a success without a second event. `reason` says why a company
-- declines: too_far, too_small, full, not_our_trade, licence or other. 'completed' says that the work is finished, as finish_job does.
-- Raises PT403 for anybody else, and with 'confirm' in detail for what binds a homeowner whose address is not confirmed, PT404
-- for an unknown request, PT409 for a move that the state does not allow or that has a call of its own, or for hiring on a
-- quote that has run out, PT422 on 'reason'.
create or replace function public.advance_request(request_id uuid, to_status text, note text default null, token text default null,
                                       reason text default null)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.quote_requests := private.lock_request(advance_request.request_id);
  actors constant text[] := private.request_actors(request, advance_request.token);
  offer public.quotes;
  actor text;
  at timestamptz;
  said constant text := private.clean_text(advance_request.note, 2000, 'note', 'The note', true);
begin
  perform private.expire_requests(request.project_id);
  select * into request from public.quote_requests as r where r.id = advance_request.request_id;
  if request.status = advance_request.to_status then
    return jsonb_build_object('status', request.status, 'at', request.updated_at);
  elsif advance_request.to_status = 'completed' and request.status = 'hired' then
    perform public.finish_job(request.id, advance_request.token);
    return (select jsonb_build_object('status', r.status, 'at', r.activity_at) from public.quote_requests as r where r.id = request.id);
  end if;

  select t.actor into actor from private.quote_transitions as t
   where t.from_status = request.status and t.to_status = advance_request.to_status and t.actor = any (actors)
   order by t.actor limit 1;
  if actor is null then
    raise exception using errcode = 'PT409', message = format('A request that is %s cannot become %s', request.status,
      left(coalesce(advance_request.to_status, 'nothing'), 20)), hint = 'Reload to see where it stands now.';
  end if;
  perform private.refuse_bare_move(request.status, advance_request.to_status, actor);
  select * into offer from public.quotes as q where q.request_id = request.id and q.status = 'sent';
  if request.status = 'quoted' and advance_request.to_status = 'hired' and offer.id is null then
    raise exception using errcode = 'PT409', message = 'The quote has run out', hint = 'Ask the company for a new one.';
  elsif advance_request.to_status = 'hired' and private.is_own_company(request.provider_id, request.project_id) then
    raise exception using errcode = 'PT403', message = 'This is your own company', detail = 'own', hint = 'Choose another company.';
  elsif advance_request.to_status = 'hired' and exists (
          select from public.quote_requests as r where r.project_id = request.project_id and r.status in ('hired', 'completed')) then
    raise exception using errcode = 'PT409', message = 'Another company has this job already', detail = 'hired',
      hint = 'Cancel that job first, or send a new request.';
  elsif advance_request.to_status = 'sent'
        and not exists (select from public.quote_request_contacts as k where k.project_id = request.project_id) then
    perform private.refuse('email', 'There is no way to answer yet', 'Say how providers can reach you.');
  elsif advance_request.to_status = 'declined'
        and coalesce(advance_request.reason, 'other') not in ('too_far', 'too_small', 'full', 'not_our_trade', 'licence', 'other') then
    perform private.refuse('reason', 'That is not one of the reasons to decline', 'Choose one of the six reasons.');
  end if;

  if actor = 'homeowner' and advance_request.to_status in ('connected', 'hired') then
    perform private.require_confirmed(request.project_id);
  end if;

  if advance_request.to_status = 'hired' and offer.id is not null then
    at := private.hire_on(offer, private.total_with_options(offer, '{}'), said);
    return jsonb_build_object('status', 'hired', 'at', at);
  end if;
  at := private.transition_request(request.id, advance_request.to_status, actor, said,
                                   case when advance_request.to_status = 'declined' then coalesce(advance_request.reason, 'other') end);
  if advance_request.to_status = 'sent' then
    perform private.mail_confirmation(array[request.id]);
  else
    perform private.settle_quotes(request.id, advance_request.to_status);
  end if;
  return jsonb_build_object('status', advance_request.to_status, 'at', at);
end
$$;

create or replace function private.request_json(r public.quote_requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'status', r.status, 'reason', r.reason, 'sent_at', r.sent_at, 'connected_at', r.connected_at, 'created_at', r.created_at,
    'provider', jsonb_build_object(
      'id', c.id, 'name', c.trade_name, 'category', c.primary_category, 'rating', s.rating, 'review_count', coalesce(s.review_count, 0),
      'location', coalesce(s.location, concat_ws(', ', c.city, c.province)), 'response_time', c.response_time,
      'verified', coalesce(s.verified, false), 'phone', c.public_phone, 'is_sample', c.is_sample,
      'reachable', private.is_reachable(c.id)),
    'events', private.events_json(r.id),
    'quote', (select private.quote_json(q) from private.standing_quote(r.id) as q where q.id is not null),
    'visit', private.visit_json(r.id), 'job', private.job_json(r.id),
    'unread', coalesce(r.last_message_side = 'provider' and r.last_message_seq > r.homeowner_read_seq, false),
    'reviewed', private.is_reviewed(r.id), 'review', private.own_review_json(r.id))
    from public.providers as c left join public.services as s on s.id = c.id
   where c.id = r.provider_id
$$;

-- What time brings, once an hour. A step is a function private.<name>(at, batch) that returns how many rows it changed; it may run any
-- number of times, and one that fails takes only itself back. Returns { more, failed: { <step>: message } }: `more` when a step filled its batch.
create or replace function private.due_steps(at timestamptz default now(), batch integer default 200) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  steps constant text[] := array[
    'due_visits',
    'due_quotes',
    'due_inactive',
    'due_reminders',
    'due_silent',
    'due_jobs',
    'due_held_reviews'
  ];
  step text;
  changed integer;
  more boolean := false;
  failed jsonb := '{}';
begin
  foreach step in array steps loop
    begin
      execute format('select private.%I($1, $2)', step) into changed using due_steps.at, due_steps.batch;
      more := more or changed >= batch;
    exception when others then
      failed := failed || jsonb_build_object(step, sqlerrm);
    end;
  end loop;
  return jsonb_build_object('more', more, 'failed', failed);
end
$$;

-- Whether somebody of the company asked for the work, by account, by an address that somebody of it has or had, or by its telephone:
-- nobody hires or reviews themselves.
create or replace function private.is_own_company(provider uuid, project uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.projects as p
      left join public.quote_request_contacts as k on k.project_id = p.id
     where p.id = is_own_company.project
       and (exists (select from public.provider_members as m join auth.users as u on u.id = m.user_id
                     where m.provider_id = is_own_company.provider
                       and (u.id = p.requester_id or u.id = auth.uid() or private.plain_address(u.email) = private.plain_address(k.email)))
            or exists (select from private.former_members as m
                        where m.provider_id = is_own_company.provider and m.address_hash = private.address_hash(k.email))
            or exists (select from public.providers as c
                        where c.id = is_own_company.provider and private.plain_phone(c.public_phone) = private.plain_phone(k.phone))))
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
  elsif private.is_own_company(request.provider_id, request.project_id) then
    raise exception using errcode = 'PT403', message = 'Nobody reviews their own company', hint = 'Ask your customers for a review.';
  end if;
  perform private.require_confirmed(request.project_id);
  return request;
end
$$;

drop function private.is_own_company(public.quote_requests);
