-- Reads that take at most so many ids take no more of a list of lists, whose slice is all of it.

-- The first items of a list, also of one that was sent as a list of lists: a slice of that would count its rows.
create function private.first_items(items anyarray, most integer) returns anyarray
language sql immutable parallel safe set search_path = '' as $$
  select array(select u.item from unnest(items) with ordinality as u (item, place) order by u.place limit most)
$$;
revoke execute on function private.first_items(anyarray, integer) from public, anon, authenticated;

-- ids: at most three. near: a place as the directory's filter takes it.
-- Returns the rows of those that exist, in that order, each with the languages it serves in, the credentials that are
-- checked and valid today [{ kind, jurisdiction, expires_on }] and, from a known place, distance_km.
-- Runs as its owner, because search keys are closed; everything it answers is public.
create or replace function public.compare_services(ids uuid[], near text default null)
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  asked constant record := private.read_filters(jsonb_build_object('near', near));
begin
  return (
    select coalesce(jsonb_agg(entry || jsonb_build_object('credentials', (
             select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'jurisdiction', c.jurisdiction, 'expires_on', c.expires_on)
                                       order by c.kind, c.jurisdiction), '[]')
               from public.credentials as c
              where c.provider_id = (entry ->> 'id')::uuid and private.is_live(c)))), '[]')
      from jsonb_array_elements(private.service_rows(private.first_items(ids, 3), asked.lat, asked.lng)) as entry);
end
$$;

-- ids: at most a hundred. Answers for those of them that the directory lists: the languages they serve in, whether they are samples,
-- their tagline in { en, fr }, their logo by its name in the bucket 'portfolio', the first picture of their work, the lowest price they state { cents, unit }, the kind of a licence of
-- their trade that was checked and is valid today, and the newest review that stands { text, locale, rating }, its text cut off where a
-- line ends anyway. Numbers of licences, and what is only claimed, stay here. Null for what nobody stated.
-- Runs as its owner, because row security hides statistics from the planner; everything it answers is public.
create or replace function public.service_facts(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  asked constant uuid[] := private.first_items(ids, 100);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', p.id,
             'languages', p.languages,
             'is_sample', p.is_sample,
             'tagline', private.in_both(p.tagline_en, p.tagline_fr),
             'logo', p.logo_path,
             'image', (select i.image_path from public.portfolio_items as i where i.provider_id = p.id order by i.position limit 1),
             'price', (select jsonb_build_object('cents', v.price_cents, 'unit', v.price_unit)
                         from public.provider_services as v where v.provider_id = p.id and v.price_cents > 0
                        order by v.price_cents, v.position limit 1),
             -- The licence of one trade says more than one that every trade has.
             'licence', (select c.kind from public.credentials as c
                          where c.provider_id = p.id and private.is_live(c) and private.is_trade_licence(c)
                          order by c.kind in ('rbq', 'ab_prepaid', 'municipal'), c.kind limit 1),
             'review', (select jsonb_build_object('text', left(r.body, 200), 'locale', r.locale, 'rating', r.rating)
                          from public.reviews as r where r.provider_id = p.id and r.status = 'published'
                         order by r.created_at desc, r.id desc limit 1)) order by p.id), '[]')
      from public.providers as p join public.services as s on s.id = p.id
     where p.id = any (asked) and p.status = 'approved');
end
$$;

-- The same for a page: [{ ref, name, unit, price_cents, vendor_id, vendor_name, image, in_stock, final_sale }]. What is
-- missing in the answer is sold no longer. At most 400 at once.
create or replace function public.list_goods(refs text[], locale text default 'en') returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(g)), '[]') from private.sold_today(private.first_items(refs, 400), locale) as g
$$;
