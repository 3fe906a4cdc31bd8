-- Who confirmed an address for a request gets as many mails as who has an account: a request that is hired and finished takes more
-- than ten within an hour.

-- When the next mail to an address may go: now, or from eight in the morning (Eastern time) of a later day when it has had as many
-- as anybody can want, 10 an hour and 20 a day, or 60 and 300 once its owner confirmed it here, for an account, the newsletter or a
-- request. Anybody can make us write to an address, and raising would tell them what others did. Null when a week is full.
create or replace function private.mail_due(address text) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  confirmed constant boolean :=
    exists (select from auth.users as u where u.email = address and u.email_confirmed_at is not null)
    or exists (select from public.newsletter_subscriptions as s where s.email = address and s.confirmed_at is not null)
    or exists (select from public.quote_request_contacts as k join public.projects as p on p.id = k.project_id
                where k.email = mail_due.address and p.contact_confirmed_at is not null);
  this_hour constant integer := private.count_attempt('mail/hour/' || address, interval '1 hour');
  this_day constant integer := private.count_attempt('mail/day/' || address, interval '1 day');
  an_hour constant integer := case when confirmed then 60 else 10 end;
  a_day constant integer := case when confirmed then 300 else 20 end;
  today constant date := (now() at time zone 'America/Toronto')::date;
begin
  if this_hour <= an_hour and this_day <= a_day then
    return now();
  end if;
  return (
    select min(morning)
      from generate_series(1, 7) as ahead
     cross join lateral (select (today + ahead + time '08:00') at time zone 'America/Toronto') as later (morning)
     where (select count(*) from private.outbox as o
             where o.recipient = address and o.sent_at is null
               and o.next_attempt_at >= morning and o.next_attempt_at < morning + interval '1 day') < a_day);
end
$$;
