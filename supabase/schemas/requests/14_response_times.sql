-- How fast a company answers, measured rather than stated.

-- Of what a company was asked in the 90 days before: { asked, answered, words }. A message, a question, a visit, a quote and a refusal are
-- answers. Silence counts as 30 days, once it has lasted 72 hours; what its homeowner took back meanwhile does not count, nor what came from
-- a contact that nobody confirmed. `words`, the median rounded up to hours, or days from the second on, is null below five.
create function private.measure_responses(provider uuid, at timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'asked', count(*), 'answered', count(c.first_reply_at),
    'words', case when count(*) >= 5 then (
      select case when taken.hours <= 24 then format('Within %s hour%s', taken.hours, case when taken.hours > 1 then 's' end)
                  else format('Within %s days', ceil(taken.hours / 24.0)) end
        from (select greatest(1, ceil(percentile_cont(0.5) within group (order by c.minutes) / 60))::integer as hours) as taken) end)
    from (
      select r.first_reply_at,
             least(coalesce(extract(epoch from r.first_reply_at - r.sent_at) / 60, 43200), 43200)::double precision as minutes
        from public.quote_requests as r
       where r.provider_id = measure_responses.provider and r.sent_at > measure_responses.at - interval '90 days' and r.sent_at <= measure_responses.at
         and (r.first_reply_at is not null or (r.sent_at <= measure_responses.at - interval '72 hours' and r.status <> 'withdrawn'))
         -- Few are not confirmed: looking for those is faster than looking at all others.
         and not exists (select from public.projects as p
                          where p.id = r.project_id and p.contact_confirmed_at is null and not private.is_confirmed(p.id))) as c
$$;

-- Measures each company that was asked something in the last 90 days, or was measured before, once a day; the directory shows what is new.
-- Returns how many that were, at most `batch`.
create function private.due_response_times(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  due uuid;
  found_now jsonb;
  before text;
  measured integer := 0;
begin
  for due in
    (select p.id from public.providers as p
      where p.status = 'approved' and not exists (select from private.response_times as t where t.provider_id = p.id)
        and exists (select from public.quote_requests as r
                     where r.provider_id = p.id and r.sent_at > due_response_times.at - interval '90 days')
      order by p.id limit batch)
    union all
    (select p.id from private.response_times as t join public.providers as p on p.id = t.provider_id
      where p.status = 'approved' and t.measured_at <= due_response_times.at - interval '20 hours'
        and (t.asked > 0 or exists (
               select from public.quote_requests as r
                where r.provider_id = p.id and r.sent_at > due_response_times.at - interval '90 days'))
      order by t.measured_at, p.id limit batch)
    limit batch
  loop
    found_now := private.measure_responses(due, due_response_times.at);
    select t.words into before from private.response_times as t where t.provider_id = due;
    insert into private.response_times as t (provider_id, asked, answered, words, measured_at)
    values (due, (found_now -> 'asked')::integer, (found_now -> 'answered')::integer, found_now ->> 'words', due_response_times.at)
    on conflict (provider_id) do update
       set asked = excluded.asked, answered = excluded.answered, words = excluded.words, measured_at = excluded.measured_at;
    if before is distinct from found_now ->> 'words' then
      perform private.project_service(due);
    end if;
    measured := measured + 1;
  end loop;
  return measured;
end
$$;

revoke execute on function private.measure_responses(uuid, timestamptz), private.due_response_times(timestamptz, integer)
  from public, anon, authenticated;
