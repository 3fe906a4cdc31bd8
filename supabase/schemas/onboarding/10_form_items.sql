-- A message and a request for a demonstration as support reads them.

create function private.message_decisions(status text) returns jsonb
language sql immutable set search_path = '' as $$
  select case status when 'new' then '["open", "closed"]' when 'open' then '["closed"]' else '["open"]' end::jsonb
$$;

create function private.contact_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'contact_message', 'title', concat_ws(' ', m.first_name, m.last_name), 'status', case m.status when 'closed' then 'answered' else m.status end, 'since', m.created_at,
    'facts', private.facts('reference', m.reference, 'subject', m.subject, 'message', m.message, 'email', m.email, 'phone', m.phone, 'locale', m.locale),
    'related', '[]'::jsonb, 'decisions', private.message_decisions(m.status))
    from public.contact_messages as m where m.id = contact_item.id
$$;

create function private.demo_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'demo_request', 'title', d.name, 'status', case d.status when 'closed' then 'answered' else d.status end, 'since', d.created_at,
    'facts', private.facts('reference', d.reference, 'subject', 'demo', 'topic', d.topic, 'company', d.company, 'preferred_on', d.preferred_on::text,
                           'message', d.message, 'email', d.email, 'phone', d.phone, 'locale', d.locale),
    'related', '[]'::jsonb, 'decisions', private.message_decisions(d.status))
    from public.demo_requests as d where d.id = demo_item.id
$$;

revoke execute on function private.message_decisions(text), private.contact_item(uuid), private.demo_item(uuid) from public, anon, authenticated;
