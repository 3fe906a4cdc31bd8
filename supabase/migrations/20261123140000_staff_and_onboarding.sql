-- Somebody works here: rights by a command, decisions written down for good; an accepted application becomes a company, which its
-- owner completes and staff lets go live.

alter table public.providers add column submitted_at timestamptz, add column approved_at timestamptz;
alter table public.credentials add column claimed_at timestamptz not null default now();
alter table public.applications add column provider_id uuid references public.providers (id) on delete set null;
call private.classify('public.applications', 'record', 'provider_id');
create index applications_email_idx on public.applications (email);
create index applications_provider_idx on public.applications (provider_id);

-- What was decided before is decided about reviews only, and stands in their public log.
delete from private.personal_data where table_name = 'private.review_decisions';
drop table private.review_decisions;

-- Staff reads and decides through functions, which write it down.
drop policy "staff records the check" on public.credentials;
revoke update (status, checked_at, expires_on, issuer, issuer_fr, source_url) on public.credentials from authenticated;
drop policy "applicants and staff read applications" on public.applications;
create policy "applicants read applications" on public.applications for select to authenticated using (user_id = (select auth.uid()));
drop policy "staff reads reports" on public.reports;
revoke select on public.reports from authenticated;
drop policy "staff reads what it decides about" on public.reviews;
revoke select on public.reviews from authenticated;

-- Who works here, made by a command and never in the product, and what they decided and read: one row each, for good.

create table private.staff_decisions (
  id bigint generated always as identity primary key,
  -- Null for the command, and once the account is gone.
  staff_id uuid,
  target_kind text not null check (target_kind in ('account', 'application', 'company', 'credential', 'review')),
  target_id uuid,
  -- 'read' where somebody of the staff opened what is not public.
  decision text not null check (length(decision) between 1 and 60),
  reason text check (length(reason) <= 2000),
  at timestamptz not null default now()
);
call private.classify('private.staff_decisions', 'identity', 'staff_id');
call private.classify('private.staff_decisions', 'content', 'reason');
call private.classify('private.staff_decisions', 'record', 'id target_kind target_id decision at');
insert into private.personal_data (table_name, place, belongs, on_deletion, also, remains) values
  ('private.staff_decisions', 43,
   $$t.staff_id = person.account
   or (t.target_kind = 'account' and t.target_id = person.account)
   or (t.target_kind = 'application' and t.target_id in (
         select a.id from public.applications as a where a.user_id = person.account or a.email = any (person.addresses)))
   or (t.target_kind = 'company' and t.target_id = any (person.companies))
   or (t.target_kind = 'credential' and t.target_id in (select c.id from public.credentials as c where c.provider_id = any (person.companies)))
   or (t.target_kind = 'review' and t.target_id in (select v.id from public.reviews as v where v.request_id = any (person.requests)))$$,
   'keep',
   $$staff_id = nullif(t.staff_id, person.account),
   reason = case when t.staff_id is distinct from person.account or t.target_kind = 'account' then null else t.reason end,
   target_id = case when t.target_kind = 'account' then nullif(t.target_id, person.account) else t.target_id end$$,
   'what staff decided and when, without who; of what was decided about the person, without the reason');
create index staff_decisions_target_idx on private.staff_decisions (target_kind, target_id, id);
create index staff_decisions_staff_idx on private.staff_decisions (staff_id);

-- A decision stays as it was made. It may lose the people in it.
create function private.keep_staff_decision() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op <> 'UPDATE' or to_jsonb(new) - '{staff_id,reason,target_id}'::text[] <> to_jsonb(old) - '{staff_id,reason,target_id}'::text[]
     or (new.staff_id is not null and new.staff_id is distinct from old.staff_id)
     or (new.reason is not null and new.reason is distinct from old.reason)
     or (new.target_id is not null and new.target_id is distinct from old.target_id) then
    raise exception using errcode = 'PT409', message = 'Decisions of the staff are append-only', hint = 'Decide anew; both stay.';
  end if;
  return new;
end
$$;
create trigger staff_decisions_are_kept before update or delete on private.staff_decisions
  for each row execute function private.keep_staff_decision();
create trigger staff_decisions_stay before truncate on private.staff_decisions
  for each statement execute function private.keep_staff_decision();

