-- Providers for the benchmark: 40 trades and 30 cities, a few of them with most of the rows, as directories are.
create schema bench;
grant usage on schema bench to anon;

-- Milliseconds for one execution, once for each run, after one run that is not counted. The clock of PGlite counts whole
-- milliseconds, so a run repeats the statement and divides.
create function bench.measure(statement text, runs integer, repeats integer) returns double precision[]
language plpgsql set search_path = '' as $$
declare
  started timestamptz;
  times double precision[] := '{}';
begin
  for run in 0..runs loop
    started := clock_timestamp();
    for repeat in 1..repeats loop
      execute statement;
    end loop;
    if run > 0 then
      times := times || extract(epoch from clock_timestamp() - started)::double precision * 1000 / repeats;
    end if;
  end loop;
  return times;
end
$$;

create procedure bench.load(amount integer)
language plpgsql as $$
declare
  starts constant text[] := array['Maple', 'Cedar', 'Granite', 'Juniper', 'Loon', 'Birch', 'Harbour', 'Red Leaf', 'Érable', 'Rivière', 'North', 'Silver'];
  ends constant text[] := array['bridge', 'crest', 'field', 'forge', 'hollow', 'line', 'point', 'ridge', 'vale', 'wick'];
  trades constant text[] := array['Plumbing', 'Electrical', 'Roofing', 'HVAC', 'Landscaping', 'Painting', 'Flooring', 'Construction'];
  cities constant text[] := array['Toronto, ON', 'Montréal, QC', 'Vancouver, BC', 'Calgary, AB', 'Ottawa, ON', 'Québec, QC', 'Halifax, NS', 'Kelowna, BC', 'Trois-Rivières, QC', 'Moncton, NB'];
  lats constant double precision[] := array[43.66, 45.5, 49.25, 51.02, 45.42, 46.82, 44.66, 49.88, 46.32, 46.1];
  lngs constant double precision[] := array[-79.39, -73.59, -123.14, -114.05, -75.66, -71.24, -63.6, -119.46, -72.61, -64.79];
  responses constant text[] := array['Within 1 hour', 'Within 2 hours', 'Within 4 hours', 'Same day', 'Within 1 day', 'Within 2 days', 'Within 3 days'];
begin
  perform setseed(0.42);
  create temporary table drawn on commit drop as
    select gen_random_uuid() as id, n, floor(40 * power(random(), 2))::integer as trade, floor(30 * power(random(), 1.5))::integer as city,
           1 + round((4 * power(random(), 0.4))::numeric, 1) as rating, floor(random() * random() * 900) as review_count,
           responses[1 + floor(power(random(), 0.8) * 7)] as response_time, random() < 0.6 as verified,
           -- The distance to the middle of a city: most companies are near it.
           0.25 * power(random(), 1.5) as away, 2 * pi() * random() as direction, random() as luck
      from generate_series(1, amount) as n;

  -- The triggers of the profile would make every directory row once more, from parts that do not matter here.
  alter table public.providers disable trigger user;
  insert into public.providers (id, status, trade_name, primary_category, lat, lng, languages)
  select id, 'approved', 'Company', 'Trade',
         case when city < 10 then lats[1 + city] else 50 + city % 5 end + away * sin(direction),
         case when city < 10 then lngs[1 + city] else -96 - city / 2.0 end + away * cos(direction),
         case when city < 10 and cities[1 + city] like '%, QC' then array['fr', 'en'] when luck < 0.02 then array['en', 'fr'] else array['en'] end
    from drawn;
  alter table public.providers enable trigger user;

  insert into public.services (id, name, category, rating, review_count, location, response_time, verified)
  select id, starts[1 + floor(random() * 12)] || ends[1 + floor(random() * 10)] || ' '
           || (case when trade < 8 then trades[1 + trade] else 'Solar Trade ' || trade end) || ' ' || n
           || case when n % 997 = 0 then ' Heritage' else '' end || case when n % 4999 = 0 then ' Qx' else '' end,
         case when trade < 8 then trades[1 + trade] else 'Solar Trade ' || trade end,
         rating, review_count, case when city < 10 then cities[1 + city] else 'Township ' || city || ', MB' end, response_time, verified
    from drawn;
  drop table drawn;
end
$$;
