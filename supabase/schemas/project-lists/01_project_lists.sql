-- What somebody wants to buy for a project: one list for each account, and lists of guests that are shared by a link. What
-- it costs is computed here as in the browser: goods, delivery and taxes by vendor, because each vendor writes an invoice.

create table public.project_lists (
  -- A guest's device makes it; an account has one list, whose id nobody needs to know.
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete cascade,
  -- Where everything is delivered to.
  province text check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  postal_code text check (postal_code ~ '^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] [0-9][ABCEGHJ-NPRSTV-Z][0-9]$'),
  -- When the person said so, by the clock of the device.
  place_edited_at timestamptz not null default 'epoch',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call private.classify('public.project_lists', 'identity', 'user_id');
call private.classify('public.project_lists', 'address', 'postal_code');
call private.classify('public.project_lists', 'record', 'id province place_edited_at created_at updated_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.project_lists', 52, 't.user_id = person.account', 'delete');
create index project_lists_guests_idx on public.project_lists (updated_at) where user_id is null;

create table private.project_list_secrets (
  list_id uuid primary key references public.project_lists (id) on delete cascade,
  -- sha256 of what lets a guest's device change the list; null for the list of an account.
  key_hash text,
  -- sha256 of the private link's token; null while the list is not shared.
  share_hash text unique
);
call private.classify('private.project_list_secrets', 'secret', 'key_hash share_hash');
call private.classify('private.project_list_secrets', 'record', 'list_id');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.project_list_secrets', 50, 't.list_id in (select l.id from public.project_lists as l where l.user_id = person.account)', 'delete');

create table public.project_list_items (
  list_id uuid not null references public.project_lists (id) on delete cascade,
  -- Made by the device. Part of the key with the list, so that nobody can take the id of somebody else's entry.
  id uuid not null,
  -- A material's id, or 'deal:' and an offer's. No foreign key: what is gone stays on the list and is shown as gone.
  ref text not null check (ref ~ '^(\d{1,18}|deal:[0-9a-f-]{36})$'),
  quantity numeric(6, 2) not null check (quantity between 1 and 9999),
  room text not null default '' check (length(room) <= 60),
  note text not null default '' check (length(note) <= 500),
  -- As it was when it was put on the list.
  name text not null check (length(name) between 1 and 200),
  unit text not null default '' check (length(unit) <= 40),
  price_cents integer not null check (price_cents between 0 and 100000000),
  vendor_id uuid,
  vendor_name text check (length(vendor_name) <= 200),
  image text check (length(image) <= 60),
  final_sale boolean not null default false,
  -- Taken off. Kept for a while, so that other devices learn of it.
  removed boolean not null default false,
  added_at timestamptz not null,
  edited_at timestamptz not null,
  primary key (list_id, id)
);
call private.classify('public.project_list_items', 'content', 'ref quantity room note name unit price_cents vendor_id vendor_name image final_sale');
call private.classify('public.project_list_items', 'record', 'list_id id removed added_at edited_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.project_list_items', 51, 't.list_id in (select l.id from public.project_lists as l where l.user_id = person.account)', 'delete');

alter table public.project_lists enable row level security;
alter table public.project_list_items enable row level security;
alter table private.project_list_secrets enable row level security;
create policy "own lists are readable" on public.project_lists for select to authenticated using (user_id = (select auth.uid()));
create policy "entries of own lists are readable" on public.project_list_items for select to authenticated
  using (list_id in (select id from public.project_lists where user_id = (select auth.uid())));
revoke all on public.project_lists, public.project_list_items, private.project_list_secrets from public, anon, authenticated;
grant select on public.project_lists, public.project_list_items to authenticated;
grant all on public.project_lists, public.project_list_items to service_role;

-- What is sold today of the things on a list. An offer that has ended is sold no longer.
create function private.sold_today(refs text[], locale text)
returns table (ref text, name text, unit text, price_cents bigint, vendor_id uuid, vendor_name text, image text, in_stock boolean,
               final_sale boolean)
language plpgsql stable set search_path = '' as $$
declare
  deals jsonb := '[]';
begin
  if array_to_string(refs, ' ') like '%deal:%' then
    deals := public.current_deals(locale => sold_today.locale);
  end if;
  return query
    select m.id::text, coalesce(case when sold_today.locale = 'fr' then m.name_fr end, m.name), m.unit,
           round(m.price::numeric * 100)::bigint, v.id, v.trade_name, m.image, m.in_stock, false
      from public.materials as m left join public.providers as v on v.id = m.vendor_id and v.status = 'approved'
     where m.published and m.id in (select wanted::bigint from unnest(refs) as wanted where wanted ~ '^\d{1,18}$')
    union all
    select 'deal:' || (d ->> 'id'), d ->> 'title', coalesce(d ->> 'unit', 'each'), round((d ->> 'sale_price')::numeric * 100)::bigint,
           v.id, v.trade_name, d ->> 'image', coalesce((d ->> 'stock')::integer, 1) > 0, coalesce(d ->> 'kind' = 'clearance', false)
      from jsonb_array_elements(deals) as d
      left join public.materials as m on m.id = (d ->> 'material_id')::bigint
      left join public.providers as v on v.id = coalesce((d ->> 'vendor_id')::uuid, m.vendor_id) and v.status = 'approved'
     where 'deal:' || (d ->> 'id') = any (refs);
end
$$;

-- The same for a page: [{ ref, name, unit, price_cents, vendor_id, vendor_name, image, in_stock, final_sale, reachable }], `reachable`
-- where somebody reads what is sent to the vendor. What is missing in the answer is sold no longer. At most 400 at once.
create function public.list_goods(refs text[], locale text default 'en') returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(g) || jsonb_build_object('reachable', c.id is not null)), '[]')
    from private.sold_today(private.first_items(refs, 400), locale) as g
    left join private.reachable_companies as c on c.id = g.vendor_id
