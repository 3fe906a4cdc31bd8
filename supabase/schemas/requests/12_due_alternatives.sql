-- What is due when companies do not answer: a reminder to them after a day, other companies for the homeowner after three.

-- Reminds the companies of requests that wait for a day, once each. Returns how many requests that were.
create function private.due_reminders(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  late public.quote_requests;
  reminded integer := 0;
begin
  for late in
    select r.* from public.quote_requests as r
     where r.status in ('sent', 'viewed') and r.sent_at <= due_reminders.at - interval '24 hours' and r.sent_at > due_reminders.at - interval '72 hours'
       and exists (select from private.company_readers(r.provider_id, 'lead_reminder') as m
                    where not exists (select from private.outbox as o
                                       where o.idempotency_key = format('lead_reminder/%s/%s', r.id, m.user_id)))
       and private.takes_requests(r.provider_id, (due_reminders.at at time zone 'America/Toronto')::date)
     order by r.sent_at, r.id limit batch
  loop
    perform private.mail_provider(late, 'lead_reminder', '{}');
    reminded := reminded + 1;
  end loop;
  return reminded;
end
$$;

-- Names other companies to homeowners whose requests nobody answers: once after the first companies, once after the second. What is
-- silent for longer than two weeks is left alone. Returns how many projects that were.
create function private.due_silent(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  late record;
  others jsonb;
  told integer := 0;
begin
  for late in
    select p as project, k.email, asked.round
      from (select distinct r.project_id from public.quote_requests as r
             where r.status in ('sent', 'viewed') and r.sent_at > due_silent.at - interval '14 days'
               and private.is_silent(r, due_silent.at)) as silent
      join public.projects as p on p.id = silent.project_id
      join public.quote_request_contacts as k on k.project_id = p.id
     cross join lateral (select max(r.round) + 1 as round from public.quote_requests as r where r.project_id = p.id) as asked
     where asked.round <= 2
       and not exists (select from private.outbox as o where o.idempotency_key = format('request_silent/%s/%s', p.id, asked.round))
       and private.is_confirmed(p.id)
     order by p.created_at, p.id
  loop
    exit when told >= batch;
    -- One at a time: looking for companies near a home costs more than all of the above.
    select jsonb_agg(o.name) into others
      from private.other_companies((late.project).id, due_silent.at, private.room_for_others((late.project).id, due_silent.at)) as o;
    continue when others is null;
    perform private.enqueue_mail(
      format('request_silent/%s/%s', (late.project).id, late.round), 'request_silent', late.email, (late.project).locale,
      jsonb_build_object('providers', others, 'area', left((late.project).postal_code, 3), 'link', private.mail_link(late.project)));
    told := told + 1;
  end loop;
  return told;
end
$$;

revoke execute on function private.due_reminders(timestamptz, integer), private.due_silent(timestamptz, integer) from public, anon, authenticated;
