import { literal } from './sql.ts';

/** Where the seeded cities are, in degrees, to two decimals: about a kilometre, as near as a city centre can be said. */
const cityPlaces: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  'Toronto, ON': [43.65, -79.38],
  'Montréal, QC': [45.5, -73.57],
  'Vancouver, BC': [49.28, -123.12],
  'Calgary, AB': [51.05, -114.07],
  'Edmonton, AB': [53.55, -113.49],
  'Ottawa, ON': [45.42, -75.7],
  'Winnipeg, MB': [49.9, -97.14],
  'Québec, QC': [46.81, -71.21],
  'Hamilton, ON': [43.26, -79.87],
  'Mississauga, ON': [43.59, -79.64],
  'Kitchener, ON': [43.45, -80.49],
  'London, ON': [42.98, -81.25],
  'Halifax, NS': [44.65, -63.57],
  'Victoria, BC': [48.43, -123.37],
  'Surrey, BC': [49.19, -122.85],
  'Kelowna, BC': [49.89, -119.5],
  'Saskatoon, SK': [52.13, -106.67],
  'Regina, SK': [50.45, -104.62],
  'Gatineau, QC': [45.48, -75.7],
  'Sherbrooke, QC': [45.4, -71.89],
  'Trois-Rivières, QC': [46.34, -72.54],
  'Moncton, NB': [46.09, -64.78],
  'Fredericton, NB': [45.96, -66.64],
  "St. John's, NL": [47.56, -52.71],
  'Charlottetown, PE': [46.24, -63.13],
};

const places = Object.entries(cityPlaces)
  .map(([label, [lat, lng]]) => `(${[label, label.slice(0, -4), label.slice(-2), lat, lng].map(literal).join(', ')})`)
  .join(',\n');

const open = (days: string, from: string, to: string) => days.split(' ').map((day): [string, [string, string]] => [day, [from, to]]);
const WEEK = 'mon tue wed thu fri';

/** When companies are open, as `private.is_hours` knows it. */
const weeks = [
  { appointment: false, days: open(WEEK, '08:00', '17:00') },
  { appointment: false, days: [...open(WEEK, '07:00', '17:00'), ...open('sat', '08:00', '12:00')] },
  { appointment: true, days: [...open(WEEK, '08:00', '18:00'), ...open('sat', '09:00', '15:00')] },
  { appointment: true, days: open(WEEK, '09:00', '17:00') },
  { appointment: false, days: open(`${WEEK} sat`, '08:00', '18:00') },
  { appointment: true, days: [] },
].map(({ appointment, days }) => literal(JSON.stringify({ appointment, days: Object.fromEntries(days) })));

/**
 * The company behind each directory row that has none: the same id, name and rating. A verified one gets the two
 * credentials that being verified means. One statement, so that the triggers see the whole and change no directory row.
 */
export const providerRows = `with places (label, city, province, lat, lng) as (values
${places}
), made as (
  insert into public.providers (id, kind, status, trade_name, primary_category, city, province, lat, lng, response_time, languages, hours, is_sample)
  select s.id, case s.category when 'Design' then 'designer' else 'contractor' end, 'approved', s.name, s.category,
         places.city, places.province,
         -- Spread over the city, some 10 km around its centre, the same for the same company.
         places.lat + (get_byte(decode(md5(s.id::text), 'hex'), 0) - 128) / 1400.0,
         places.lng + (get_byte(decode(md5(s.id::text), 'hex'), 1) - 128) / 1000.0,
         s.response_time,
         case when places.province = 'QC' then array['fr', 'en'] when places.province = 'NB' then array['en', 'fr'] else array['en'] end,
         (array[${weeks.join(', ')}]::jsonb[])[1 + get_byte(decode(md5(s.id::text), 'hex'), 4) % ${weeks.length}],
         true
    from public.services as s join places on places.label = s.location
  on conflict do nothing
  returning id
), rated as (
  insert into public.provider_rating_base (provider_id, rating, review_count, source)
  select s.id, s.rating, s.review_count, 'imported' from public.services as s join made on made.id = s.id
)
insert into public.credentials (id, provider_id, kind, jurisdiction, number, status, checked_at, expires_on)
select md5(kind || ' ' || s.id)::uuid, s.id, kind, right(s.location, 2),
       case kind when 'liability_insurance' then 'CGL-' || upper(substr(md5(s.id::text), 1, 6)) end,
       'verified', now() - get_byte(decode(md5(s.id::text), 'hex'), 2) * interval '18 hours',
       case kind when 'liability_insurance' then current_date + 400 + get_byte(decode(md5(s.id::text), 'hex'), 3) end
  from public.services as s join made on made.id = s.id, unnest(array['identity', 'liability_insurance']) as kind
 where s.verified
on conflict do nothing;
`;
