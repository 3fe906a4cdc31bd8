-- How often somebody may do something: one counter row for each key, written once per attempt and never counted up from
-- other tables. A new window overwrites the row of the last one.

create table private.rate_limits (
  -- A hash, because a key may hold an address.
  key text primary key,
  window_start timestamptz not null,
  n integer not null
);
call private.classify('private.rate_limits', 'technical');
create index rate_limits_window_idx on private.rate_limits (window_start);
alter table private.rate_limits enable row level security;
revoke all on private.rate_limits from public, anon, authenticated;

-- Where the window of this moment began.
create function private.window_start(per interval) returns timestamptz
language sql stable set search_path = '' as $$
  select to_timestamp(floor(extract(epoch from now()) / extract(epoch from per)) * extract(epoch from per))
$$;

-- Counts one attempt, and returns how many there were in this window with it.
create function private.count_attempt(key text, per interval) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  turn integer;
begin
  insert into private.rate_limits as counted (key, window_start, n)
  values (encode(sha256(convert_to(count_attempt.key, 'UTF8')), 'hex'), private.window_start(per), 1)
  on conflict on constraint rate_limits_pkey do update
     set n = case when counted.window_start < excluded.window_start then 1 else counted.n + 1 end,
         window_start = greatest(counted.window_start, excluded.window_start)
  returning counted.n into turn;
  return turn;
end
$$;

-- Counts one attempt and raises PT429 when there were `most` already in this window; detail holds the seconds to wait.
-- A refused statement is rolled back with its count, so the counter stops at the limit.
create function private.enforce_rate_limit(key text, most integer, per interval) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wait integer;
begin
  if private.count_attempt(key, per) > most then
    wait := ceil(extract(epoch from private.window_start(per) + per - now()));
    raise exception using errcode = 'PT429', message = 'Too many requests in a short time', detail = wait::text,
      hint = case when wait > 90 then format('Try again in %s minutes.', ceil(wait / 60.0))
                  else format('Try again in %s seconds.', wait) end;
  end if;
end
$$;

-- The address of a visitor as far as nobody can make it up; null when only a proxy on this machine is known.
-- A single entry was set by the server in front of the API. Several came through a platform's edge, to which a visitor may
-- have sent entries of their own; Cloudflare, which hosted projects are behind, always sets the header of its name itself.
create function private.client_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  entries constant text[] := regexp_split_to_array(btrim(coalesce(headers ->> 'x-forwarded-for', '')), '\s*,\s*');
  address constant text := case when cardinality(entries) > 1 then coalesce(headers ->> 'cf-connecting-ip', entries[1]) else entries[1] end;
begin
  return case when address = '' or address = '::1' or address like '127.%' or address like '::ffff:127.%' then null else address end;
end
$$;
revoke execute on function private.window_start(interval), private.count_attempt(text, interval),
  private.enforce_rate_limit(text, integer, interval), private.client_address() from public, anon, authenticated;
