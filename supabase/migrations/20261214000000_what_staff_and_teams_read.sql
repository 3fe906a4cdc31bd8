-- What staff reads of people is written down: none of it by table any more. An invitation to a team ends with the company's right to
-- change it. The report of a company names a request as its calendar does, without what somebody typed to be reached.

alter policy "own projects are readable" on public.projects using (requester_id = (select auth.uid()));
alter policy "both sides read a request once it is sent" on public.quote_requests
  using ((sent_at is not null and provider_id in (select private.my_providers()))
         or project_id in (select private.own_projects()));
alter policy "own private data is readable" on public.provider_private
  using (provider_id in (select private.my_providers('{owner}')));
alter policy "own team is readable" on public.provider_members
  using (provider_id in (select private.my_providers()));

create function private.end_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.team_invitations as i set revoked_at = now()
   where i.provider_id = new.id and i.used_at is null and i.revoked_at is null;
  return null;
end
$$;
create trigger end_invitations after update of status on public.providers
  for each row when (new.status in ('suspended', 'closed') and old.status is distinct from new.status) execute function private.end_invitations();
revoke execute on function private.end_invitations() from public, anon, authenticated;
update private.team_invitations as i set revoked_at = now()
  from public.providers as p
 where p.id = i.provider_id and p.status in ('suspended', 'closed') and i.used_at is null and i.revoked_at is null;

create or replace function public.my_report(first_day date, last_day date, company uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  shown uuid;
  companies jsonb;
begin
  if first_day is null or last_day is null or last_day < first_day or last_day - first_day > 365
     or first_day < date '2000-01-01' or last_day > date '2100-01-01' then
    raise exception using errcode = 'PT422', detail = 'first_day', message = 'These days cannot be reported on',
      hint = 'Choose a first day before the last one, at most 366 days in all.';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.trade_name) order by p.trade_name, p.id), '[]'),
         coalesce((array_agg(p.id) filter (where p.id = my_report.company))[1], (array_agg(p.id order by p.trade_name, p.id))[1])
    into companies, shown
    from public.providers as p where p.id in (select private.my_providers());
  if shown is null then
    return jsonb_build_object('companies', companies, 'company', null, 'has_figures', false);
  end if;
  return jsonb_build_object(
    'companies', companies,
    'company', shown,
    'has_figures', exists (select from public.provider_daily_stats as s where s.provider_id = shown)
                   or exists (select from public.quote_requests as r where r.provider_id = shown and r.sent_at is not null),
    'days', (select jsonb_agg(to_jsonb(d) order by d.day) from private.report_days(shown, first_day, last_day) as d),
    'before', (select jsonb_build_object('views', sum(d.views), 'quote_clicks', sum(d.quote_clicks), 'call_clicks', sum(d.call_clicks),
                                         'requests', sum(d.requests), 'answered', sum(d.answered), 'quoted', sum(d.quoted), 'connected', sum(d.connected), 'hired', sum(d.hired))
                 from private.report_days(shown, first_day - (last_day - first_day + 1), first_day - 1) as d),
    'answers', private.report_answers(shown, first_day, last_day),
    'activity', (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'actor', e.actor, 'status', e.to_status, 'service', e.service)
                                           order by e.at desc, e.id desc), '[]')
                   from (select e.id, e.at, e.actor, e.to_status, private.public_service(p) as service
                           from public.quote_requests as r
                           join public.quote_request_events as e on e.request_id = r.id
                           join public.projects as p on p.id = r.project_id
                          where r.provider_id = shown and r.sent_at is not null and e.to_status <> 'draft' and e.kind = 'status'
                            and private.eastern_day(e.at) between first_day and last_day
                          order by e.at desc, e.id desc limit 20) as e));
end
$$;
