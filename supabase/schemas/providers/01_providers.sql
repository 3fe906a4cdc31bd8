-- Companies behind the directory: what they say about themselves and what was checked. The next files make badges and the
-- directory rows from it, and say who may do what.

create table private.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('moderator', 'support', 'finance', 'admin')),
  granted_at timestamptz not null default now()
);
call private.classify('private.staff', 'identity', 'user_id');
call private.classify('private.staff', 'record', 'role granted_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.staff', 81, 't.user_id = person.account', 'delete');

-- Whether these are the hours of a week: { appointment, days: { mon: ["08:00", "17:00"], … } }. A day that is missing is closed; without any, and
-- with `appointment`, the company meets people by appointment.
create function private.is_hours(hours jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case
    when jsonb_typeof(hours) is distinct from 'object' or jsonb_typeof(hours -> 'days') is distinct from 'object'
         or jsonb_typeof(hours -> 'appointment') is distinct from 'boolean' then false
    when hours - '{appointment,days}'::text[] <> '{}' or (hours -> 'days') - '{mon,tue,wed,thu,fri,sat,sun}'::text[] <> '{}' then false
    when hours -> 'days' = '{}' and not (hours ->> 'appointment')::boolean then false
    else not exists (
      select from jsonb_each(hours -> 'days') as d
       where case when jsonb_typeof(d.value) <> 'array' then true
                  when jsonb_array_length(d.value) <> 2 then true
                  else not coalesce(d.value ->> 0 ~ '^([01]\d|2[0-3]):[0-5]\d$' and d.value ->> 1 ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
                                    and d.value ->> 0 < d.value ->> 1, false) end) end
$$;

create table public.providers (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'contractor'
    check (kind in ('contractor', 'builder', 'designer', 'vendor', 'manufacturer', 'agent', 'lender', 'brokerage')),
  status text not null default 'draft'
    check (status in ('draft', 'submitted', 'in_review', 'changes_requested', 'approved', 'rejected', 'suspended', 'closed')),
  trade_name text not null check (length(btrim(trade_name)) between 2 and 200)
    -- It stands in mails to people who do not know the company.
    constraint providers_trade_name_is_no_link check (not private.holds_link(trade_name)),
  -- The trade, as services.category and the directory's filter hold it.
  primary_category text not null check (length(primary_category) between 1 and 120),
  tagline_en text check (length(tagline_en) <= 200),
  tagline_fr text check (length(tagline_fr) <= 200),
  description_en text check (length(description_en) <= 4000),
  description_fr text check (length(description_fr) <= 4000),
  established smallint check (established between 1800 and 2100),
  -- A range, such as '10-15'.
  employees text check (length(employees) <= 40),
  city text check (length(city) <= 120),
  province text check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  lat double precision check (lat between 41 and 84),
  lng double precision check (lng between -142 and -52),
  service_radius_km smallint not null default 50 check (service_radius_km between 1 and 500),
  public_phone text check (length(public_phone) <= 40),
  -- It becomes a link, so nothing but a web address may stand here.
  website text check (website ~ '^https?://[^\s]+$' and length(website) <= 300),
  response_time text check (length(response_time) <= 120),
  accepting_work boolean not null default true,
  away_until date,
  languages text[] not null default '{en}' check (cardinality(languages) between 1 and 12),
  -- An invented company of the seed; pages say so.
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whether the company stands in the directory of professionals. A shop that only sells goods does not.
  in_directory boolean not null default true,
  check ((lat is null) = (lng is null)),
  -- When its page was last sent to staff, and when it first went live.
  submitted_at timestamptz,
  approved_at timestamptz,
  -- When it left; null while it is here.
  closed_at timestamptz,
  -- From when on it has time for new work.
  next_free_on date,
  -- Its picture in the bucket 'portfolio'.
  logo_path text check (logo_path ~ '^u/[0-9a-f-]{36}/[0-9a-f]{64}\.(jpg|png|webp)$'),
  -- When it is open, see private.is_hours; null where it does not say.
  hours jsonb check (hours is null or private.is_hours(hours))
);
call private.classify('public.providers', 'company');
insert into private.personal_data (table_name, place, belongs, on_deletion, also, remains) values
  ('public.providers', 74, 't.id = any (person.companies)', 'keep',
   'status = ''closed'', tagline_en = null, tagline_fr = null, description_en = null, description_fr = null,
   city = null, lat = null, lng = null, public_phone = null, website = null, response_time = null, employees = null, logo_path = null, hours = null',
   'the name and trade of a company that nobody else runs, closed: homeowners’ records name it');
create index providers_status_idx on public.providers (status);
create index providers_open_idx on public.providers (primary_category) where status = 'approved' and accepting_work;

create table public.provider_private (
  provider_id uuid primary key references public.providers (id) on delete cascade,
  legal_name text check (length(legal_name) <= 200),
  business_number text check (length(business_number) <= 40),
  gst_number text check (length(gst_number) <= 40),
  qst_number text check (length(qst_number) <= 40),
  billing_email text check (length(billing_email) <= 254)
);
call private.classify('public.provider_private', 'identity', 'legal_name');
call private.classify('public.provider_private', 'contact', 'billing_email');
call private.classify('public.provider_private', 'record', 'provider_id business_number gst_number qst_number');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.provider_private', 70, 't.provider_id = any (person.companies)', 'delete');

create table public.provider_members (
  provider_id uuid not null references public.providers (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null default 'member' check (role in ('owner', 'manager', 'member')),
  primary key (provider_id, user_id)
);
call private.classify('public.provider_members', 'identity', 'user_id');
call private.classify('public.provider_members', 'record', 'provider_id role');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.provider_members', 80, 't.user_id = person.account', 'delete');
create index provider_members_user_idx on public.provider_members (user_id);

-- In the lists below a position is unique within a company and below 50, which also bounds what a company can store.
-- Deferrable, so that two items can swap places in one statement.
create table public.provider_services (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.providers (id) on delete cascade,
  name_en text not null check (length(btrim(name_en)) between 1 and 120)
    constraint provider_services_name_en_is_no_link check (not private.holds_link(name_en)),
  name_fr text check (length(name_fr) <= 120)
    constraint provider_services_name_fr_is_no_link check (not private.holds_link(name_fr)),
  price_cents integer check (price_cents >= 0),
  price_unit text check (length(price_unit) <= 40),
  fixed_price boolean not null default false,
  position smallint not null default 0 check (position between 0 and 49),
  unique (provider_id, position) deferrable initially deferred
);
call private.classify('public.provider_services', 'company');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.provider_services', 75, 't.provider_id = any (person.companies)', 'delete');

create table public.provider_areas (
  provider_id uuid not null references public.providers (id) on delete cascade,
  -- A place as people call it: 'Mississauga', 'North Shore'.
  area text not null check (length(btrim(area)) between 1 and 80),
  -- How postal codes of the place begin, such as 'M' or 'L5'.
  fsa_prefixes text[] not null default '{}' check (cardinality(fsa_prefixes) <= 40),
  position smallint not null default 0 check (position between 0 and 49),
  primary key (provider_id, area),
  unique (provider_id, position) deferrable initially deferred
);
call private.classify('public.provider_areas', 'company');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.provider_areas', 76, 't.provider_id = any (person.companies)', 'delete');

create table public.portfolio_items (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.providers (id) on delete cascade,
  title_en text not null check (length(btrim(title_en)) between 1 and 120),
  title_fr text check (length(title_fr) <= 120),
  description_en text not null default '' check (length(description_en) <= 2000),
  description_fr text check (length(description_fr) <= 2000),
  -- 'art:<name>' is a drawing of the product, anything else a path in the file store.
  image_path text not null check (length(image_path) between 1 and 300),
  alt_en text not null check (length(btrim(alt_en)) between 1 and 300),
  alt_fr text check (length(alt_fr) <= 300),
  completed_on date,
  position smallint not null default 0 check (position between 0 and 49),
  unique (provider_id, position) deferrable initially deferred
);
call private.classify('public.portfolio_items', 'company');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.portfolio_items', 72, 't.provider_id = any (person.companies)', 'delete');

-- Words of clients that the company supplies itself. They never count towards a rating.
create table public.provider_testimonials (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.providers (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 80),
  project_en text not null default '' check (length(project_en) <= 120),
  project_fr text check (length(project_fr) <= 120),
  rating smallint not null check (rating between 1 and 5),
  text_en text not null check (length(btrim(text_en)) between 1 and 2000),
  text_fr text check (length(text_fr) <= 2000),
  position smallint not null default 0 check (position between 0 and 49),
  unique (provider_id, position) deferrable initially deferred
);
call private.classify('public.provider_testimonials', 'company');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.provider_testimonials', 71, 't.provider_id = any (person.companies)', 'delete');

create table public.credentials (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.providers (id) on delete cascade,
  kind text not null check (kind in ('identity', 'liability_insurance', 'workers_comp', 'rbq', 'esa_ecra', 'tssa', 'bc_housing',
                                     'ab_prepaid', 'red_seal', 'municipal', 'pesticide', 'gst_hst', 'other')),
  -- A province, or 'CA' where it holds in all of them.
  jurisdiction text check (jurisdiction ~ '^[A-Z]{2}$'),
  number text check (length(number) <= 60),
  status text not null default 'claimed' check (status in ('claimed', 'verified', 'expired', 'rejected')),
  checked_at timestamptz,
  expires_on date,
  -- Who was asked, and where anybody can ask again.
  issuer text check (length(issuer) <= 120),
  issuer_fr text check (length(issuer_fr) <= 120),
  source_url text check (source_url ~ '^https://[^\s]+$' and length(source_url) <= 300),
  check (status <> 'verified' or checked_at is not null),
  claimed_at timestamptz not null default now(),
  -- How many days before its end its company heard of it last: 30, 7 or 0; null before.
  told_days smallint,
  -- When its company last wrote it.
  changed_at timestamptz not null default now()
);
call private.classify('public.credentials', 'company');
-- One that was checked, and beside it the claim that is to follow it.
create unique index one_checked_credential on public.credentials (provider_id, kind, number) where status in ('verified', 'expired');
create unique index one_claimed_credential on public.credentials (provider_id, kind, number) where status in ('claimed', 'rejected');
create index credentials_ending_idx on public.credentials (expires_on, id) where status in ('verified', 'expired');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.credentials', 73, 't.provider_id = any (person.companies)', 'delete');

-- Checks are asked of people, who can look at so many.
create function private.limit_credentials() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- One after the other for a company, or two statements would each see room.
  perform from public.providers as p where p.id in (select added.provider_id from added) order by p.id for no key update;
  if exists (select from public.credentials as c where c.provider_id in (select added.provider_id from added)
              group by c.provider_id having count(*) > 30) then
    raise exception using errcode = 'PT409', message = 'A company keeps up to 30 licences and proofs',
      hint = 'Write to support to have old ones removed.';
  end if;
  return null;
end
$$;
create trigger limit_credentials after insert on public.credentials
  referencing new table as added for each statement execute function private.limit_credentials();

-- Ratings brought along from elsewhere. They count in the shown rating, are labelled, and stay out of structured data.
create table public.provider_rating_base (
  provider_id uuid primary key references public.providers (id) on delete cascade,
  rating double precision not null check (rating between 1 and 5),
  review_count integer not null check (review_count > 0),
  source text not null check (length(btrim(source)) between 1 and 80)
);
call private.classify('public.provider_rating_base', 'company');

create table public.plans (
  id text primary key,
  name text not null,
  price_cents integer not null check (price_cents >= 0),
  -- Paid prominence, always labelled as paid. No plan has a trust badge.
  featured boolean not null default false,
  position smallint not null
);
call private.classify('public.plans', 'reference');
insert into public.plans (id, name, price_cents, featured, position) values
  ('starter', 'Free (Starter)', 0, false, 1),
  ('pro', 'Pro', 4900, false, 2),
  ('elite', 'Elite', 19900, true, 3);

-- A company without a row is on the free plan.
create table public.subscriptions (
  provider_id uuid primary key references public.providers (id) on delete cascade,
  plan_id text not null default 'starter' references public.plans (id),
  status text not null default 'active' check (status in ('trialing', 'active', 'past_due', 'cancelled')),
  trial_ends_at timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false
);
call private.classify('public.subscriptions', 'company');
create index subscriptions_plan_idx on public.subscriptions (plan_id);

-- Whether the account works here, in one of the roles, or in any. Claims in the token never count.
create function private.is_staff(roles text[] default null) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.staff where user_id = (select auth.uid()) and (roles is null or role = any (roles)))
$$;

-- The companies of the account, in one of the roles, or in any. Of one that left its people read what was for 90 days, then nothing.
create function private.my_providers(roles text[] default null) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.provider_id from public.provider_members as m join public.providers as p on p.id = m.provider_id
   where m.user_id = (select auth.uid()) and (roles is null or m.role = any (roles))
     and coalesce(p.closed_at > now() - interval '90 days', true)
$$;

-- Those of them that may act for homeowners: answer, quote, see contacts and photos. Nobody acts for a company that is not, or no
-- longer, approved.
create function private.acting_providers(roles text[] default null) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select p.id from public.providers as p where p.status = 'approved' and p.id in (select private.my_providers(acting_providers.roles))
$$;

-- Those of them whose page may change: not while staff looks at it, and not once it is suspended or closed.
create function private.editable_providers(roles text[] default null) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select p.id from public.providers as p
   where p.status in ('draft', 'changes_requested', 'rejected', 'approved') and p.id in (select private.my_providers(editable_providers.roles))
$$;

-- Ends the call of a member whose company may not act, and says why. Does nothing for anybody else.
create function private.refuse_inactive_company(provider uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if provider in (select private.my_providers()) and provider not in (select private.acting_providers()) then
    raise exception using errcode = 'PT403', message = 'Your company is not approved at the moment, so it cannot answer',
      hint = 'You can read its past requests. Write to support to ask why.';
  end if;
end
$$;

revoke execute on function private.is_hours(jsonb), private.limit_credentials(), private.is_staff(text[]), private.my_providers(text[]), private.acting_providers(text[]),
  private.editable_providers(text[]), private.refuse_inactive_company(uuid) from public, anon, authenticated;
-- Row security runs these as the caller.
grant execute on function private.is_staff(text[]), private.my_providers(text[]) to authenticated;
