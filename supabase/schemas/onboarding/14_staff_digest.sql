-- What waits, told to the people of the staff once a day.

-- Mails each of them who has queues, from eight in the morning (Eastern time) on, how much waits there, once a day and only while something does.
-- Returns how many were told.
create function private.due_staff_digests(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  here constant timestamp := due_staff_digests.at at time zone 'America/Toronto';
  waits jsonb;
  told integer := 0;
  due record;
begin
  -- Counting what waits costs more than seeing that everybody was told.
  if here::time < '08:00' or not exists (
       select from private.staff as s
        where private.confirmed_email(s.user_id) is not null
          and not exists (select from private.outbox as o where o.idempotency_key = format('staff_digest/%s/%s', here::date, s.user_id))) then
    return 0;
  end if;
  select jsonb_object_agg(w.queue, w.n) into waits from (select s.queue, count(*) as n from private.staff_waiting as s group by s.queue) as w;
  for due in
    select format('staff_digest/%s/%s', here::date, s.user_id) as key, private.confirmed_email(s.user_id) as email, f.locale, own.queues, own.n
      from private.staff as s
      left join public.profiles as f on f.user_id = s.user_id
     cross join lateral (select jsonb_agg(jsonb_build_object('queue', q.queue, 'n', waits -> q.queue) order by q.place) as queues,
                                sum((waits ->> q.queue)::integer) as n
                           from unnest(private.queues_of(s.role)) with ordinality as q (queue, place) where waits ? q.queue) as own
     where own.n > 0 and private.confirmed_email(s.user_id) is not null
       and not exists (select from private.outbox as o where o.idempotency_key = format('staff_digest/%s/%s', here::date, s.user_id))
     order by s.user_id limit batch
  loop
    perform private.enqueue_mail(due.key, 'staff_digest', due.email, due.locale,
      jsonb_build_object('n', due.n, 'queues', due.queues, 'link', '/account/staff'));
    told := told + 1;
  end loop;
  return told;
end
$$;

revoke execute on function private.due_staff_digests(timestamptz, integer) from public, anon, authenticated;
