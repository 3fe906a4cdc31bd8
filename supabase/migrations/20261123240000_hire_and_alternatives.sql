-- Hiring on a quote with its options, whether anybody reads what a company is sent, and other companies where nobody answers.

alter table public.quotes
  add column accepted jsonb,
  add check (accepted is null or status not in ('draft', 'sent'));
call private.classify('public.quotes', 'record', 'accepted');
alter table public.quote_requests
  add column round smallint not null default 0 check (round between 0 and 2);
call private.classify('public.quote_requests', 'record', 'round');
create index providers_open_idx on public.providers (primary_category) where status = 'approved' and accepting_work;

-- Whether anybody reads what is sent to a company.

-- Whether a company is approved and has somebody who may answer for it. Nobody reads requests at any other.
create function private.is_reachable(provider uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.providers as p join public.provider_members as m on m.provider_id = p.id and m.role in ('owner', 'manager')
                  where p.id = is_reachable.provider and p.status = 'approved')
$$;

-- Whether a company can be expected to answer a request that day: it is reachable, takes new work and is not away.
create function private.takes_requests(provider uuid, on_date date) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.providers as p
                  where p.id = takes_requests.provider and p.accepting_work and coalesce(p.away_until < takes_requests.on_date, true))
     and private.is_reachable(takes_requests.provider)
$$;

revoke execute on function private.is_reachable(uuid), private.takes_requests(uuid, date) from public, anon, authenticated;

-- Everything the page of one company shows: the columns of its directory row; what it says about itself, in { en, fr };
-- `reachable`: whether somebody reads its requests; `badges` with the figures behind each; `credentials` with state 'live' or 'expired' as of today; `featured` when its plan
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
    'is_sample', coalesce(p.is_sample, false),
    'reachable', private.is_reachable(s.id),
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

create or replace function private.keep_quote() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  words constant text[] := array['warranty', 'inclusions', 'exclusions', 'deposit_terms', 'note'];
begin
  if tg_op = 'UPDATE' and private.is_of_nobody(old.request_id) and to_jsonb(new) - words = to_jsonb(old) - words
     and coalesce(new.warranty, new.inclusions, new.exclusions, new.deposit_terms, new.note) is null then
    return new;
  elsif old.status <> 'draft' then
    if tg_op = 'UPDATE' and old.status in ('sent', 'accepted') and new.status <> 'draft'
       and to_jsonb(new) - '{status,accepted}'::text[] = to_jsonb(old) - '{status,accepted}'::text[]
       and (new.accepted is not distinct from old.accepted or (old.status = 'sent' and new.status = 'accepted')) then
      return new;
    end if;
    raise exception using errcode = 'PT409', message = 'A quote cannot be changed after it was sent', hint = 'Send a new version.';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

-- What a move of the request means for the offer that stands.
create or replace function private.settle_quotes(moved uuid, to_status text) returns void
language sql volatile set search_path = '' as $$
  update public.quotes as q
     set status = 'declined'
   where q.request_id = moved and q.status = 'sent' and settle_quotes.to_status = 'withdrawn'
$$;

-- Whoever is hired has a job; the other companies of the project are told that another was chosen.
create or replace function private.settle_hire(hired public.quote_requests) returns void
language plpgsql volatile set search_path = '' as $$
declare
  sibling uuid;
begin
  insert into private.jobs (request_id, hired_at, agreed_total_cents)
  select hired.id, now(), coalesce(
           (select (q.accepted ->> 'total_cents')::bigint from public.quotes as q where q.request_id = hired.id and q.status = 'accepted'),
           (select (p.details ->> 'total_cents')::bigint from public.projects as p where p.id = hired.project_id and p.source = 'fixed_price'));
  for sibling in
    select r.id from public.quote_requests as r
     where r.project_id = hired.project_id and r.id <> hired.id
       and r.status in ('sent', 'viewed', 'interested', 'quoted', 'connected')
     order by r.id for update
  loop
    perform private.transition_request(sibling, 'withdrawn', 'system', reason => 'not_chosen');
    perform private.settle_quotes(sibling, 'withdrawn');
  end loop;
end
$$;

