-- Who may move a request on, and the moves that need nothing but the right to make them.

-- A request and its project, locked in this order by everybody who changes one of them; null for an unknown one.
create function private.lock_request(id uuid) returns public.quote_requests
language plpgsql volatile set search_path = '' as $$
declare
  request public.quote_requests;
begin
  perform from public.projects as p
    where p.id = (select r.project_id from public.quote_requests as r where r.id = lock_request.id) for update;
  select * into request from public.quote_requests as r where r.id = lock_request.id for update;
  return request;
end
$$;

-- As whom the caller may act on a request: 'homeowner' by account or by the token of a private link, 'provider' as owner or
-- estimator of its company while that is approved; somebody may be both. Raises PT404 for an unknown request, and to a company for
-- a draft, which does not exist for it; PT403 for anybody else.
create function private.request_actors(request public.quote_requests, token text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  actors constant text[] := array_remove(array[
    case when private.is_requester(request.project_id, request_actors.token) then 'homeowner' end,
    case when request.sent_at is not null and request.provider_id in (select private.acting_providers('{owner,manager}')) then 'provider' end], null);
begin
  if request.id is null or (cardinality(actors) = 0 and request.sent_at is null) then
    raise exception using errcode = 'PT404', message = 'There is no such request', hint = 'Open it again from your requests.';
  elsif cardinality(actors) = 0 then
    perform private.refuse_inactive_company(request.provider_id);
    raise exception using errcode = 'PT403', message = 'This request is not yours',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  end if;
  return actors;
end
$$;

-- The request, locked, for a call that only who asked for the work may make. Raises PT404 and PT403 as request_actors.
create function private.homeowner_request(id uuid, token text) returns public.quote_requests
language plpgsql volatile set search_path = '' as $$
declare
  request constant public.quote_requests := private.lock_request(homeowner_request.id);
begin
  if not 'homeowner' = any (private.request_actors(request, homeowner_request.token)) then
    raise exception using errcode = 'PT403', message = 'Only the person who asked for the work can do this',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  end if;
  return request;
end
$$;

-- The request, locked, for a call that only an owner or estimator of its company may make. Raises PT404 and PT403 as request_actors.
create function private.company_request(id uuid) returns public.quote_requests
language plpgsql volatile set search_path = '' as $$
declare
  request constant public.quote_requests := private.lock_request(company_request.id);
begin
  if not 'provider' = any (private.request_actors(request, null)) then
    raise exception using errcode = 'PT403', message = 'Only an owner or estimator of the company may do this',
      hint = 'Sign in with an account of the company.';
  end if;
  return request;
end
$$;

-- Raises PT409 for a move that has a call of its own, because more hangs on it than the state.
create function private.refuse_bare_move(from_status text, to_status text, actor text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if to_status = 'quoted' then
    raise exception using errcode = 'PT409', message = 'A request becomes quoted with its quote', hint = 'Save a quote and send it.';
  elsif from_status = 'hired' and to_status in ('withdrawn', 'declined') then
    raise exception using errcode = 'PT409', message = 'A job can only be cancelled with a reason', hint = 'Cancel the job and say why.';
  elsif from_status = 'withdrawn' and to_status = 'sent' then
    raise exception using errcode = 'PT409', message = 'A withdrawn request cannot be sent again this way', hint = 'Send a new request.';
  elsif actor = 'provider' and to_status = 'hired' then
    raise exception using errcode = 'PT409', message = 'Only a booking is confirmed by the team', hint = 'Send a quote; the homeowner hires.';
  end if;
end
$$;

-- Raises PT409 for a booking: its team says yes at the list price, or no.
create function private.refuse_booked(request public.quote_requests) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (select from public.projects as p where p.id = request.project_id and p.source = 'fixed_price') then
    raise exception using errcode = 'PT409', message = 'A booking is confirmed or declined', hint = 'Confirm it, or say no.';
  end if;
end
$$;

-- Moves a request on: { status, at }. The caller acts as who they are: the homeowner by account or by the private link's
-- token, the provider by membership. The state it is in already is a success without a second event. `reason` says why a company
-- declines: too_far, too_small, full, not_our_trade, licence or other. 'completed' says that the work is finished, as finish_job does.
-- Raises PT403 for anybody else, and with 'confirm' in detail for what binds a homeowner whose address is not confirmed, PT404
-- for an unknown request, PT409 for a move that the state does not allow or that has a call of its own, or for hiring on a
-- quote that has run out, PT422 on 'reason'.
create function public.advance_request(request_id uuid, to_status text, note text default null, token text default null,
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
  if advance_request.to_status = 'interested' then
    perform private.refuse_booked(request);
  end if;
  select * into offer from public.quotes as q where q.request_id = request.id and q.status = 'sent';
  if request.status = 'quoted' and advance_request.to_status = 'hired' and offer.id is null then
    raise exception using errcode = 'PT409', message = 'The quote has expired', hint = 'Ask the company for a new one.';
  elsif advance_request.to_status = 'hired' and private.is_own_company(request.provider_id, request.project_id) then
    raise exception using errcode = 'PT403', message = 'This is your own company', detail = 'own', hint = 'Choose another company.';
  elsif advance_request.to_status = 'hired' and exists (
          select from public.quote_requests as r where r.project_id = request.project_id and r.lot is not distinct from request.lot
             and r.status in ('hired', 'completed')) then
    raise exception using errcode = 'PT409', message = 'Another company already has this job', detail = 'hired',
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

revoke execute on function private.lock_request(uuid), private.request_actors(public.quote_requests, text),
  private.homeowner_request(uuid, text), private.company_request(uuid), private.refuse_bare_move(text, text, text), private.refuse_booked(public.quote_requests),
  public.advance_request(uuid, text, text, text, text) from public, anon, authenticated;
grant execute on function public.advance_request(uuid, text, text, text, text) to anon, authenticated, service_role;
