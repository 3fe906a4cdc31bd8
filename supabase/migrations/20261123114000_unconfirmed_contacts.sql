-- The address of a guest that nobody confirmed may be anybody's, so it is kept for a month; links that ended are kept for a day.

insert into private.retention_rules (id, table_name, kept, ends_with, expired) values
  ('unconfirmed_contacts', 'public.quote_request_contacts', 'the contact of a guest whose address nobody confirmed: 30 days', 'delete',
   $$exists (select from public.projects as p where p.id = t.project_id and p.requester_id is null and p.contact_confirmed_at is null)
   and not exists (select from public.quote_requests as r
                    where r.project_id = t.project_id and coalesce(r.sent_at, r.created_at) >= clock.now - interval '30 days')$$),
  ('links', 'private.project_links', 'a private link that ended or was stopped: one day', 'delete',
   $$least(t.revoked_at, t.expires_at) < clock.now - interval '1 day'$$);
