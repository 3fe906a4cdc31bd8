-- Which offers count when. The clock on the wall in Toronto decides, so a week is an hour longer or shorter when the clocks
-- change, and still begins and ends on a Monday at 9 AM.

-- The Monday of the week of offers that runs at a time.
create function private.offer_week(at timestamptz) returns date
language sql stable set search_path = '' as $$
  select date_trunc('week', (at at time zone 'America/Toronto') - interval '9 hours')::date
$$;

create function private.offer_week_start(week date) returns timestamptz
language sql stable set search_path = '' as $$ select (week + time '09:00') at time zone 'America/Toronto' $$;

-- Whose turn it is after so many weeks or days; also before the first.
create function private.turn_after(periods integer, turns integer) returns integer
language sql immutable set search_path = '' as $$ select ((periods % turns) + turns) % turns $$;

-- From when to when the offer counts; no row when it does not count at that time. No end: while stock lasts.
create function private.offer_times(d public.deals, at timestamptz) returns table (from_at timestamptz, until_at timestamptz)
language sql stable set search_path = '' as $$
  -- 5 January 2026 is a Monday.
  select case d.runs when 'week' then private.offer_week_start(c.week)
                     when 'day' then c.day::timestamp at time zone 'America/Toronto'
                     else d.starts_at end,
         case d.runs when 'week' then private.offer_week_start(c.week + 7)
                     when 'day' then (c.day + 1)::timestamp at time zone 'America/Toronto'
                     when 'once' then d.ends_at end
    from (select private.offer_week(at) as week, (at at time zone 'America/Toronto')::date as day) as c
   where case d.runs when 'week' then d.turn = private.turn_after((c.week - date '2026-01-05') / 7, d.turns)
                     when 'day' then d.turn = private.turn_after(c.day - date '2026-01-05', d.turns)
                     when 'once' then d.starts_at <= at and at < d.ends_at
                     else coalesce(d.starts_at <= at, true) end
$$;

-- What pages show of an offer, its texts in the language asked for. ends_in_ms tells a browser with a wrong clock how much
-- time is left.
create function private.deal_card(d public.deals, from_at timestamptz, until_at timestamptz, locale text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', d.id, 'kind', d.kind,
    'title', case when deal_card.locale = 'fr' then coalesce(d.title_fr, d.title) else d.title end,
    'description', case when deal_card.locale = 'fr' then coalesce(d.description_fr, d.description) else d.description end,
    'original_price', d.original_price, 'sale_price', d.sale_price, 'discount', d.discount, 'unit', d.unit,
    'starts_at', deal_card.from_at, 'ends_at', deal_card.until_at,
    'ends_in_ms', round(extract(epoch from deal_card.until_at - now()) * 1000),
    'stock', coalesce(d.stock, d.total_stock - d.sold_count), 'total_stock', d.total_stock, 'sold_count', d.sold_count,
    'condition', d.condition, 'reason', d.reason, 'category', d.category, 'image', d.image, 'rating', d.rating,
    'material_id', d.material_id,
    'vendor_id', v.id, 'vendor_name', v.trade_name,
    'parts', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'name', case when deal_card.locale = 'fr' then coalesce(p ->> 'name_fr', p ->> 'name') else p ->> 'name' end,
               'price', p -> 'price', 'quantity', p -> 'quantity', 'material_id', p -> 'material_id') order by place), '[]')
        from jsonb_array_elements(d.parts) with ordinality as part (p, place)),
    'evidence', case when deal_card.locale = 'fr' then coalesce(d.regular_price_evidence_fr, d.regular_price_evidence) else d.regular_price_evidence end,
    'is_sample', d.is_sample)
    from (select) as one
    left join public.providers as v on v.id = d.vendor_id and v.status = 'approved'
$$;

-- A time that callers may ask for: within a year from now; anything else means now.
create function private.offer_moment(at timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case when at between now() - interval '1 year' and now() + interval '1 year' then at else now() end
$$;

-- The offers that count at a time, of one kind or of several in a list like 'flash,daily', all without it. The largest
-- discount first; never more than three weekly deals. Runs as its owner: only what is published is read.
create function public.current_deals(kind text default null, at timestamptz default now(), locale text default 'en') returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.deal_card(o.d, o.from_at, o.until_at, current_deals.locale)
                            order by o.discount desc, o.id), '[]')
    from (select d, d.id, d.kind, d.discount, t.from_at, t.until_at,
                 row_number() over (partition by d.kind order by d.discount desc, d.id) as place
            from public.deals as d, private.offer_times(d, private.offer_moment(current_deals.at)) as t
           where d.published
             and (d.runs <> 'once' or d.starts_at <= now())
             and (current_deals.kind is null or d.kind = any (string_to_array(current_deals.kind, ',')))) as o
   where o.kind <> 'weekly' or o.place <= 3
$$;

-- The flyer of a week, named by any of its days: { week, starts_at, ends_at, ends_in_ms, ended, previous, next,
-- categories: [{ category, items }] }. Without a week, or one that has not begun, it is the running one; one more than twelve
-- weeks ago is the oldest that is kept. previous and next are Mondays, null where there is none.
create function public.flyer_week(week date default null, locale text default 'en') returns jsonb
language sql stable security definer set search_path = '' as $$
  with running as (
    select private.offer_week(now()) as week
  ), wanted as (
    select running.week as running,
           case when isfinite(flyer_week.week)
                then date_trunc('week', least(greatest(flyer_week.week, running.week - 84), running.week)::timestamp)::date
                else running.week end as week
      from running
  ), times as (
    select w.week, w.running, private.offer_week_start(w.week) as starts_at, private.offer_week_start(w.week + 7) as ends_at from wanted as w
  ), item as (
    select d.category, d.discount, d.id, private.deal_card(d, t.from_at, t.until_at, flyer_week.locale) as card
      from times, public.deals as d, private.offer_times(d, times.starts_at) as t
     where d.kind = 'flyer' and d.published and (d.runs <> 'once' or d.starts_at <= now())
  )
  select jsonb_build_object(
    'week', t.week, 'starts_at', t.starts_at, 'ends_at', t.ends_at,
    'ends_in_ms', round(extract(epoch from t.ends_at - now()) * 1000),
    'ended', t.ends_at <= now(),
    'previous', case when t.week > t.running - 84 then t.week - 7 end,
    'next', case when t.week < t.running then t.week + 7 end,
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('category', g.category, 'items', g.items) order by g.category), '[]')
        from (select i.category, jsonb_agg(i.card order by i.discount desc, i.id) as items from item as i group by i.category) as g))
    from times as t
$$;

revoke execute on function private.offer_week(timestamptz), private.offer_week_start(date), private.turn_after(integer, integer),
  private.offer_times(public.deals, timestamptz), private.deal_card(public.deals, timestamptz, timestamptz, text),
  private.offer_moment(timestamptz), public.current_deals(text, timestamptz, text), public.flyer_week(date, text)
  from public, anon, authenticated;
grant execute on function public.current_deals(text, timestamptz, text), public.flyer_week(date, text) to anon, authenticated, service_role;
