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
begin
  perform setseed(0.42);
  truncate public.services;
  insert into public.services (name, category, rating, review_count, location, response_time, verified)
  select starts[1 + floor(random() * 12)] || ends[1 + floor(random() * 10)] || ' '
           || (case when trade < 8 then trades[1 + trade] else 'Solar Trade ' || trade end) || ' ' || n
           || case when n % 997 = 0 then ' Heritage' else '' end || case when n % 4999 = 0 then ' Qx' else '' end,
         case when trade < 8 then trades[1 + trade] else 'Solar Trade ' || trade end,
         1 + round((4 * power(random(), 0.4))::numeric, 1), floor(random() * random() * 900),
         case when city < 10 then cities[1 + city] else 'Township ' || city || ', MB' end, 'Within 1 day', random() < 0.6
    from (select n, floor(40 * power(random(), 2))::integer as trade, floor(30 * power(random(), 1.5))::integer as city
            from generate_series(1, amount) as n) as drawn;
  analyze public.services;
  analyze private.service_search;
end
$$;