create or replace function private.quote_json(q public.quotes) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', q.id, 'version', q.version, 'status', q.status, 'province', q.province,
    'lines', (select coalesce(jsonb_agg(jsonb_build_object(
                                'kind', l.kind, 'description', l.description, 'qty', trim_scale(l.qty), 'unit', l.unit,
                                'unit_cents', l.unit_cents, 'cents', l.cents, 'tax_class', l.tax_class, 'taxes', l.taxes,
                                'optional', l.optional)
                              order by l.position), '[]')
                from public.quote_lines as l where l.quote_id = q.id),
    'registered', q.registered, 'tax_choices', q.tax_choices,
    'unsettled_taxes', case when q.status = 'draft' then private.unsettled_taxes(q) else '[]' end,
    'subtotal_cents', q.subtotal_cents, 'tax', q.tax, 'total_cents', q.total_cents, 'deposit_cents', q.deposit_cents,
    'valid_until', q.valid_until, 'start_on', q.start_on, 'duration_days', q.duration_days, 'warranty', q.warranty,
    'inclusions', q.inclusions, 'exclusions', q.exclusions, 'permit_by', q.permit_by, 'price_kind', q.price_kind,
    'deposit_terms', q.deposit_terms, 'note', q.note, 'sent_at', q.sent_at, 'accepted', q.accepted)
$$;

-- Hiring a company on its quote, with the options that the homeowner chose.

-- What a quote comes to with some of its optional lines, as the browser works it out: { options, subtotal_cents, tax, total_cents }.
-- Each tax is charged once on all lines that bear it, at the rate of the day the quote was sent.
create function private.total_with_options(q public.quotes, options smallint[]) returns jsonb
language sql stable set search_path = '' as $$
  with chosen as (
    select l.cents, l.taxes from public.quote_lines as l
     where l.quote_id = q.id and (not l.optional or l.position = any (total_with_options.options))
  ), charged as (
    select known.tax, known.place,
           round(coalesce(sum(c.cents), 0) * (known.tax ->> 'rate')::numeric)::bigint as cents
      from jsonb_array_elements(q.tax) with ordinality as known (tax, place)
      left join chosen as c on known.tax ->> 'kind' = any (c.taxes)
     group by known.tax, known.place
  ), summed as (
    select (select coalesce(sum(c.cents), 0)::bigint from chosen as c) as subtotal, coalesce(sum(t.cents), 0)::bigint as taxes,
           coalesce(jsonb_agg(t.tax || jsonb_build_object('cents', t.cents) order by t.place), '[]') as tax
      from charged as t
  )
  select jsonb_build_object('options', to_jsonb(total_with_options.options), 'subtotal_cents', s.subtotal, 'tax', s.tax,
                            'total_cents', s.subtotal + s.taxes)
    from summed as s
$$;

-- Whether whoever asked, or acts for them, works at the company: nobody hires themselves.
create function private.is_own_company(provider uuid, project uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.provider_members as m join auth.users as u on u.id = m.user_id
     where m.provider_id = is_own_company.provider
       and (m.user_id = auth.uid()
            or m.user_id = (select p.requester_id from public.projects as p where p.id = is_own_company.project)
            or lower(u.email) = (select lower(k.email) from public.quote_request_contacts as k where k.project_id = is_own_company.project)))
$$;

-- Raises PT409, with 'price' in detail when the company has sent another offer meanwhile, unless the homeowner may hire on the quote.
create function private.require_acceptable(q public.quotes, request public.quote_requests) returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.is_own_company(request.provider_id, request.project_id) then
    raise exception using errcode = 'PT403', message = 'This is your own company', detail = 'own', hint = 'Choose another company.';
  elsif exists (select from public.quote_requests as r where r.project_id = request.project_id and r.status in ('hired', 'completed')) then
    raise exception using errcode = 'PT409', message = 'A company is hired for this work already', detail = 'hired',
      hint = 'Cancel that job first, or send a new request.';
  elsif q.status = 'superseded' then
    raise exception using errcode = 'PT409', message = 'The company has sent a newer quote', detail = 'price',
      hint = 'Read the newer one and hire again.';
  elsif q.status <> 'sent' or request.status not in ('quoted', 'connected') then
    raise exception using errcode = 'PT409', message = 'The quote can no longer be accepted', detail = 'quote',
      hint = 'Ask the company for a new one.';
  end if;
end
$$;

