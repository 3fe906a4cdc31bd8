import { municipalities } from './municipalities.ts';
import { placeNames } from './placeNames.ts';
import { literal } from './sql.ts';

/**
 * Municipalities and what else places are called. A file of its own, so that a database that has its postal areas already
 * gets these at its next start.
 */
export function placesSeed(): string {
  const rows = municipalities.flatMap(([name, province, lat, lng, areas]) =>
    areas.split(' ').map((fsa, nth) => [fsa, name, province, lat, lng, nth === 0].map(literal).join(', ')),
  );
  const names = Object.entries(placeNames).flatMap(([fsa, others]) => others.map((name) => [name, fsa].map(literal).join(', ')));
  return `-- Approximations of our own, one position for each municipality; see seed/municipalities.ts.
insert into public.fsa_centroids (fsa, city, province, lat, lng, central, city_key)
select fsa, city, province, lat, lng, central, private.place_key(city)
  from (values
${rows.map((row) => `(${row})`).join(',\n')}
) as areas (fsa, city, province, lat, lng, central)
on conflict (fsa) do update
  set city = excluded.city, province = excluded.province, lat = excluded.lat, lng = excluded.lng, central = excluded.central, city_key = excluded.city_key;

insert into private.place_names (key, fsa)
select private.place_key(name), fsa
  from (values
${names.map((row) => `(${row})`).join(',\n')}
) as named (name, fsa)
on conflict do nothing;
`;
}
