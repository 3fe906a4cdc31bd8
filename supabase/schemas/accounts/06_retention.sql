-- How long things are kept. Each rule is one statement of the daily maintenance, at a time that tests may choose, and takes no more than a
-- batch at once.

create table private.retention_rules (
  id text primary key,
  table_name text not null,
  -- In words, for docs/data-map.md.
  kept text not null,
  -- Which rows are over: a condition on the row `t` and the time `clock.now`.
  expired text not null,
  -- erase takes the person out of a project; delete removes the row.
  ends_with text not null check (ends_with in ('delete', 'erase')),
  check (ends_with = 'delete' or table_name = 'public.projects')
);
alter table private.retention_rules enable row level security;
revoke all on private.retention_rules from public, anon, authenticated;
call private.classify('private.retention_rules', 'reference');

insert into private.retention_rules (id, table_name, kept, ends_with, expired) values
  ('drafts', 'public.projects', 'a draft that was never sent: 30 days', 'erase', $$t.created_at < clock.now - interval '30 days'
   and not exists (select from public.quote_requests as r where r.project_id = t.id and r.sent_at is not null)$$),
  ('projects', 'public.projects', 'words, contact and address: 24 months after the last step', 'erase', $$t.created_at < clock.now - interval '24 months'
   and not exists (select from public.quote_requests as r where r.project_id = t.id and r.updated_at >= clock.now - interval '24 months')$$),
  ('photos', 'private.request_photos', '12 months after the last step; 90 days where no company was hired', 'delete', $$not exists (
   select from public.quote_requests as r where r.project_id = t.project_id
      and r.updated_at >= clock.now - case when r.status in ('declined', 'withdrawn', 'expired') then interval '90 days' else interval '12 months' end)$$),
  ('message_images', 'private.message_images', 'as photos; one that was not sent: one day', 'delete', $$case
   when t.message_id is null then t.created_at < clock.now - interval '1 day'
   else not exists (select from public.quote_requests as r where r.id = t.request_id
      and r.updated_at >= clock.now - case when r.status in ('declined', 'withdrawn', 'expired') then interval '90 days' else interval '12 months' end) end$$),
  ('company_files', 'private.company_files', 'a proof: 90 days after the decision; a picture that no page shows: one day', 'delete', $$case
   when t.credential_id is not null then not exists (select from public.credentials as c where c.id = t.credential_id and c.status = 'claimed')
      and not exists (select from private.staff_decisions as d where d.target_kind = 'credential' and d.target_id = t.credential_id
                         and d.decision in ('verify', 'reject') and d.at >= clock.now - interval '90 days')
   else t.created_at < clock.now - interval '1 day'
      and not exists (select from public.portfolio_items as i where i.provider_id = t.provider_id and i.image_path = t.name)
      and not exists (select from public.providers as p where p.id = t.provider_id and p.logo_path = t.name)
      and not exists (select from private.page_drafts as d where d.provider_id = t.provider_id and strpos(d.page::text, t.name) > 0) end$$),
  ('upload_tickets', 'private.upload_tickets', 'one hour', 'delete', $$t.expires_at < clock.now$$),
  ('contact_messages', 'public.contact_messages', '24 months', 'delete', $$t.created_at < clock.now - interval '24 months'$$),
  ('demo_requests', 'public.demo_requests', '24 months', 'delete', $$t.created_at < clock.now - interval '24 months'$$),
  ('applications', 'public.applications', 'declined ones: 12 months', 'delete', $$t.status = 'declined' and t.moved_at < clock.now - interval '12 months'$$),
  ('newsletter_unconfirmed', 'public.newsletter_subscriptions', 'an address that nobody confirmed: 14 days', 'delete',
   $$t.confirmed_at is null and t.confirm_sent_at < clock.now - interval '14 days'$$),
  ('newsletter_ended', 'public.newsletter_subscriptions', 'proof of consent: three years after the end', 'delete',
   $$t.unsubscribed_at < clock.now - interval '3 years'$$),
  ('outbox', 'private.outbox', 'sent and given-up mails: 30 days', 'delete',
   $$t.next_attempt_at is null and coalesce(t.sent_at, t.created_at) < clock.now - interval '30 days'$$),
  ('mail_choices', 'private.mail_choices', 'which reminders an address had: 24 months; that it stopped one: three years', 'delete',
   $$coalesce(t.stopped_at + interval '1 year', t.created_at) < clock.now - interval '24 months'$$),
  ('project_lists', 'public.project_lists', 'the shared list of a guest: 180 days after the last change', 'delete',
   $$t.user_id is null and t.updated_at < clock.now - interval '180 days'$$),
  ('unconfirmed_accounts', 'auth.users', 'an account whose address nobody confirmed: 7 days', 'delete',
   $$t.email_confirmed_at is null and t.created_at < clock.now - interval '7 days'$$),
  ('unconfirmed_contacts', 'public.quote_request_contacts', 'the contact of a guest whose address nobody confirmed: 30 days', 'delete',
   $$exists (select from public.projects as p where p.id = t.project_id and p.requester_id is null and p.contact_confirmed_at is null)
   and not exists (select from public.quote_requests as r
                    where r.project_id = t.project_id and coalesce(r.sent_at, r.created_at) >= clock.now - interval '30 days')$$),
  ('links', 'private.project_links', 'a private link that ended or was stopped: one day', 'delete',
   $$least(t.revoked_at, t.expires_at) < clock.now - interval '1 day'$$),
  ('traces', 'private.traces', 'the hash of a network: 30 days', 'delete', $$t.at < clock.now - interval '30 days'$$),
  ('former_members', 'private.former_members', 'the hash of the address of who left a company: three years', 'delete',
   $$t.left_at < clock.now - interval '3 years'$$);

-- Ends what is over at the time, and answers whether there may be more: of each rule up to `batch` accounts or projects, each of which is
-- looked for in many tables, or fifty times as many rows.
create function private.apply_retention(at timestamptz default now(), batch integer default 200) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  rule private.retention_rules;
  due text;
  room integer;
  taken integer;
  more boolean := false;
  person private.person;
begin
  for rule in select * from private.retention_rules as r order by r.id loop
    due := format('from %s as t, (select $1 as now) as clock where %s', rule.table_name, rule.expired);
    if rule.ends_with = 'delete' then
      room := case when rule.table_name = 'auth.users' then batch else batch * 50 end;
      execute format('delete from %s as gone where gone.ctid in (select t.ctid %s limit $2)', rule.table_name, due) using at, room;
      get diagnostics taken = row_count;
      more := more or taken >= room;
      continue;
    end if;
    -- What was erased holds no words and no contact any more.
    execute format($erasable$select array(select t.id %s and (
                       num_nonnulls(t.service_name, t.description, t.timing, t.start_on, t.budget_min_cents, t.budget_max_cents, t.details, t.postal_code) > 0
                       or exists (select from public.quote_request_contacts as c where c.project_id = t.id)) limit $2)$erasable$, due)
       into person.projects using at, batch;
    more := more or cardinality(person.projects) >= batch;
    person.requests := array(select r.id from public.quote_requests as r where r.project_id = any (person.projects));
    perform private.erase_person(person);
  end loop;
  return more;
end
$$;
revoke execute on function private.apply_retention(timestamptz, integer) from public, anon, authenticated;
