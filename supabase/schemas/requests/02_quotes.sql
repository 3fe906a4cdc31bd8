-- What a provider offers for a request. A quote is a draft until it is sent; from then on only its status changes, and a
-- better offer is a new version.

create table public.quotes (
  id uuid primary key,
  request_id uuid not null references public.quote_requests (id),
  provider_id uuid not null references public.providers (id),
  version smallint not null,
  status text not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'declined', 'superseded', 'expired', 'withdrawn')),
  -- Where the work is done: its taxes apply.
  province char(2) not null check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  subtotal_cents integer not null default 0 check (subtotal_cents between 0 and 1000000000),
  -- [{ kind, rate, cents }], each once on the lines that bear it, by the rates and rules of the day it was sent.
  tax jsonb not null default '[]',
  total_cents integer not null default 0,
  deposit_cents integer not null default 0 check (deposit_cents >= 0),
  valid_until date,
  start_on date,
  duration_days smallint check (duration_days between 1 and 1000),
  warranty text check (length(warranty) <= 2000),
  inclusions text check (length(inclusions) <= 5000),
  exclusions text check (length(exclusions) <= 5000),
  permit_by text check (permit_by in ('provider', 'homeowner', 'none')),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Whether the company is registered for GST, HST and QST, without which it charges none; null until it says so.
  registered boolean,
  -- [{ tax_class, kind, charged }]: what the company decided where private.tax_rules_on leaves it open.
  tax_choices jsonb not null default '[]',
  -- What the law lets a price change by depends on it; null where the company does not say.
  price_kind text check (price_kind in ('fixed', 'estimate')),
  deposit_terms text check (length(deposit_terms) <= 500),
  note text check (length(note) <= 2000),
  unique (request_id, version),
  check (deposit_cents <= total_cents or status = 'draft'),
  check ((sent_at is null) = (status = 'draft')),
  check (registered is not null or status = 'draft'),
  -- Of what the client last saved under the id, by which the same again is known; null for quotes of before.
  sent_hash text,
  -- What was agreed when the company was hired on it: { options, subtotal_cents, tax, total_cents, at }; null where nobody was.
  accepted jsonb,
  check (accepted is null or status not in ('draft', 'sent'))
);
call private.classify('public.quotes', 'content', 'warranty inclusions exclusions deposit_terms note');
call private.classify('public.quotes', 'record', 'id request_id provider_id version status province subtotal_cents tax total_cents deposit_cents valid_until start_on duration_days permit_by created_at sent_at registered tax_choices price_kind sent_hash accepted');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains, shown, as_shown) values
  ('public.quotes', 33, 'person.account is not null and t.request_id = any (person.requests)', 'erase',
   'amounts, taxes and states: what was agreed',
   $$t.status <> 'draft'$$, $$private.mask_quote(to_jsonb(t), private.is_connected(t.request_id)) - 'lines'$$);
create unique index one_draft_for_each_request on public.quotes (request_id) where status = 'draft';
create unique index one_offer_for_each_request on public.quotes (request_id) where status in ('sent', 'accepted');
create index quotes_provider_idx on public.quotes (provider_id);
create index quotes_running_idx on public.quotes (valid_until, id) where status = 'sent';

create table public.quote_lines (
  quote_id uuid not null references public.quotes (id) on delete cascade,
  position smallint not null check (position between 1 and 100),
  kind text not null check (kind in ('labour', 'material', 'permit', 'disposal', 'allowance', 'other')),
  description text not null check (length(description) between 1 and 500),
  qty numeric(12, 3) not null default 1 check (qty > 0 and qty <= 1000000),
  unit text check (length(unit) <= 40),
  unit_cents integer not null check (unit_cents between 0 and 1000000000),
  cents bigint not null generated always as (round(qty * unit_cents)::bigint) stored,
  tax_class text not null check (tax_class in ('installed', 'goods', 'service', 'exempt')),
  -- The kinds of tax that were charged on it.
  taxes text[] not null default '{}',
  -- Offered besides: not in the subtotal, the taxes and the total.
  optional boolean not null default false,
  primary key (quote_id, position)
);
call private.classify('public.quote_lines', 'content', 'description');
call private.classify('public.quote_lines', 'record', 'quote_id position kind qty unit unit_cents cents tax_class taxes optional');
insert into private.personal_data (table_name, place, belongs, on_deletion, shown, as_shown) values
  ('public.quote_lines', 34, 'person.account is not null and t.quote_id in (select q.id from public.quotes as q where q.request_id = any (person.requests))', 'delete',
   $$exists (select from public.quotes as q where q.id = t.quote_id and q.status <> 'draft')$$,
   $$case when exists (select from public.quotes as q where q.id = t.quote_id and private.is_connected(q.request_id)) then to_jsonb(t)
          else to_jsonb(t) || jsonb_build_object('description', private.mask_contacts(t.description), 'unit', private.mask_contacts(t.unit)) end$$);

create function private.keep_quote() returns trigger
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
create trigger quotes_are_kept before update or delete on public.quotes for each row execute function private.keep_quote();

create function private.keep_quote_lines() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.quotes as q where q.id in (new.quote_id, old.quote_id) and q.status <> 'draft'
                and not (tg_op = 'DELETE' and private.is_of_nobody(q.request_id))) then
    raise exception using errcode = 'PT409', message = 'A quote cannot be changed after it was sent', hint = 'Send a new version.';
  end if;
  return coalesce(new, old);
end
$$;
create trigger quote_lines_are_kept before insert or update or delete on public.quote_lines
  for each row execute function private.keep_quote_lines();

-- What a move of the request means for the offer that stands: whoever ends the request takes it back or turns it down, also the
-- one that was accepted.
create function private.settle_quotes(moved uuid, to_status text) returns void
language sql volatile set search_path = '' as $$
  update public.quotes as q
     set status = case settle_quotes.to_status when 'declined' then 'withdrawn' when 'expired' then 'expired' else 'declined' end
   where q.request_id = moved
     and (q.status = 'sent' and settle_quotes.to_status in ('withdrawn', 'declined', 'expired')
          or q.status = 'accepted' and settle_quotes.to_status in ('withdrawn', 'declined'))
$$;

-- Offers that nobody took in time, of one project or of all.
create function private.expire_quotes(project uuid) returns void
language sql volatile set search_path = '' as $$
  update public.quotes as q set status = 'expired'
   where q.status = 'sent' and q.valid_until < private.canada_today()
     and (project is null or q.request_id in (select r.id from public.quote_requests as r where r.project_id = project))
$$;
revoke execute on function private.keep_quote(), private.keep_quote_lines(), private.settle_quotes(uuid, text), private.expire_quotes(uuid)
  from public, anon, authenticated;

alter table public.quotes enable row level security;
alter table public.quote_lines enable row level security;
-- Homeowners read quotes through functions, which hide contact details in their words.
create policy "a company reads its quotes" on public.quotes for select to authenticated
  using (provider_id in (select private.my_providers()));
create policy "who reads a quote reads its lines" on public.quote_lines for select to authenticated
  using (exists (select from public.quotes as q where q.id = quote_id));

revoke all on public.quotes, public.quote_lines from public, anon, authenticated;
grant select on public.quotes, public.quote_lines to authenticated;
grant all on public.quotes, public.quote_lines to service_role;
