-- What a company takes along: its requests with the address of who connected and without contact details that somebody typed, and its reviews.

-- The caller, once they are found to own the company or answer for it; whatever becomes of the company, for as long as its history is
-- read. Counts one attempt at this kind of export. Raises PT403 for others, PT429 after 10 in an hour.
create function private.enforce_export(provider uuid, kind text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if enforce_export.provider is null or enforce_export.provider not in (select private.my_providers('{owner,manager}')) then
    raise exception using errcode = 'PT403', message = 'Only an owner or estimator of the company may do this',
      hint = 'Sign in with an account of the company.';
  end if;
  perform private.enforce_rate_limit(enforce_export.kind || '/' || coalesce(auth.uid()::text, ''), 10, interval '1 hour');
end
$$;

-- The requests to a company as rows of a table, at most the newest 10,000, the newest first: [{ reference, status, reason, service,
-- category, area, source, sent_at, connected_at, activity_at, quote_sent_at, quote_cents, agreed_cents, first_day, last_day, name, email,
-- phone, address, postal_code }]. Owners and estimators read it, also of a company that is not approved; how the homeowner is reached
-- and where stands there for an approved one, once they connected, and until then contact details in the words they typed are hidden.
-- Raises PT403 for others, PT429 after 10 in an hour.
create or replace function public.export_leads(provider uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.enforce_export(export_leads.provider, 'export_leads');
  return (
    with own as (
      select r.*, export_leads.provider in (select private.acting_providers()) and r.connected_at is not null as knows
        from public.quote_requests as r
       where r.provider_id = export_leads.provider and r.sent_at is not null
       order by r.sent_at desc, r.id limit 10000)
    select coalesce(jsonb_agg(jsonb_build_object(
             'reference', private.reference('R', own.id), 'status', own.status, 'reason', own.reason,
             'service', case when own.knows then p.service_name else private.mask_contacts(p.service_name) end,
             'category', p.category, 'area', left(p.postal_code, 3), 'source', p.source, 'sent_at', own.sent_at,
             'connected_at', own.connected_at, 'activity_at', own.activity_at, 'quote_sent_at', q.sent_at, 'quote_cents', q.total_cents,
             'agreed_cents', j.agreed_total_cents, 'first_day', j.first_day, 'last_day', j.last_day,
             'name', k.name, 'email', k.email, 'phone', k.phone, 'address', k.address,
             'postal_code', case when own.knows then p.postal_code end) order by own.sent_at desc, own.id), '[]')
      from own
      join public.projects as p on p.id = own.project_id
      left join private.jobs as j on j.request_id = own.id
      left join public.quote_request_contacts as k on k.project_id = own.project_id and own.knows
      left join lateral (select o.sent_at, o.total_cents from public.quotes as o
                          where o.request_id = own.id and o.status <> 'draft' order by o.version desc limit 1) as q on true);
end
$$;

-- The reviews of a company that stand, with its answers and what proves their words against the public log, at most the newest 10,000,
-- the newest first: [review_json]. Owners and estimators read it, also once the page of the company is gone. Raises PT403 for others,
-- PT429 after 10 in an hour.
create function public.export_reviews(provider uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.enforce_export(export_reviews.provider, 'export_reviews');
  return (
    select coalesce(jsonb_agg(private.review_json(listed.v) order by (listed.v).created_at desc, (listed.v).id desc), '[]')
      from (select v from public.reviews as v
             where v.provider_id = export_reviews.provider and v.status = 'published'
             order by v.created_at desc, v.id desc limit 10000) as listed);
end
$$;

revoke execute on function private.enforce_export(uuid, text), public.export_reviews(uuid) from public, anon, authenticated;
grant execute on function public.export_reviews(uuid) to authenticated;
