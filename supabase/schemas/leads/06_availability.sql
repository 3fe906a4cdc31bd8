-- Whether a company takes new work, which its page says. Who is away or takes none is not proposed to homeowners, and those who asked it
-- are offered others (private.takes_requests).

-- { accepting_work, away_until, next_free_on }, days that are over as null.
create function private.availability_json(p public.providers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'accepting_work', (p).accepting_work,
    'away_until', case when (p).away_until >= private.canada_today() then (p).away_until end,
    'next_free_on', case when (p).next_free_on >= private.canada_today() then (p).next_free_on end)
$$;

-- Says whether a company takes new work, the last day of its absence, and from when on it has time; a day that is not given is none. For
-- an owner or estimator of an approved company: what is stored, { accepting_work, away_until, next_free_on }. The same again changes nothing.
-- Raises PT403 for others, PT422 with the field in detail, PT429 as for its page.
create function public.set_availability(provider_id uuid, availability jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  last_day constant date := private.canada_today() + 730;
  away date;
  free date;
  p public.providers;
begin
  perform private.require_quoting(set_availability.provider_id);
  away := private.clean_day(availability ->> 'away_until', last_day, 'away_until', 'The last day of the absence');
  free := private.clean_day(availability ->> 'next_free_on', last_day, 'next_free_on', 'The day from which you are free');
  if jsonb_typeof(availability -> 'accepting_work') is distinct from 'boolean' then
    perform private.refuse('accepting_work', 'You haven’t said whether you take new work', 'Say yes or no.');
  elsif free <= away then
    perform private.refuse('next_free_on', 'That day is during your absence', 'Choose a day after it.');
  end if;
  perform private.enforce_rate_limit('company_page/' || coalesce(auth.uid()::text, ''), 240, interval '1 hour');
  update public.providers as known
     set accepting_work = (availability -> 'accepting_work')::boolean, away_until = away, next_free_on = free
   where known.id = set_availability.provider_id
     and (known.accepting_work, known.away_until, known.next_free_on)
         is distinct from ((availability -> 'accepting_work')::boolean, away, free);
  select * into p from public.providers as known where known.id = set_availability.provider_id;
  return private.availability_json(p);
end
$$;

revoke execute on function private.availability_json(public.providers), public.set_availability(uuid, jsonb)
  from public, anon, authenticated;
grant execute on function public.set_availability(uuid, jsonb) to authenticated;