$$;

-- What a vendor asks for bringing goods to a place. A zone of postal codes is narrower than a province, and a longer one
-- narrower than a shorter.
create function private.delivery_rule(vendor uuid, province text, postal_code text) returns public.delivery_rules
language sql stable set search_path = '' as $$
  select r from public.delivery_rules as r
   where r.vendor_id = vendor and (r.zone = delivery_rule.province or left(delivery_rule.postal_code, length(r.zone)) = r.zone)
   order by r.zone = delivery_rule.province, length(r.zone) desc limit 1
$$;

-- What lines cost, vendor by vendor in the order of the list: { vendors: [{ vendor_id, goods_cents, delivery_cents,
-- free_over_cents, min_order_cents, below_minimum, lead_days, tax: [{ kind, rate, cents }], total_cents }], goods_cents,
-- delivery_cents, tax, total_cents }. Each line is rounded half up to the cent; each tax once for each vendor, on goods and
-- delivery, by the province of delivery. delivery_cents is null where nobody knows what delivery costs; it counts as nothing.
-- lines: [{ vendor_id, price_cents, quantity }]
create function private.list_totals(lines jsonb, province text, postal_code text, on_date date) returns jsonb
language sql stable set search_path = '' as $$
  with line as (
    select nullif(l ->> 'vendor_id', '')::uuid as vendor_id, place,
           round((l ->> 'price_cents')::numeric * (l ->> 'quantity')::numeric)::bigint as cents
      from jsonb_array_elements(lines) with ordinality as given (l, place)
  ), goods as (
    select vendor_id, sum(cents)::bigint as cents, min(place) as place from line group by vendor_id
  ), priced as (
    select g.vendor_id, g.place, g.cents as goods_cents, r.free_over_cents, r.min_order_cents, r.lead_days,
           case when g.cents >= r.free_over_cents then 0 else r.flat_cents end as delivery_cents
      from goods as g left join lateral private.delivery_rule(g.vendor_id, list_totals.province, list_totals.postal_code) as r on true
  ), taxed as (
    select p.*, private.sales_tax(list_totals.province, on_date, p.goods_cents + coalesce(p.delivery_cents, 0)) as tax from priced as p
  ), invoice as (
    select t.*, t.goods_cents + coalesce(t.delivery_cents, 0)
                + (select coalesce(sum((x ->> 'cents')::bigint), 0) from jsonb_array_elements(t.tax) as x)::bigint as total_cents
      from taxed as t
  ), summed as (
    select x ->> 'kind' as kind, x -> 'rate' as rate, sum((x ->> 'cents')::bigint)::bigint as cents
      from invoice, jsonb_array_elements(invoice.tax) as x group by 1, 2
  )
  select jsonb_build_object(
    'vendors', coalesce(jsonb_agg(jsonb_build_object(
        'vendor_id', i.vendor_id, 'goods_cents', i.goods_cents, 'delivery_cents', i.delivery_cents,
        'free_over_cents', i.free_over_cents, 'min_order_cents', i.min_order_cents,
        'below_minimum', coalesce(i.goods_cents < i.min_order_cents, false), 'lead_days', i.lead_days, 'tax', i.tax,
        'total_cents', i.total_cents) order by i.place), '[]'),
    'goods_cents', coalesce(sum(i.goods_cents), 0), 'delivery_cents', coalesce(sum(i.delivery_cents), 0),
    'tax', (select coalesce(jsonb_agg(to_jsonb(s) order by s.kind in ('GST', 'HST') desc), '[]') from summed as s),
    'total_cents', coalesce(sum(i.total_cents), 0))
    from invoice as i
$$;

revoke execute on function private.sold_today(text[], text), public.list_goods(text[], text),
  private.delivery_rule(uuid, text, text), private.list_totals(jsonb, text, text, date) from public, anon, authenticated;
grant execute on function public.list_goods(text[], text) to anon, authenticated, service_role;