-- Hires the company of a standing quote for what private.total_with_options says. Whether that is allowed was asked before.
create function private.hire_on(q public.quotes, agreed jsonb, note text default null) returns timestamptz
language plpgsql volatile set search_path = '' as $$
begin
  update public.quotes as accepted set status = 'accepted', accepted = agreed || jsonb_build_object('at', now()) where accepted.id = q.id;
  return private.transition_request(q.request_id, 'hired', 'homeowner', hire_on.note);
end
$$;

-- Hires the company of a quote: { status, at, total_cents }. Keeps what was agreed with the quote and the job, closes the other
-- requests of the project and shows the contact. The same again answers what is stored.
-- options: positions of the optional lines that are chosen; expected_total_cents: what the page showed.
-- Raises PT404 and PT403 as advance_request, PT403 with 'confirm' in detail while the address is not confirmed and with 'own' for
-- somebody's own company, PT409 with 'price' when the total is not what the page showed, 'hired' when a company is hired
-- already, 'quote' when the quote no longer stands, PT422 on 'options'.
create function public.accept_quote(quote_id uuid, options smallint[], expected_total_cents bigint, token text default null)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  chosen constant smallint[] := array(select distinct o from unnest(accept_quote.options) as o order by o);
  q public.quotes;
  request public.quote_requests;
  agreed jsonb;
begin
  select * into q from public.quotes as known where known.id = accept_quote.quote_id and known.status <> 'draft';
  request := private.homeowner_request(q.request_id, accept_quote.token);
  perform private.expire_requests(request.project_id);
  select * into request from public.quote_requests as r where r.id = request.id;
  select * into q from public.quotes as known where known.id = q.id;
  if q.status = 'accepted' and request.status in ('hired', 'completed')
     and coalesce(q.accepted -> 'options', '[]') = to_jsonb(chosen) then
    return jsonb_build_object('status', request.status, 'at', request.updated_at,
                              'total_cents', coalesce((q.accepted ->> 'total_cents')::bigint, q.total_cents));
  end if;
  perform private.require_acceptable(q, request);
  if exists (select from unnest(chosen) as o
              where not exists (select from public.quote_lines as l where l.quote_id = q.id and l.position = o and l.optional)) then
    perform private.refuse('options', 'That is none of the options of the quote', 'Choose among the lines that are marked as optional.');
  end if;
  perform private.require_confirmed(request.project_id);

  agreed := private.total_with_options(q, chosen);
  if (agreed ->> 'total_cents')::bigint is distinct from accept_quote.expected_total_cents then
    raise exception using errcode = 'PT409', detail = 'price',
      message = format('The total is %s dollars', round((agreed ->> 'total_cents')::numeric / 100, 2)), hint = 'Check it and hire again.';
  end if;
  return jsonb_build_object('status', 'hired', 'at', private.hire_on(q, agreed), 'total_cents', agreed -> 'total_cents');
end
$$;

