-- Contact details in the words of a quote stay hidden until the homeowner shares theirs, as those in messages and notes do.

drop policy "both sides read a quote once it is sent" on public.quotes;
-- Homeowners read quotes through functions, which hide contact details in their words.
create policy "a company reads its quotes" on public.quotes for select to authenticated
  using (provider_id in (select private.my_providers()));

-- A quote as its homeowner reads it: contact details in the company's words are hidden until both are connected.
create function private.mask_quote(given jsonb, open boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select case when mask_quote.open or given is null then given else given || jsonb_build_object(
    'warranty', private.mask_contacts(given ->> 'warranty'), 'inclusions', private.mask_contacts(given ->> 'inclusions'),
    'exclusions', private.mask_contacts(given ->> 'exclusions'), 'deposit_terms', private.mask_contacts(given ->> 'deposit_terms'),
    'note', private.mask_contacts(given ->> 'note'),
    'lines', (select coalesce(jsonb_agg(line || jsonb_build_object('description', private.mask_contacts(line ->> 'description'),
                                                                   'unit', private.mask_contacts(line ->> 'unit')) order by place), '[]')
                from jsonb_array_elements(given -> 'lines') with ordinality as known (line, place))) end
$$;

revoke execute on function private.mask_quote(jsonb, boolean) from public, anon, authenticated;

create or replace function private.request_json(r public.quote_requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'status', r.status, 'reason', r.reason, 'sent_at', r.sent_at, 'connected_at', r.connected_at, 'created_at', r.created_at,
    'provider', jsonb_build_object(
      'id', c.id, 'name', c.trade_name, 'category', c.primary_category, 'rating', s.rating, 'review_count', coalesce(s.review_count, 0),
      'location', coalesce(s.location, concat_ws(', ', c.city, c.province)), 'response_time', c.response_time,
      'verified', coalesce(s.verified, false), 'phone', c.public_phone, 'is_sample', c.is_sample,
      'reachable', private.is_reachable(c.id)),
    'events', private.events_json(r.id, r.connected_at is not null),
    'quote', (select private.mask_quote(private.quote_json(q), r.connected_at is not null)
                from private.standing_quote(r.id) as q where q.id is not null),
    'visit', private.visit_json(r.id), 'job', private.job_json(r.id),
    'unread', coalesce(r.last_message_side = 'provider' and r.last_message_seq > r.homeowner_read_seq, false),
    'reviewed', private.is_reviewed(r.id), 'review', private.own_review_json(r.id))
    from public.providers as c left join public.services as s on s.id = c.id
   where c.id = r.provider_id
$$;

-- What the company offered before its newest quote for a request, as project_view shows quotes; null when that is its first. For who asked, by
-- account or by the private link's token; null for anybody else.
create or replace function public.previous_quote(request_id uuid, token text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.mask_quote(private.quote_json(q), r.connected_at is not null)
    from public.quotes as q join public.quote_requests as r on r.id = q.request_id
   where r.id = previous_quote.request_id and q.status <> 'draft' and private.is_requester(r.project_id, previous_quote.token)
   order by q.version desc offset 1 limit 1
$$;