-- Ends the call of everybody but staff in these roles.
create function private.require_staff(roles text[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_staff(roles) then
    raise exception using errcode = 'PT403', message = 'Only staff decides about this', hint = 'Write to support if you need something decided.';
  end if;
end
$$;

-- Whether the caller would decide about themselves: their own company, application, review or report.
create function private.concerns_caller(target_kind text, target_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  address constant text := private.confirmed_email(me);
  subject uuid;
begin
  if target_kind = 'review' then
    return exists (
      select from public.reviews as v
        join public.quote_requests as r on r.id = v.request_id
        join public.projects as p on p.id = r.project_id
       where v.id = concerns_caller.target_id
         and (p.requester_id = me or v.provider_id in (select private.my_providers())
              or exists (select from public.reports as told where told.target_id = v.id and told.status = 'open' and told.reporter_id = me)));
  elsif target_kind = 'application' then
    return exists (select from public.applications as a
                    where a.id = concerns_caller.target_id and (a.user_id = me or a.email = address or a.provider_id in (select private.my_providers())));
  end if;
  subject := case when target_kind = 'company' then concerns_caller.target_id
                  else (select c.provider_id from public.credentials as c where c.id = concerns_caller.target_id) end;
  return subject in (select private.my_providers())
      or exists (select from public.applications as a where a.provider_id = subject and (a.user_id = me or a.email = address));
end
$$;

-- Ends the call of who would decide about themselves.
create function private.refuse_own(target_kind text, target_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.concerns_caller(refuse_own.target_kind, refuse_own.target_id) then
    raise exception using errcode = 'PT403', message = 'This is about yourself, so somebody else decides it', hint = 'Ask another member of the staff.';
  end if;
end
$$;

-- Writes down what the caller decides, or read. Raises PT403 for who decides about themselves, PT422 on 'reason' without one.
create function private.log_decision(target_kind text, target_id uuid, decision text, reason text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  why constant text := private.clean_text(log_decision.reason, 2000, 'reason', 'The reason', true);
begin
  if decision <> 'read' then
    perform private.refuse_own(log_decision.target_kind, log_decision.target_id);
    if why is null then
      perform private.refuse('reason', 'It is not said why', 'Write the reason in a sentence: it is kept with the decision.');
    end if;
  end if;
  insert into private.staff_decisions (staff_id, target_kind, target_id, decision, reason)
  values (auth.uid(), log_decision.target_kind, log_decision.target_id, log_decision.decision, why);
end
$$;

-- The account that owns an address. Raises PT404 when nobody has confirmed it.
create function private.account_of(email text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  found_id uuid;
begin
  select u.id into found_id from auth.users as u
   where lower(u.email) = lower(btrim(account_of.email)) and private.confirmed_email(u.id) is not null;
  if found_id is null then
    raise exception using errcode = 'PT404', message = 'No account has confirmed this address',
      hint = 'Sign up with it on the site and open the link of the mail; then run the command again.';
  end if;
  return found_id;
end
$$;

-- Tells every administrator that somebody's rights changed.
create function private.tell_admins(decision bigint, email text, role text) returns void
language sql volatile security definer set search_path = '' as $$
  select private.enqueue_mail(format('staff_granted/%s/%s', tell_admins.decision, s.user_id), 'staff_granted', private.confirmed_email(s.user_id), f.locale,
           jsonb_build_object('email', tell_admins.email, 'role', tell_admins.role, 'link', '/account/staff'))
    from private.staff as s left join public.profiles as f on f.user_id = s.user_id
   where s.role = 'admin' and private.confirmed_email(s.user_id) is not null
$$;

-- Makes the account with this confirmed address a member of the staff, or changes its role: { email, role }. The same again
-- changes nothing. For the service role alone: rights are given on the server, not in the product.
create function public.grant_staff(email text, role text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  account constant uuid := private.account_of(grant_staff.email);
  address constant text := private.confirmed_email(account);
  noted bigint;
begin
  if coalesce(grant_staff.role, '') not in ('moderator', 'support', 'admin') then
    perform private.refuse('role', 'That is not a role', 'Choose moderator, support or admin.');
  end if;
  if not exists (select from private.staff as s where s.user_id = account and s.role = grant_staff.role) then
    insert into private.staff as s (user_id, role) values (account, grant_staff.role)
    on conflict (user_id) do update set role = excluded.role, granted_at = now();
    insert into private.staff_decisions (target_kind, target_id, decision) values ('account', account, 'granted ' || grant_staff.role)
    returning id into noted;
    perform private.tell_admins(noted, address, grant_staff.role);
  end if;
  return jsonb_build_object('email', address, 'role', grant_staff.role);
end
$$;

-- Takes every right of the staff from the account with this address, from its next call on: { email, role: null }. For the
-- service role alone.
create function public.revoke_staff(email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  account constant uuid := private.account_of(revoke_staff.email);
  address constant text := private.confirmed_email(account);
  noted bigint;
begin
  if exists (select from private.staff as s where s.user_id = account) then
    insert into private.staff_decisions (target_kind, target_id, decision) values ('account', account, 'revoked') returning id into noted;
    -- Before the row goes, so that an administrator who loses the right hears it too.
    perform private.tell_admins(noted, address, 'none');
    delete from private.staff as s where s.user_id = account;
  end if;
  return jsonb_build_object('email', address, 'role', null);
end
$$;

-- Who works here: [{ email, role, granted_at }], by address. For the service role alone.
create function public.list_staff() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('email', u.email, 'role', s.role, 'granted_at', s.granted_at) order by u.email), '[]')
    from private.staff as s join auth.users as u on u.id = s.user_id
$$;

alter table private.staff_decisions enable row level security;
revoke all on private.staff_decisions from public, anon, authenticated;
revoke execute on function private.keep_staff_decision(), private.require_staff(text[]), private.concerns_caller(text, uuid),
  private.refuse_own(text, uuid), private.log_decision(text, uuid, text, text), private.account_of(text), private.tell_admins(bigint, text, text),
  public.grant_staff(text, text), public.revoke_staff(text), public.list_staff() from public, anon, authenticated;
grant execute on function public.grant_staff(text, text), public.revoke_staff(text), public.list_staff() to service_role;

drop function public.move_application(uuid, text);
-- Moves an application one step on and tells the applicant: { status }. Moderators and administrators only; `reason` is kept
-- with the decision. What is there already is a success without another entry. A company is set up by start_company and goes
-- live by decide_company: only a partner, who has no page, is moved there from here.
create function public.move_application(id uuid, to_status text, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  a public.applications;
begin
  perform private.require_staff('{moderator,admin}');
  select * into a from public.applications as known where known.id = move_application.id for update;
  if a.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such application', hint = 'Reload the list.';
  elsif a.status = to_status then
    return jsonb_build_object('status', to_status);
  elsif coalesce((a.status, to_status) not in (('submitted', 'in_review'), ('in_review', 'onboarding'), ('onboarding', 'live'),
                                               ('submitted', 'declined'), ('in_review', 'declined'), ('onboarding', 'declined')), true)
        or (to_status in ('onboarding', 'live') and a.kind <> 'partner') then
    raise exception using errcode = 'PT409', message = format('An application cannot move from %s to %s', a.status, to_status),
      hint = 'Reload the list and choose the next step.';
  end if;
  perform private.log_decision('application', a.id, to_status, reason);
  perform private.place_application(a.id, to_status);
  perform private.mail_application(a.id);
  return jsonb_build_object('status', to_status);
end
$$;

-- What was decided about an application is kept without the words once the application is gone.
create function private.forget_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.staff_decisions as d set reason = null where d.target_kind = 'application' and d.target_id = old.id;
  return null;
end
$$;
create trigger forget_application after delete on public.applications for each row execute function private.forget_application();

create function private.place_application(id uuid, to_status text) returns void
language sql volatile set search_path = '' as $$
  update public.applications as a set status = to_status, moved_at = now() where a.id = place_application.id
$$;

-- Tells the applicant where the application stands now.
create function private.mail_application(id uuid) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(format('application_moved/%s/%s', a.id, a.status), 'application_moved', a.email, a.locale,
           jsonb_build_object('reference', a.reference, 'status', a.status, 'link', '/account/apply'))
    from public.applications as a where a.id = mail_application.id
$$;

revoke execute on function public.move_application(uuid, text, text), private.place_application(uuid, text), private.mail_application(uuid),
  private.forget_application() from public, anon, authenticated;
grant execute on function public.move_application(uuid, text, text) to authenticated, service_role;

drop function public.moderate_review(uuid, text, text);
-- What staff decides about a review: { id, status }. Moderators and administrators only.
-- event: 'remove' and 'restore' move it and say so in the public log; 'erase' removes it with its words, its author and its
-- answer for good; 'keep' leaves it as it is; 'remove_reply' takes the company's answer away. Open reports about it are closed.
-- reason: why it is removed, as in reports. What is so already is a success without another entry in the public log.
-- note: why, in words that are kept with the decision.
create function public.moderate_review(review_id uuid, event text, reason text default null, note text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v public.reviews;
  takes_away constant boolean := coalesce(event in ('remove', 'erase'), false);
begin
  perform private.require_staff('{moderator,admin}');
  if coalesce(event, '') not in ('remove', 'restore', 'erase', 'keep', 'remove_reply') then
    perform private.refuse('event', 'That is no decision', 'Choose remove, restore, erase, keep or remove_reply.');
  elsif takes_away and coalesce(reason, '') not in ('spam', 'abuse', 'private', 'not_customer', 'other') then
    perform private.refuse('reason', 'It is not said why', 'Choose spam, abuse, private, not_customer or other.');
  end if;
  select * into v from public.reviews as known where known.id = moderate_review.review_id for update;
  if v.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such review', hint = 'Check its id.';
  elsif event = 'restore' and v.body is null then
    raise exception using errcode = 'PT409', message = 'This review was erased', hint = 'Its words are gone, so it cannot come back.';
  end if;
  perform private.log_decision('review', v.id, event, concat_ws(': ', case when takes_away then moderate_review.reason end, note));

  if takes_away and (v.status = 'published' or (event = 'erase' and v.body is not null)) then
    update public.reviews as known
       set status = 'removed', reason = coalesce(v.reason, moderate_review.reason),
           body = case when event = 'remove' then v.body end, salt = case when event = 'remove' then v.salt end,
           author = case when event = 'remove' then v.author end
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
revoke execute on function public.moderate_review(uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.moderate_review(uuid, text, text, text) to authenticated, service_role;

-- What a company's page needs before it can go live. Nothing of it is stored: it follows from what the company wrote.

-- The trades a company may choose as its own.
create table private.trades (name text primary key);
call private.classify('private.trades', 'reference');
insert into private.trades (name) values
  ('Plumbing'), ('Electrical'), ('Roofing'), ('HVAC'), ('Landscaping'), ('Painting'), ('Flooring'), ('Construction'),
  ('Kitchen Renovation'), ('Bathroom Renovation'), ('Windows & Doors'), ('Design'), ('Pest Control'), ('Moving'), ('Cleaning'),
  ('Assembly'), ('Storage'), ('Home Maintenance'), ('Home Security'), ('Decks & Fences'), ('Masonry & Concrete'), ('Insulation'),
  ('Pools & Spas'), ('Siding');

-- Which licence a trade may not work without; null: in every province.
create table private.required_licences (
  trade text not null references private.trades (name),
  province text,
  kind text not null,
  unique (trade, province, kind)
);
call private.classify('private.required_licences', 'reference');
insert into private.required_licences (trade, province, kind) values
  ('Plumbing', 'QC', 'rbq'), ('Electrical', 'QC', 'rbq'), ('Roofing', 'QC', 'rbq'), ('HVAC', 'QC', 'rbq'), ('Painting', 'QC', 'rbq'),
  ('Flooring', 'QC', 'rbq'), ('Construction', 'QC', 'rbq'), ('Kitchen Renovation', 'QC', 'rbq'), ('Bathroom Renovation', 'QC', 'rbq'),
  ('Windows & Doors', 'QC', 'rbq'), ('Masonry & Concrete', 'QC', 'rbq'), ('Insulation', 'QC', 'rbq'), ('Siding', 'QC', 'rbq'),
  ('Electrical', 'ON', 'esa_ecra'), ('HVAC', 'ON', 'tssa'), ('Pest Control', null, 'pesticide');

-- What the page still needs, in order: 'done', 'waiting' (staff has to look) or 'missing'. Required is what it cannot go live without.
create function private.company_checklist(provider uuid) returns table (key text, state text, required boolean)
language sql stable security definer set search_path = '' as $$
  with company as (select * from public.providers as p where p.id = company_checklist.provider),
  claims as (
    select c.kind, c.jurisdiction, bool_or(c.status = 'verified') as verified,
           bool_or(c.status in ('claimed', 'verified') and c.expires_on >= private.canada_today()) as runs
      from public.credentials as c
     where c.provider_id = company_checklist.provider and c.status in ('claimed', 'verified')
     group by c.kind, c.jurisdiction
  ), needed as (
    select l.kind from company as p join private.required_licences as l on l.trade = p.primary_category and (l.province is null or l.province = p.province)
  ), items (place, key, state, required) as (
    select 1, 'about', case when length(case when p.province = 'QC' then p.description_fr else coalesce(p.description_en, p.description_fr) end) >= 80
                                 and exists (select from private.trades as t where t.name = p.primary_category) then 'done' else 'missing' end, true
      from company as p
    union all
    select 2, 'service', case when exists (select from public.provider_services as s where s.provider_id = company_checklist.provider)
                              then 'done' else 'missing' end, true
    union all
    select 3, 'place', case when p.city is not null and p.province is not null
                                 and exists (select from public.provider_areas as a where a.provider_id = p.id) then 'done' else 'missing' end, true
      from company as p
    union all
    select 4, 'reach', case when coalesce(p.public_phone, p.website) is not null then 'done' else 'missing' end, true from company as p
    union all
    select 5, 'legal', case when exists (select from public.provider_private as l
                                          where l.provider_id = company_checklist.provider and l.legal_name is not null and l.business_number is not null)
                            then 'done' else 'missing' end, true
    union all
    select 6, 'identity', case when bool_or(c.verified) then 'done' when count(c) > 0 then 'waiting' else 'missing' end, true
      from claims as c where c.kind = 'identity'
    union all
    select 7, 'insurance', case when bool_or(c.runs) then 'done' else 'missing' end, true from claims as c where c.kind = 'liability_insurance'
    union all
    select 8, 'licence', case when bool_and(exists (select from claims as c where c.kind = n.kind)) then 'done' else 'missing' end, true
      from needed as n having count(*) > 0
    union all
    select 9, 'price', case when exists (select from public.provider_services as s
                                          where s.provider_id = company_checklist.provider and s.price_cents is not null)
                            then 'done' else 'missing' end, false
  )
  select i.key, i.state, i.required from items as i order by i.place
$$;

alter table private.trades enable row level security;
alter table private.required_licences enable row level security;
revoke all on private.trades, private.required_licences from public, anon, authenticated;
revoke execute on function private.company_checklist(uuid) from public, anon, authenticated;

-- From an accepted application to a company that goes live: staff starts it, its owner completes the page and sends it, staff decides.

-- Makes the company of an application that is in review, with what the application says: { status, provider_id }. Whoever applied
-- signed in, or has confirmed the application's address, owns it; anybody else takes it by join_company. Moderators and
-- administrators only; the same again is the same answer. Raises PT404, PT409, PT422 on 'reason'.
create function public.start_company(application uuid, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  a public.applications;
  p public.providers;
  owner uuid;
  named text;
begin
  perform private.require_staff('{moderator,admin}');
  select * into a from public.applications as known where known.id = start_company.application for update;
  if a.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such application', hint = 'Reload the list.';
  elsif a.status = 'onboarding' and a.provider_id is not null then
    return jsonb_build_object('status', a.status, 'provider_id', a.provider_id);
  elsif a.status <> 'in_review' or a.kind = 'partner' then
    raise exception using errcode = 'PT409', message = 'No company can be started from this application',
      hint = 'It has to be in review, and a partner has no page.';
  end if;
  perform private.log_decision('application', a.id, 'start', reason);

  -- It stands in mails, so it must not lead anywhere.
  named := btrim(regexp_replace(a.company, '[.@/:\\]+', ' ', 'g'));
  insert into public.providers (kind, trade_name, primary_category, city, province)
  values (case a.kind when 'real_estate' then 'agent' else a.kind end,
          case when private.holds_link(a.company) or length(a.company) < 2 then concat_ws(' ', nullif(named, ''), a.reference) else a.company end,
          coalesce((select t.name from private.trades as t where lower(t.name) = lower(a.speciality)), 'Not chosen'),
          a.city, a.province)
  returning * into p;
  insert into public.provider_private (provider_id) values (p.id);
  owner := case when private.confirmed_email(a.user_id) is not null then a.user_id
                else (select u.id from auth.users as u where lower(u.email) = a.email and private.confirmed_email(u.id) = a.email) end;
  if owner is not null then
    insert into public.provider_members (provider_id, user_id, role) values (p.id, owner, 'owner');
  end if;
  update public.applications as known set provider_id = p.id where known.id = a.id;
  perform private.place_application(a.id, 'onboarding');
  perform private.mail_application(a.id);
  return jsonb_build_object('status', 'onboarding', 'provider_id', p.id);
end
$$;

-- Takes the company that was made of an application of one's own while nobody owns it: { provider_id }. The same again is the
-- same answer. Raises PT404 when there is none to take.
create function public.join_company(application uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  a public.applications;
begin
  select * into a from public.applications as known
   where known.id = join_company.application and known.provider_id is not null and known.email = private.confirmed_email(auth.uid());
  perform from public.providers as p where p.id = a.provider_id for no key update;
  if a.provider_id is null
     or exists (select from public.provider_members as m where m.provider_id = a.provider_id and m.role = 'owner' and m.user_id <> auth.uid()) then
    raise exception using errcode = 'PT404', message = 'There is no page to set up for this account',
      hint = 'Sign in with the address of the application, or write to support.';
  end if;
  insert into public.provider_members as known (provider_id, user_id, role) values (a.provider_id, auth.uid(), 'owner')
  on conflict (provider_id, user_id) do nothing;
  return jsonb_build_object('provider_id', a.provider_id);
end
$$;

-- Tells the owners of a company what was decided. The reason stays on the page: mails hold no words that somebody typed.
create function private.mail_company(provider uuid) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('company_moved/%s/%s/%s', d.id, p.status, m.user_id), 'company_moved', private.confirmed_email(m.user_id), f.locale,
           jsonb_build_object('company', p.trade_name, 'status', p.status,
                              'link', case when p.status = 'approved' and p.in_directory then '/services/' || p.id else '/account/apply' end))
    from public.providers as p
    join public.provider_members as m on m.provider_id = p.id and m.role = 'owner'
    left join public.profiles as f on f.user_id = m.user_id
   cross join lateral (select max(l.id) as id from private.staff_decisions as l where l.target_kind = 'company' and l.target_id = p.id) as d
   where p.id = mail_company.provider and private.confirmed_email(m.user_id) is not null
$$;

-- Decides about a company whose page was sent: 'approve' makes it live with its application, 'request_changes' and 'reject' give
-- it back to its owner, who reads the reason: { status }. Moderators and administrators only. What is so already is a success
-- without another entry. Raises PT404, PT409 when it was not sent or is not complete, PT422 on 'decision' and 'reason'.
create function public.decide_company(id uuid, decision text, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
  becomes constant text := case decision when 'approve' then 'approved' when 'request_changes' then 'changes_requested' when 'reject' then 'rejected' end;
begin
  perform private.require_staff('{moderator,admin}');
  if becomes is null then
    perform private.refuse('decision', 'That is no decision', 'Choose approve, request_changes or reject.');
  end if;
  perform private.refuse_own('company', decide_company.id);
  select * into p from public.providers as known where known.id = decide_company.id for no key update;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such company', hint = 'Reload the list.';
  elsif p.status = becomes then
    return jsonb_build_object('status', p.status);
  elsif p.status not in ('submitted', 'in_review') then
    raise exception using errcode = 'PT409', message = 'This page does not wait for a decision', hint = 'Reload the list.';
  elsif becomes = 'approved' and exists (select from private.company_checklist(p.id) as c where c.required and c.state <> 'done') then
    raise exception using errcode = 'PT409', message = 'The page is not complete, or who the company is has not been checked',
      hint = 'Verify its identity first, or ask for changes.';
  end if;
  perform private.log_decision('company', p.id, decision, reason);
  update public.providers as known
     set status = becomes, approved_at = case when becomes = 'approved' then coalesce(known.approved_at, now()) else known.approved_at end
   where known.id = p.id;
  if becomes = 'approved' then
    perform private.place_application(a.id, 'live') from public.applications as a where a.provider_id = p.id and a.status = 'onboarding';
  end if;
  perform private.mail_company(p.id);
  return jsonb_build_object('status', becomes);
end
$$;

-- Records what a check of a licence or proof found: 'verify' or 'reject'; returns { status }. Moderators and administrators only.
-- What is so already is a success without another entry. Raises PT404, PT409 for one that does not wait or has run out, PT422 on
-- 'decision' and 'reason'.
create function public.decide_credential(id uuid, decision text, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  c public.credentials;
  becomes constant text := case decision when 'verify' then 'verified' when 'reject' then 'rejected' end;
begin
  perform private.require_staff('{moderator,admin}');
  if becomes is null then
    perform private.refuse('decision', 'That is no decision', 'Choose verify or reject.');
  end if;
  perform private.refuse_own('credential', decide_credential.id);
  select * into c from public.credentials as known where known.id = decide_credential.id for update;
  if c.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such licence or proof', hint = 'Reload the list; it may have been taken back.';
  elsif c.status = becomes then
    return jsonb_build_object('status', c.status);
  elsif c.status <> 'claimed' or (becomes = 'verified' and c.expires_on < current_date) then
    raise exception using errcode = 'PT409', message = 'This licence or proof does not wait for a check, or has run out', hint = 'Reload the list.';
  end if;
  perform private.log_decision('credential', c.id, decision, reason);
  update public.credentials as known
     set status = becomes, checked_at = case when becomes = 'verified' then now() end
   where known.id = c.id;
  return jsonb_build_object('status', becomes);
end
$$;

revoke execute on function public.start_company(uuid, text), public.join_company(uuid), private.mail_company(uuid),
  public.decide_company(uuid, text, text), public.decide_credential(uuid, text, text) from public, anon, authenticated;
grant execute on function public.start_company(uuid, text), public.join_company(uuid), public.decide_company(uuid, text, text),
  public.decide_credential(uuid, text, text) to authenticated;

-- What an owner writes about the company, one act each. Every call takes its company and answers { provider_id } or { id }; the same
-- again changes nothing more. They raise PT404 for a company that is not the caller's, PT409 while staff looks at it, PT422 with
-- the field in detail, PT429.

-- The company that the caller may write about, held until the end of the call.
create function private.own_page(provider text, roles text[] default '{owner,manager}') returns public.providers
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
      hint = 'Take it back first, or wait for our decision.';
  end if;
  return p;
end
$$;

-- about: { provider_id, name, trade, description_en?, description_fr? }. A text has at least 80 characters. What an approved
-- company is called, and its trade, stay.
create function public.save_company_about(about jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(about ->> 'provider_id');
  named constant text := private.needed(private.clean_text(about ->> 'name', 120, 'name', 'The name'), 'name', 'The name');
  english constant text := private.clean_text(about ->> 'description_en', 4000, 'description_en', 'The text', true);
  french constant text := private.clean_text(about ->> 'description_fr', 4000, 'description_fr', 'The text', true);
begin
  if length(named) < 2 or private.holds_link(named) then
    perform private.refuse('name', 'That is not the name of a company', 'Write it without an address of the web or of email.');
  elsif not exists (select from private.trades as t where t.name = about ->> 'trade') then
    perform private.refuse('trade', 'It is not said what the company does', 'Choose one of the trades.');
  elsif length(english) < 80 then
    perform private.refuse('description_en', 'The text is shorter than 80 characters', 'Say what you do, for whom and where.');
  elsif length(french) < 80 then
    perform private.refuse('description_fr', 'The text is shorter than 80 characters', 'Say what you do, for whom and where.');
  elsif coalesce(english, french) is null then
    perform private.refuse('description_en', 'A text is missing', 'Say in at least 80 characters what you do, for whom and where.');
  elsif p.status = 'approved' and (named, about ->> 'trade') <> (p.trade_name, p.primary_category) then
    raise exception using errcode = 'PT409', message = 'Name and trade of a page that is live stay as they were checked',
      hint = 'Write to support to have them changed.';
  end if;
  update public.providers as known
     set trade_name = named, primary_category = about ->> 'trade', description_en = english, description_fr = french
   where known.id = p.id;
  return jsonb_build_object('provider_id', p.id);
end
$$;

-- service: { id, provider_id, name_en, name_fr?, price_cents? }. Adds a service, or changes the one with the id; 50 at most.
create function public.save_company_service(service jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(service ->> 'provider_id');
  s public.provider_services;
begin
  s.id := private.clean_uuid(service ->> 'id', 'id', 'The id of the service');
  s.name_en := private.needed(private.clean_text(service ->> 'name_en', 120, 'name_en', 'The name'), 'name_en', 'The name');
  s.name_fr := private.clean_text(service ->> 'name_fr', 120, 'name_fr', 'The name');
  s.price_cents := private.clean_number(service ->> 'price_cents', 1, 100000000, 'price_cents', 'The price');
  if private.holds_link(s.name_en) then
    perform private.refuse('name_en', 'The name holds an address of the web or of email', 'Enter the name of the service only.');
  elsif private.holds_link(s.name_fr) then
    perform private.refuse('name_fr', 'The name holds an address of the web or of email', 'Enter the name of the service only.');
  elsif exists (select from public.provider_services as known where known.id = s.id and known.provider_id <> p.id) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another service', hint = 'Reload the page and add it again.';
  end if;
  select min(free) into s.position from generate_series(0, 49) as free
   where not exists (select from public.provider_services as known where known.provider_id = p.id and known.position = free and known.id <> s.id);
  if s.position is null then
    raise exception using errcode = 'PT409', message = 'A page lists up to 50 services', hint = 'Remove one first.';
  end if;
  insert into public.provider_services as known (id, provider_id, name_en, name_fr, price_cents, position)
  values (s.id, p.id, s.name_en, s.name_fr, s.price_cents, s.position)
  on conflict (id) do update set name_en = excluded.name_en, name_fr = excluded.name_fr, price_cents = excluded.price_cents;
  return jsonb_build_object('id', s.id);
end
$$;

-- Takes a service off the page: { id }.
create function public.remove_company_service(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.own_page(s.provider_id::text) from public.provider_services as s
    where s.id = remove_company_service.id and s.provider_id in (select private.my_providers('{owner,manager}'));
  delete from public.provider_services as s
   where s.id = remove_company_service.id and s.provider_id in (select private.editable_providers('{owner,manager}'));
  return jsonb_build_object('id', remove_company_service.id);
end
$$;

-- place: { provider_id, city, province, postal_code?, areas: [name] }. The postal code gives the position that distances are
-- measured from and is not kept; the areas become the ones that are named, 20 at most.
create function public.save_company_place(place jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(place ->> 'provider_id');
  city_name constant text := private.needed(private.clean_text(place ->> 'city', 80, 'city', 'The city'), 'city', 'The city');
  code constant text := private.clean_postal_code(place ->> 'postal_code');
  found_place record;
  areas text[];
begin
  if jsonb_typeof(place -> 'areas') = 'array' then
    areas := array(select named.area from (
      select private.clean_text(entry.value, 80, 'areas', 'An area') as area, min(entry.n) as n
        from jsonb_array_elements_text(place -> 'areas') with ordinality as entry (value, n) group by 1) as named
      where named.area is not null order by named.n);
  end if;
  if not coalesce(place ->> 'province', '') = any ('{AB,BC,MB,NB,NL,NS,NT,NU,ON,PE,QC,SK,YT}') then
    perform private.refuse('province', 'That is not a province or territory', 'Choose one from the list.');
  elsif code is null and (p.lat is null or (city_name, place ->> 'province') is distinct from (p.city, p.province)) then
    perform private.refuse('postal_code', 'The postal code is missing', 'Enter it, such as M5V 2T6: distances are measured from there.');
  elsif private.postal_province(code) <> place ->> 'province' then
    perform private.refuse('postal_code', 'The postal code is in another province', 'Correct the postal code or the province.');
  elsif coalesce(cardinality(areas), 0) not between 1 and 20 then
    perform private.refuse('areas', 'It is not said where you work', 'Name 1 to 20 places, such as Mississauga.');
  end if;
  if code is not null then
    select * into found_place from private.find_place(code);
  end if;
  update public.providers as known
     set city = city_name, province = place ->> 'province',
         lat = case when code is null then known.lat else found_place.lat end, lng = case when code is null then known.lng else found_place.lng end
   where known.id = p.id;
  delete from public.provider_areas as a where a.provider_id = p.id and a.area <> all (areas);
  insert into public.provider_areas as known (provider_id, area, position)
  select p.id, named.area, named.n - 1 from unnest(areas) with ordinality as named (area, n)
  on conflict (provider_id, area) do update set position = excluded.position;
  return jsonb_build_object('provider_id', p.id);
end
$$;

-- reach: { provider_id, phone?, website? }. At least one of the two.
create function public.save_company_reach(reach jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(reach ->> 'provider_id');
  phone constant text := private.clean_phone(reach ->> 'phone');
  site text := private.clean_text(reach ->> 'website', 200, 'website', 'The website');
begin
  site := case when site ~* '^https?://' then site else 'https://' || site end;
  if site !~ '^https?://[^\s/@.]+(\.[^\s/@.]+)+(/\S*)?$' then
    perform private.refuse('website', 'That is not a web address', 'Write it like www.example.com.');
  elsif coalesce(phone, site) is null then
    perform private.refuse('phone', 'Nobody could reach the company', 'Enter a phone number or a website.');
  end if;
  update public.providers as known set public_phone = phone, website = site where known.id = p.id;
  return jsonb_build_object('provider_id', p.id);
end
$$;

-- legal: { provider_id, legal_name, business_number }. Owners only; staff reads it, visitors never do.
create function public.save_company_legal(legal jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(legal ->> 'provider_id', '{owner}');
  named constant text := private.needed(private.clean_text(legal ->> 'legal_name', 120, 'legal_name', 'The legal name'), 'legal_name', 'The legal name');
  number constant text := upper(regexp_replace(coalesce(legal ->> 'business_number', ''), '[\s-]', '', 'g'));
begin
  if number !~ '^(\d{9}([A-Z]{2}\d{4})?|\d{10})$' then
    perform private.refuse('business_number', 'That is not a business number', 'Enter the nine digits of the CRA, or the ten of the NEQ.');
  end if;
  insert into public.provider_private as known (provider_id, legal_name, business_number) values (p.id, named, number)
  on conflict (provider_id) do update set legal_name = excluded.legal_name, business_number = excluded.business_number;
  return jsonb_build_object('provider_id', p.id);
end
$$;

-- claim: { id, provider_id, kind, number, issuer?, jurisdiction?, expires_on? }. What staff then checks; one of a kind and number.
-- Insurance names its insurer and a day ahead, a licence the province that issued it.
create function public.claim_credential(claim jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(claim ->> 'provider_id');
  c public.credentials;
begin
  c.id := private.clean_uuid(claim ->> 'id', 'id', 'The id of the proof');
  c.kind := coalesce(claim ->> 'kind', '');
  c.number := private.needed(private.clean_text(claim ->> 'number', 60, 'number', 'The number'), 'number', 'The number');
  c.issuer := private.clean_text(claim ->> 'issuer', 120, 'issuer', 'The issuer');
  c.expires_on := private.clean_day(claim ->> 'expires_on', (private.canada_today() + interval '10 years')::date, 'expires_on', 'The day');
  c.jurisdiction := case when c.kind in ('identity', 'liability_insurance') then 'CA' else claim ->> 'jurisdiction' end;
  if not c.kind = any ('{identity,liability_insurance,workers_comp,rbq,esa_ecra,tssa,bc_housing,ab_prepaid,red_seal,municipal,pesticide}') then
    perform private.refuse('kind', 'It is not said what it proves', 'Choose one from the list.');
  elsif not coalesce(c.jurisdiction, '') = any ('{AB,BC,CA,MB,NB,NL,NS,NT,NU,ON,PE,QC,SK,YT}') then
    perform private.refuse('jurisdiction', 'It is not said where it holds', 'Choose the province that issued it.');
  elsif c.kind = 'liability_insurance' and c.issuer is null then
    perform private.refuse('issuer', 'The insurer is missing', 'Enter the name of the insurance company.');
  elsif c.kind = 'liability_insurance' and c.expires_on is null then
    perform private.refuse('expires_on', 'The end of the insurance is missing', 'Enter the last day of the policy.');
  elsif exists (select from public.credentials as known where known.id = c.id and known.provider_id <> p.id) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another proof', hint = 'Reload the page and enter it again.';
  elsif exists (select from public.credentials as known
                 where known.provider_id = p.id and known.kind = c.kind and known.number = c.number and known.status = 'verified') then
    raise exception using errcode = 'PT409', message = 'This number is verified already', hint = 'There is nothing more to do.';
  end if;
  delete from public.credentials as known
   where known.provider_id = p.id and known.status <> 'verified' and (known.id = c.id or (known.kind = c.kind and known.number = c.number));
  insert into public.credentials (id, provider_id, kind, jurisdiction, number, issuer, expires_on)
  values (c.id, p.id, c.kind, c.jurisdiction, c.number, c.issuer, c.expires_on)
  on conflict (id) do nothing;
  return jsonb_build_object('id', c.id);
end
$$;

-- Takes back a claim that nobody has verified: { id }.
create function public.withdraw_credential(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.own_page(c.provider_id::text) from public.credentials as c
    where c.id = withdraw_credential.id and c.provider_id in (select private.my_providers('{owner,manager}'));
  delete from public.credentials as c
   where c.id = withdraw_credential.id and c.status in ('claimed', 'rejected')
     and c.provider_id in (select private.editable_providers('{owner,manager}'));
  return jsonb_build_object('id', withdraw_credential.id);
end
$$;

revoke execute on function private.own_page(text, text[]), public.save_company_about(jsonb), public.save_company_service(jsonb),
  public.remove_company_service(uuid), public.save_company_place(jsonb), public.save_company_reach(jsonb), public.save_company_legal(jsonb),
  public.claim_credential(jsonb), public.withdraw_credential(uuid) from public, anon, authenticated;
grant execute on function public.save_company_about(jsonb), public.save_company_service(jsonb), public.remove_company_service(uuid),
  public.save_company_place(jsonb), public.save_company_reach(jsonb), public.save_company_legal(jsonb), public.claim_credential(jsonb),
  public.withdraw_credential(uuid) to authenticated;

-- Sending the page to staff, taking it back, and what its owner sees of both.

-- Sends the page to staff: { status }. Owners only; everything required is there, and who the company is at least claimed. The same
-- again is the same answer. Raises PT409 with the first thing that is missing in detail.
create function public.submit_company(provider uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
  missing text;
begin
  select * into p from public.providers as known
   where known.id = submit_company.provider and known.id in (select private.my_providers('{owner}')) for no key update;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'You have no such company', hint = 'Sign in with the account that owns it.';
  elsif p.status in ('submitted', 'in_review') then
    return jsonb_build_object('status', p.status);
  elsif p.status not in ('draft', 'changes_requested', 'rejected')
        or not exists (select from public.applications as a where a.provider_id = p.id and a.status = 'onboarding') then
    raise exception using errcode = 'PT409', message = 'This page cannot be sent', hint = 'Reload the page to see where it stands.';
  end if;
  select c.key into missing from private.company_checklist(p.id) as c where c.required and c.state = 'missing' limit 1;
  if missing is not null then
    raise exception using errcode = 'PT409', message = 'Something is missing on the page', detail = missing, hint = 'Complete the list first.';
  end if;
  update public.providers as known set status = 'submitted', submitted_at = now() where known.id = p.id;
  return jsonb_build_object('status', 'submitted');
end
$$;

-- Takes a page back that staff has not decided about, so that it can change again: { status }. Owners only.
create function public.take_back_company(provider uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
begin
  select * into p from public.providers as known
   where known.id = take_back_company.provider and known.id in (select private.my_providers('{owner}')) for no key update;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'You have no such company', hint = 'Sign in with the account that owns it.';
  elsif p.status = 'draft' then
    return jsonb_build_object('status', p.status);
  elsif p.status not in ('submitted', 'in_review') then
    raise exception using errcode = 'PT409', message = 'We have decided meanwhile', hint = 'Reload the page to see how.';
  end if;
  update public.providers as known set status = 'draft' where known.id = p.id;
  return jsonb_build_object('status', 'draft');
end
$$;

-- The page as its owner works on it, with what is still missing.
create function private.company_json(p public.providers) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', p.id, 'status', p.status, 'name', p.trade_name, 'trade', (select t.name from private.trades as t where t.name = p.primary_category),
    'description_en', p.description_en, 'description_fr', p.description_fr, 'city', p.city, 'province', p.province,
    'placed', p.lat is not null, 'phone', p.public_phone, 'website', p.website, 'in_directory', p.in_directory,
    'legal_name', l.legal_name, 'business_number', l.business_number,
    'areas', (select coalesce(jsonb_agg(a.area order by a.position), '[]') from public.provider_areas as a where a.provider_id = p.id),
    'services', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name_en', s.name_en, 'name_fr', s.name_fr, 'price_cents', s.price_cents)
                                           order by s.position), '[]') from public.provider_services as s where s.provider_id = p.id),
    'credentials', (select coalesce(jsonb_agg(jsonb_build_object(
                             'id', c.id, 'kind', c.kind, 'number', c.number, 'issuer', c.issuer, 'jurisdiction', c.jurisdiction,
                             'expires_on', c.expires_on, 'status', c.status) order by c.claimed_at, c.id), '[]')
                      from public.credentials as c where c.provider_id = p.id),
    'checklist', (select jsonb_agg(jsonb_build_object('key', c.key, 'state', c.state, 'required', c.required)) from private.company_checklist(p.id) as c),
    'licences', (select coalesce(jsonb_agg(distinct n.kind), '[]') from private.required_licences as n
                  where n.trade = p.primary_category and (n.province is null or n.province = p.province)),
    'reason', case when p.status in ('changes_requested', 'rejected') then (
                select d.reason from private.staff_decisions as d
                 where d.target_kind = 'company' and d.target_id = p.id and d.decision in ('request_changes', 'reject') order by d.id desc limit 1) end)
    from (select 1) as one left join public.provider_private as l on l.provider_id = p.id
$$;

-- The applications of the account, newest first: [{ id, reference, kind, company, status, created_at, moved_at, can_join, page }].
-- They are found by the account, or by its confirmed address. `page` is the company that was made of it, for its owner.
create function public.my_applications() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', a.id, 'reference', a.reference, 'kind', a.kind, 'company', a.company, 'status', a.status,
           'created_at', a.created_at, 'moved_at', a.moved_at,
           'can_join', a.email = private.confirmed_email(auth.uid()) and a.provider_id is not null
                       and not exists (select from public.provider_members as m where m.provider_id = a.provider_id and m.role = 'owner'),
           'page', case when p.id in (select private.my_providers('{owner}')) then private.company_json(p) end)
         order by a.created_at desc, a.id), '[]')
    from public.applications as a left join public.providers as p on p.id = a.provider_id
   where a.user_id = auth.uid() or a.email = private.confirmed_email(auth.uid())
$$;

revoke execute on function private.company_json(public.providers), public.submit_company(uuid), public.take_back_company(uuid),
  public.my_applications() from public, anon, authenticated;
grant execute on function public.submit_company(uuid), public.take_back_company(uuid), public.my_applications() to authenticated;

-- What waits for the staff, and what somebody who decides has to know. Answers null for everybody else: to them the pages do not exist.

create view private.staff_waiting as
  select 'applications' as queue, a.id, a.company as title, a.kind as detail, a.status, a.created_at as since
    from public.applications as a where a.status in ('submitted', 'in_review') or (a.status = 'onboarding' and a.kind = 'partner')
  union all
  select 'companies', p.id, p.trade_name, p.primary_category, p.status, coalesce(p.submitted_at, p.updated_at)
    from public.providers as p where p.status in ('submitted', 'in_review')
  union all
  select 'credentials', c.id, p.trade_name, c.kind, c.status, c.claimed_at
    from public.credentials as c join public.providers as p on p.id = c.provider_id
   where c.status = 'claimed' and p.status in ('submitted', 'in_review', 'approved')
  union all
  select 'reviews', v.id, p.trade_name, min(r.reason), v.status, min(r.created_at)
    from public.reports as r
    join public.reviews as v on v.id = r.target_id
    join public.providers as p on p.id = v.provider_id
   where r.status = 'open' and r.target_kind = 'review' group by v.id, p.trade_name;
revoke all on private.staff_waiting from public, anon, authenticated;
create index applications_waiting_idx on public.applications (created_at, id) where status in ('submitted', 'in_review');
create index credentials_claimed_idx on public.credentials (claimed_at, id) where status = 'claimed';

-- What waits: { role, queues: [{ queue, n, oldest }] }, without queues for staff that decides about none of them.
create function public.staff_counts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
           'role', s.role,
           'queues', case when s.role in ('moderator', 'admin') then (
             select jsonb_agg(jsonb_build_object('queue', q.queue, 'n', coalesce(w.n, 0), 'oldest', w.oldest) order by q.place)
               from unnest('{applications,companies,credentials,reviews}'::text[]) with ordinality as q (queue, place)
               left join (select known.queue, count(*) as n, min(known.since) as oldest from private.staff_waiting as known group by known.queue) as w
                 on w.queue = q.queue) else '[]' end)
    from private.staff as s where s.user_id = auth.uid()
$$;

-- What waits in a queue, oldest first, 25 at a time: { items: [{ id, title, detail, status, since }], next }.
-- after: `next` of the page before; null at the end.
create function public.staff_queue(queue text, after jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  after_at timestamptz;
  after_id uuid;
  listed jsonb;
begin
  if not private.is_staff('{moderator,admin}') then
    return null;
  end if;
  begin
    after_at := (after ->> 'since')::timestamptz;
    after_id := (after ->> 'id')::uuid;
  exception when others then
    after_id := null;
  end;
  select jsonb_agg(to_jsonb(page) - 'queue' order by page.since, page.id) into listed
    from (select * from private.staff_waiting as w
           where w.queue = staff_queue.queue and (after_id is null or (w.since, w.id) > (after_at, after_id))
           order by w.since, w.id limit 26) as page;
  return jsonb_build_object(
    'items', (select coalesce(jsonb_agg(entry.value order by entry.n), '[]')
                from jsonb_array_elements(listed) with ordinality as entry (value, n) where entry.n <= 25),
    'next', case when jsonb_array_length(listed) > 25 then
              jsonb_build_object('since', listed -> 24 -> 'since', 'id', listed -> 24 -> 'id') end);
end
$$;

-- [{ key, value }] of what is known, in the order it is given.
create function private.facts(variadic given text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('key', given[n], 'value', given[n + 1]) order by n), '[]')
    from generate_series(1, cardinality(given), 2) as n where given[n + 1] <> ''
$$;

create function private.application_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'application', 'title', a.company, 'status', a.status, 'since', a.created_at,
    'facts', private.facts('reference', a.reference, 'kind', a.kind, 'contact', a.contact_name, 'email', a.email, 'phone', a.phone,
                           'website', a.website, 'city', a.city, 'province', a.province::text, 'speciality', a.speciality, 'plan', a.plan,
                           'message', a.message),
    'related', case when a.provider_id is null then '[]' else jsonb_build_array(
                 jsonb_build_object('queue', 'companies', 'id', a.provider_id, 'detail', 'page', 'status', p.status)) end,
    'decisions', case
      when a.status = 'submitted' then '["in_review", "declined"]'
      when a.status = 'in_review' then case when a.kind = 'partner' then '["onboarding", "declined"]' else '["start", "declined"]' end
      when a.status = 'onboarding' then case when a.kind = 'partner' then '["live", "declined"]' else '["declined"]' end
      else '[]' end::jsonb)
    from public.applications as a left join public.providers as p on p.id = a.provider_id where a.id = application_item.id
$$;

create function private.company_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'company', 'title', p.trade_name, 'status', p.status, 'since', coalesce(p.submitted_at, p.updated_at),
    'facts', private.facts(
      'kind', p.kind, 'trade', p.primary_category, 'description_en', p.description_en, 'description_fr', p.description_fr,
      'services', (select string_agg(concat_ws(' / ', s.name_en, s.name_fr), E'\n' order by s.position) from public.provider_services as s where s.provider_id = p.id),
      'city', p.city, 'province', p.province,
      'areas', (select string_agg(a.area, ', ' order by a.position) from public.provider_areas as a where a.provider_id = p.id),
      'phone', p.public_phone, 'website', p.website, 'legal_name', l.legal_name, 'business_number', l.business_number),
    'missing', (select coalesce(jsonb_agg(c.key), '[]') from private.company_checklist(p.id) as c where c.required and c.state <> 'done'),
    'related', (select coalesce(jsonb_agg(jsonb_build_object('queue', 'credentials', 'id', c.id, 'detail', c.kind, 'status', c.status) order by c.claimed_at, c.id), '[]')
                  from public.credentials as c where c.provider_id = p.id)
               || (select coalesce(jsonb_agg(jsonb_build_object('queue', 'applications', 'id', a.id, 'detail', 'application', 'status', a.status)), '[]')
                     from public.applications as a where a.provider_id = p.id),
    'decisions', case when p.status not in ('submitted', 'in_review') then '[]'
                      when exists (select from private.company_checklist(p.id) as c where c.required and c.state <> 'done') then '["request_changes", "reject"]'
                      else '["approve", "request_changes", "reject"]' end::jsonb)
    from public.providers as p left join public.provider_private as l on l.provider_id = p.id where p.id = company_item.id
$$;

create function private.credential_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'credential', 'title', p.trade_name, 'status', c.status, 'since', c.claimed_at,
    'facts', private.facts('credential', c.kind, 'number', c.number, 'issuer', c.issuer, 'jurisdiction', c.jurisdiction,
                           'expires_on', c.expires_on::text, 'legal_name', l.legal_name, 'business_number', l.business_number, 'trade', p.primary_category),
    'related', jsonb_build_array(jsonb_build_object('queue', 'companies', 'id', p.id, 'detail', 'page', 'status', p.status)),
    'decisions', case when c.status <> 'claimed' then '[]' when c.expires_on < current_date then '["reject"]' else '["verify", "reject"]' end::jsonb)
    from public.credentials as c
    join public.providers as p on p.id = c.provider_id
    left join public.provider_private as l on l.provider_id = p.id
   where c.id = credential_item.id
$$;

create function private.review_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'review', 'title', p.trade_name, 'status', v.status,
    'since', coalesce((select min(r.created_at) from public.reports as r where r.target_id = v.id and r.status = 'open'), v.created_at),
    'facts', private.facts(
      'rating', v.rating::text, 'review', v.body, 'author', v.author,
      'reply', (select y.body from public.review_replies as y where y.review_id = v.id),
      'reports', (select string_agg(concat_ws(': ', r.reason, r.body), E'\n' order by r.created_at) from public.reports as r
                   where r.target_id = v.id and r.target_kind = 'review' and r.status = 'open')),
    'related', '[]'::jsonb,
    'decisions', case when v.body is null then '["keep"]' when v.status = 'removed' then '["restore", "erase"]'
                      when exists (select from public.review_replies as y where y.review_id = v.id) then '["keep", "remove", "remove_reply", "erase"]'
                      else '["keep", "remove", "erase"]' end::jsonb)
    from public.reviews as v join public.providers as p on p.id = v.provider_id where v.id = review_item.id
$$;

-- One item of a queue, whether it still waits or not: { title, status, since, concerns_me, facts: [{ key, value }], related: [{ queue,
-- id, detail, status }], missing, history: [{ decision, reason, at, mine }], decisions }. Reading it is written down, once an hour.
-- Null when there is none.
create function public.staff_item(queue text, id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  item jsonb;
  target text;
  mine boolean;
begin
  if not private.is_staff('{moderator,admin}') then
    return null;
  end if;
  item := case queue when 'applications' then private.application_item(staff_item.id) when 'companies' then private.company_item(staff_item.id)
                     when 'credentials' then private.credential_item(staff_item.id) when 'reviews' then private.review_item(staff_item.id) end;
  if item is null then
    return null;
  end if;
  target := item ->> 'kind';
  mine := private.concerns_caller(target, staff_item.id);
  if not exists (select from private.staff_decisions as d
                  where d.target_kind = target and d.target_id = staff_item.id and d.staff_id = auth.uid() and d.decision = 'read'
                    and d.at > now() - interval '1 hour') then
    perform private.log_decision(target, staff_item.id, 'read');
  end if;
  return item - 'kind' || jsonb_build_object(
    'missing', coalesce(item -> 'missing', '[]'), 'concerns_me', mine, 'decisions', case when mine then '[]' else item -> 'decisions' end,
    'history', (select coalesce(jsonb_agg(jsonb_build_object('decision', d.decision, 'reason', d.reason, 'at', d.at, 'mine', coalesce(d.staff_id = auth.uid(), false))
                                          order by d.id), '[]')
                  from private.staff_decisions as d where d.target_kind = target and d.target_id = staff_item.id and d.decision <> 'read'));
end
$$;

revoke execute on function private.facts(text[]), private.application_item(uuid), private.company_item(uuid), private.credential_item(uuid),
  private.review_item(uuid), public.staff_counts(), public.staff_queue(text, jsonb), public.staff_item(text, uuid) from public, anon, authenticated;
grant execute on function public.staff_counts(), public.staff_queue(text, jsonb), public.staff_item(text, uuid) to authenticated;