-- What the company offered before its newest quote for a request, as project_view shows quotes; null when that is its first. For who asked, by
-- account or by the private link's token; null for anybody else.
create function public.previous_quote(request_id uuid, token text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.quote_json(q)
    from public.quotes as q join public.quote_requests as r on r.id = q.request_id
   where r.id = previous_quote.request_id and q.status <> 'draft' and private.is_requester(r.project_id, previous_quote.token)
   order by q.version desc offset 1 limit 1
$$;

revoke execute on function private.total_with_options(public.quotes, smallint[]), private.is_own_company(uuid, uuid),
  private.require_acceptable(public.quotes, public.quote_requests), private.hire_on(public.quotes, jsonb, text), public.accept_quote(uuid, smallint[], bigint, text),
  public.previous_quote(uuid, text) from public, anon, authenticated;
grant execute on function public.accept_quote(uuid, smallint[], bigint, text), public.previous_quote(uuid, text)
  to anon, authenticated, service_role;

-- Moves a request on: { status, at }. The caller acts as who they are: the homeowner by account or by the private link's
-- token, the provider by membership. The state it is in already is a success without a second event. `reason` says why a company
-- declines: too_far, too_small, full, not_our_trade, licence or other.
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

  if actor = 'homeowner' and advance_request.to_status in ('connected', 'hired', 'completed') then
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

-- Other companies for a project whose companies do not answer.

-- Whether a request waits for an answer that cannot be expected any more: nobody answered in 72 hours, or nobody there can.
create function private.is_silent(r public.quote_requests, at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select r.status in ('sent', 'viewed')
     and (r.sent_at <= is_silent.at - interval '72 hours'
          or not private.takes_requests(r.provider_id, (is_silent.at at time zone 'America/Toronto')::date))
$$;

-- Whether other companies help: somebody was asked, nobody is hired, and a request is silent or its company said no or never answered.
create function private.wants_others(project uuid, at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.quote_requests as r
                  where r.project_id = wants_others.project and r.sent_at is not null
                    and (private.is_silent(r, wants_others.at) or r.status in ('declined', 'expired')))
     and not exists (select from public.quote_requests as r
                      where r.project_id = wants_others.project and r.status in ('hired', 'completed'))
     -- A booking has one team.
     and exists (select from public.projects as p where p.id = wants_others.project and p.source <> 'fixed_price')
$$;

-- How many companies may still be asked: three requests that are answered or may be, six in all, two rounds after the first.
create function private.room_for_others(project uuid, at timestamptz) returns integer
language sql stable set search_path = '' as $$
  select case when coalesce(max(r.round), 0) >= 2 then 0 else greatest(0, least(
           6 - count(*),
           3 - count(*) filter (where r.status in ('draft', 'sent', 'viewed', 'interested', 'quoted', 'connected') and not private.is_silent(r, room_for_others.at)))) end::integer
    from public.quote_requests as r where r.project_id = room_for_others.project
$$;

-- The companies that may be asked besides, best first, at most `most`: of the trade of a company that was asked, in the directory,
-- taking requests, serving the place, not asked yet and not the homeowner's own. The best are those that answered most of their
-- requests of the last 90 days, then the best rated. Where the place is not known it is where the companies are that were asked.
create function private.other_companies(project uuid, at timestamptz, most integer) returns setof public.services
language plpgsql stable set search_path = '' as $$
declare
  code constant text := (select p.postal_code from public.projects as p where p.id = other_companies.project);
  home record;
begin
  select f.lat, f.lng into home from private.find_place(code) as f;
  if home.lat is null then
    select c.lat, c.lng into home from public.quote_requests as r join public.providers as c on c.id = r.provider_id
     where r.project_id = other_companies.project and c.lat is not null order by r.created_at, r.id limit 1;
  end if;
  return query execute format($query$
    select s.*
      from public.providers as c
      join public.services as s on s.id = c.id
     cross join lateral (select point(c.lng, c.lat) as place) as stands
     cross join lateral (
       select (count(r.first_reply_at) + 1.0) / (count(*) + 2) as rate from public.quote_requests as r
        where r.provider_id = c.id and r.sent_at > $2 - interval '90 days'
          and (r.first_reply_at is not null or r.sent_at <= $2 - interval '72 hours')) as answered
     where c.status = 'approved' and c.accepting_work
       and c.primary_category in (select asked.primary_category from public.quote_requests as r
                                    join public.providers as asked on asked.id = r.provider_id where r.project_id = $1)
       and not exists (select from public.quote_requests as r where r.project_id = $1 and r.provider_id = c.id)
       and (coalesce(%s <= c.service_radius_km, false)
            or exists (select from public.provider_areas as a, unnest(a.fsa_prefixes) as prefix
                        where a.provider_id = c.id and starts_with($3, prefix)))
       and private.takes_requests(c.id, ($2 at time zone 'America/Toronto')::date)
       and not private.is_own_company(c.id, $1)
     order by answered.rate desc, s.rating desc nulls last, s.review_count desc, s.id
     limit $4
  $query$, coalesce(private.km_from(home.lat, home.lng), 'null::double precision'))
  using other_companies.project, other_companies.at, code, other_companies.most;
end
$$;

-- Other companies for a project that its homeowner may ask, at most three: { companies: [{ id, name, rating, review_count, location,
-- response_time, verified }] }, none while those that were asked may still answer, or once enough were asked. Raises PT403 for
-- anybody but who asked, by account or by the private link's token.
create function public.alternatives(project_id uuid, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_requester(alternatives.project_id, alternatives.token) then
    raise exception using errcode = 'PT403', message = 'This request is not yours',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  end if;
  return jsonb_build_object('companies', (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', s.id, 'name', s.name, 'rating', s.rating, 'review_count', s.review_count, 'location', s.location,
             'response_time', s.response_time, 'verified', s.verified) order by s.place), '[]')
      from (select o.*, row_number() over () as place
              from private.other_companies(alternatives.project_id, now(),
                     case when private.wants_others(alternatives.project_id, now())
                          then private.room_for_others(alternatives.project_id, now()) else 0 end) as o) as s));
