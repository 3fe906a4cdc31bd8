import { serviceAreas } from '../provider-profiles/serviceAreas.ts';
import { literal, seedId, type SqlValue } from '../sql.ts';
import { factsByTrade } from '../trade-facts/factsByTrade.ts';
import type { PlainProfile } from './PlainProfile.ts';

const values = (rows: readonly (readonly SqlValue[])[]) => rows.map((row) => `(${row.map(literal).join(', ')})`).join(',\n');
const list = (numbers: readonly number[]) => `{${numbers.join()}}`;

/** What the companies offer and where they go: each names entries of lists that stand here once. */
export const plainRows = (profiles: readonly PlainProfile[]) => `with plain (id, items, cents, areas) as (values
${values(
  profiles.map(({ index, services, areas }) => [
    seedId(`service ${index}`),
    list(services.map(({ item }) => item)),
    list(services.map(({ cents }) => cents)),
    areas,
  ]),
)}
), menu (trade, item, name_en, name_fr, unit) as (values
${values([...factsByTrade.values()].flatMap(({ trade, menu }) => menu.map(([en, fr, , unit = null], item) => [trade, item, en, fr, unit])))}
), places (location, nth, area, prefixes) as (values
${values(Object.entries(serviceAreas).flatMap(([location, areas]) => areas.map(([area, prefixes], nth) => [location, nth, area, prefixes])))}
), offered as (
  insert into public.provider_services (id, provider_id, position, name_en, name_fr, price_cents, price_unit)
  select md5('plain service ' || p.id || ' ' || menu.item)::uuid, p.id, entry.nth - 1, menu.name_en, menu.name_fr, entry.cents, menu.unit
    from plain join public.providers as p on p.id = plain.id::uuid
    cross join unnest(plain.items::integer[], plain.cents::integer[]) with ordinality as entry (item, cents, nth)
    join menu on menu.trade = p.primary_category and menu.item = entry.item
  on conflict (id) do nothing
)
insert into public.provider_areas (provider_id, position, area, fsa_prefixes)
select p.id, places.nth, places.area, string_to_array(places.prefixes, ' ')
  from plain join public.providers as p on p.id = plain.id::uuid
  join places on places.location = p.city || ', ' || p.province and places.nth < plain.areas
on conflict (provider_id, area) do nothing;
`;