end
$$;

-- Asks more companies for a project what the first were asked: { requests: [{ id, provider_id, status }] }, those of the given
-- companies. Companies that were asked already are not asked again, so the same call again answers the same.
-- Raises PT403 for anybody but who asked, PT404 for what was never sent, PT422 on 'providers' for companies that are not offered,
-- PT409 with 'hired' in detail once somebody is hired and with 'enough' when no more may be asked.
create function public.ask_more(project_id uuid, provider_ids uuid[], token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  added uuid[];
  asked uuid;
begin
  if not private.is_requester(ask_more.project_id, ask_more.token) then
    raise exception using errcode = 'PT403', message = 'This request is not yours',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  elsif coalesce(cardinality(ask_more.provider_ids), 0) not between 1 and 3 then
    perform private.refuse('providers', 'Up to three companies can be asked at a time', 'Choose one to three companies.');
  end if;
  perform from public.projects as p where p.id = ask_more.project_id for update;
  perform private.expire_requests(ask_more.project_id);
  select array_agg(distinct wanted) into added from unnest(ask_more.provider_ids) as wanted
   where not exists (select from public.quote_requests as r where r.project_id = ask_more.project_id and r.provider_id = wanted);
  if added is not null then
    perform private.require_room(ask_more.project_id, added);
    for asked in
      insert into public.quote_requests (project_id, provider_id, round)
      select ask_more.project_id, wanted, (select max(r.round) + 1 from public.quote_requests as r where r.project_id = ask_more.project_id)
        from unnest(added) as wanted
      returning id
    loop
      perform private.transition_request(asked, 'sent', 'homeowner');
    end loop;
  end if;
  return jsonb_build_object('requests', (
    select jsonb_agg(jsonb_build_object('id', r.id, 'provider_id', r.provider_id, 'status', r.status) order by r.created_at, r.id)
      from public.quote_requests as r where r.project_id = ask_more.project_id and r.provider_id = any (ask_more.provider_ids)));
end
$$;

-- Raises what ask_more raises unless these companies may be asked for a project besides those that were.
create function private.require_room(project uuid, added uuid[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (select from public.quote_requests as r where r.project_id = project and r.status in ('hired', 'completed')) then
    raise exception using errcode = 'PT409', message = 'A company is hired for this work already', detail = 'hired',
      hint = 'Cancel that job first, or send a new request.';
  elsif not private.wants_others(project, now()) then
    raise exception using errcode = 'PT409', message = 'The companies you asked may still answer', detail = 'enough',
      hint = 'Others can be asked three days after nobody answered.';
  elsif cardinality(added) > private.room_for_others(project, now()) then
    raise exception using errcode = 'PT409', message = 'No more companies can be asked for this request', detail = 'enough',
      hint = 'Send a new request to ask others.';
  elsif cardinality(added) <> (select count(*) from private.other_companies(project, now(), null) as o where o.id = any (added)) then
    perform private.refuse('providers', 'A chosen company does not take this request', 'Choose among the companies that are offered.');
  end if;
end
$$;

revoke execute on function private.is_silent(public.quote_requests, timestamptz), private.wants_others(uuid, timestamptz),
  private.room_for_others(uuid, timestamptz), private.other_companies(uuid, timestamptz, integer),
  private.require_room(uuid, uuid[]), public.alternatives(uuid, text), public.ask_more(uuid, uuid[], text)
  from public, anon, authenticated;
grant execute on function public.alternatives(uuid, text), public.ask_more(uuid, uuid[], text) to anon, authenticated, service_role;

-- What is due when companies do not answer: a reminder to them after a day, other companies for the homeowner after three.

-- Reminds the companies of requests that wait for a day, once each. Returns how many requests that were.
create function private.due_reminders(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  late public.quote_requests;
  reminded integer := 0;
begin
  for late in
    select r.* from public.quote_requests as r
     where r.status in ('sent', 'viewed') and r.sent_at <= due_reminders.at - interval '24 hours' and r.sent_at > due_reminders.at - interval '72 hours'
       and exists (select from public.provider_members as m
                    where m.provider_id = r.provider_id and m.role in ('owner', 'manager')
                      and not exists (select from private.outbox as o
                                       where o.idempotency_key = format('lead_reminder/%s/%s', r.id, m.user_id)))
       and private.takes_requests(r.provider_id, (due_reminders.at at time zone 'America/Toronto')::date)
     order by r.sent_at, r.id limit batch
  loop
    perform private.mail_provider(late, 'lead_reminder', '{}');
    reminded := reminded + 1;
  end loop;
  return reminded;
end
$$;

-- Names other companies to homeowners whose requests nobody answers: once after the first companies, once after the second. What is
-- silent for longer than two weeks is left alone. Returns how many projects that were.
create function private.due_silent(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  late record;
  told integer := 0;
begin
  for late in
    select p as project, k.email, asked.round, others.names
      from (select distinct r.project_id from public.quote_requests as r
             where r.sent_at > due_silent.at - interval '14 days' and private.is_silent(r, due_silent.at)) as silent
      join public.projects as p on p.id = silent.project_id
      join public.quote_request_contacts as k on k.project_id = p.id
     cross join lateral (select max(r.round) + 1 as round from public.quote_requests as r where r.project_id = p.id) as asked
     cross join lateral (
       select jsonb_agg(o.name) as names
         from private.other_companies(p.id, due_silent.at, private.room_for_others(p.id, due_silent.at)) as o) as others
     where asked.round <= 2
       and not exists (select from private.outbox as o where o.idempotency_key = format('request_silent/%s/%s', p.id, asked.round))
       and private.is_confirmed(p.id) and private.wants_others(p.id, due_silent.at)
       and others.names is not null
     limit batch
  loop
    perform private.enqueue_mail(
      format('request_silent/%s/%s', (late.project).id, late.round), 'request_silent', late.email, (late.project).locale,
      jsonb_build_object('providers', late.names, 'area', left((late.project).postal_code, 3), 'link', private.mail_link(late.project)));
    told := told + 1;
  end loop;
  return told;
end
$$;

revoke execute on function private.due_reminders(timestamptz, integer), private.due_silent(timestamptz, integer) from public, anon, authenticated;

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
    'reviewed', private.is_reviewed(r.id))
    from public.providers as c left join public.services as s on s.id = c.id
   where c.id = r.provider_id
$$;

-- Free half days for a postal code: { province, time_zone, served, reachable, slots: [{ day, part, opens, closes }] }. Not served
-- means that no team works there at list prices, whatever the day; not reachable that nobody reads requests at any that does.
create or replace function public.fixed_price_slots(service text, postal_code text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  code constant text := private.clean_postal_code(fixed_price_slots.postal_code);
begin
  if code is null then
    perform private.refuse('postal_code', 'A postal code is missing', 'Enter a Canadian postal code such as M5V 2T6.');
  end if;
  return jsonb_build_object(
    'province', private.postal_province(code),
    'time_zone', private.time_zone(private.postal_province(code)),
    'served', exists (select from private.fixed_price_teams as t join public.providers as p on p.id = t.provider_id and p.status = 'approved'
                       where t.service = fixed_price_slots.service and exists (select from unnest(t.areas) as area where starts_with(code, area))),
    'reachable', exists (select from private.fixed_price_teams as t
                          where t.service = fixed_price_slots.service and private.is_reachable(t.provider_id)
                            and exists (select from unnest(t.areas) as area where starts_with(code, area))),
    'slots', (select coalesce(jsonb_agg(jsonb_build_object('day', f.day, 'part', f.part, 'opens', f.opens, 'closes', f.closes)
                                        order by f.day, f.opens), '[]')
                from (select distinct h.day, h.part, h.opens, h.closes from private.free_half_days(fixed_price_slots.service, code) as h) as f));
end
$$;

-- A booking as its homeowner sees it.
create or replace function private.booking_json(project uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'status', r.status, 'service', p.details ->> 'service',
                            'provider', jsonb_build_object('id', c.id, 'name', c.trade_name, 'is_sample', c.is_sample,
                                                           'reachable', private.is_reachable(c.id)), 'details', p.details,
                            'held_until', b.held_until, 'confirmed', private.is_confirmed(p.id))
    from public.projects as p
    join public.quote_requests as r on r.project_id = p.id
    join public.providers as c on c.id = r.provider_id
    join private.fixed_price_bookings as b on b.project_id = p.id
   where p.id = project
$$;

-- Asks for a half day: { id, status, service, provider: { id, name, is_sample, reachable }, details, held_until, confirmed }, where
-- details holds the choices, the lines of the price, its taxes and total in cents, and the time. Nobody else gets it until held_until, which is
-- later once the address is confirmed. The same id again by the same person answers what is stored.
-- booking: { id, token?, service, choices, postal_code, day, part, expected_total_cents?, description?, locale,
-- contact?: { name, email, phone?, preferred } }
-- Raises PT422 with the field in detail: `slot` when nobody is free then any more, `price` when the total is another one than
-- expected, `waiting` when two half days are held already for an address that nobody confirmed, `contact` fields as submit_project does; PT409 for somebody else's id; PT429 as submit_project does.
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
  perform private.expire_bookings();
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
     where h.day::text = booking ->> 'day' and h.part = booking ->> 'part' order by not private.is_reachable(h.provider_id), h.busy, h.provider_id
  loop
    insert into private.fixed_price_bookings (project_id, provider_id, day, part, held_until)
    values (project, free.provider_id, free.day, free.part, private.hold_end(free.day, private.time_zone(home), now(), false))
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
  elsif private.is_confirmed(project) then
    perform private.confirm_project(project);
  elsif private.unconfirmed_bookings(project) > 2 then
    perform private.refuse('waiting', 'Two half days are held already for this email, which is not confirmed yet',
      'Open the link of one of our emails and confirm it, or try again in 15 minutes.');
  end if;
  return private.booking_json(project);
end
$$;

-- A team says yes to a half day at the list price.

-- Confirms a booking, which hires the team: { status, at }. Again is the same answer. Raises PT404 and PT403 as advance_request, PT409
-- for what is no booking or waits no more, with 'slot' in detail when the half day is no longer held and with 'confirm' while nobody
-- showed that the address is theirs.
create function public.confirm_booking(request_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.quote_requests := private.company_request(confirm_booking.request_id);
  project public.projects;
  event_at timestamptz;
begin
  perform private.expire_requests(request.project_id);
  select * into request from public.quote_requests as r where r.id = request.id;
  select * into project from public.projects as p where p.id = request.project_id;
  if project.source <> 'fixed_price' then
    raise exception using errcode = 'PT409', message = 'Only a booking is confirmed by the team', hint = 'Send a quote; the homeowner hires.';
  elsif request.status = 'hired' then
    return jsonb_build_object('status', request.status, 'at', request.updated_at);
  elsif request.status not in ('sent', 'viewed')
        or not exists (select from private.fixed_price_bookings as b where b.project_id = project.id and b.released_at is null) then
    raise exception using errcode = 'PT409', message = 'The half day is no longer held', detail = 'slot',
      hint = 'Reload to see where the request stands now.';
  elsif not private.is_confirmed(project.id) then
    raise exception using errcode = 'PT409', message = 'The homeowner has not confirmed their email yet', detail = 'confirm',
      hint = 'Wait until they have, or decline.';
  end if;
  event_at := private.transition_request(request.id, 'hired', 'provider', quiet => true);
  perform private.enqueue_mail(
            'booking_confirmed/' || project.id, 'booking_confirmed', k.email, project.locale,
            (project.details -> 'slot') || jsonb_build_object(
              'service', private.mailed_service(project, c, project.locale), 'provider', c.trade_name,
              'total_cents', project.details -> 'total_cents', 'link', private.mail_link(project)))
     from public.quote_request_contacts as k, public.providers as c
    where k.project_id = project.id and c.id = request.provider_id;
  return jsonb_build_object('status', 'hired', 'at', event_at);
end
$$;
revoke execute on function public.confirm_booking(uuid) from public, anon, authenticated;
grant execute on function public.confirm_booking(uuid) to authenticated, service_role;
