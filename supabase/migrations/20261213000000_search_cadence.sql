-- How often a saved search is told, and how much came since it was opened.

alter table private.saved_searches
  add cadence text not null default 'daily' check (cadence in ('off', 'daily', 'weekly')),
  add unseen integer not null default 0 check (unseen >= 0),
  add untold integer not null default 0 check (untold >= 0),
  add told_at timestamptz not null default now();
call private.classify('private.saved_searches', 'record', 'cadence unseen untold told_at');

-- The searches of the caller, the newest first: [{ id, scope, args, created_at, cadence, unseen }]; `unseen` is how many came since it was opened.
create or replace function public.saved_searches() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'scope', s.scope, 'args', s.args, 'created_at', s.created_at,
                                               'cadence', s.cadence, 'unseen', s.unseen)
                            order by s.created_at desc, s.id), '[]')
    from private.saved_searches as s where s.user_id = auth.uid()
$$;

-- How often mails tell the caller what is new for a search; one that is gone is no error. Raises PT422 on 'cadence'.
create function public.set_search_cadence(id uuid, cadence text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if coalesce(set_search_cadence.cadence, '') not in ('off', 'daily', 'weekly') then
    perform private.refuse('cadence', 'This is no choice we know', 'Choose daily, weekly or none.');
  end if;
  -- What waited to be told when it was turned off is not told later.
  update private.saved_searches as s set cadence = set_search_cadence.cadence, untold = case when set_search_cadence.cadence = 'off' then 0 else s.untold end
   where s.id = set_search_cadence.id and s.user_id = auth.uid();
end
$$;

-- The caller opened a search: what came for it is no longer unseen.
create function public.open_search(id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update private.saved_searches as s set unseen = 0 where s.id = open_search.id and s.user_id = auth.uid() and s.unseen > 0
$$;

revoke execute on function public.set_search_cadence(uuid, text), public.open_search(uuid) from public, anon, authenticated;
grant execute on function public.set_search_cadence(uuid, text), public.open_search(uuid) to authenticated;

-- Whether what is untold of a search is told on that day: at once, or a week after the last time.
create function private.is_news_due(search private.saved_searches, today date) returns boolean
language sql immutable set search_path = '' as $$
  select search.untold > 0 and (search.cadence = 'daily'
      or (search.cadence = 'weekly' and (search.told_at at time zone 'America/Toronto')::date <= is_news_due.today - 7))
$$;

-- Looks for what is new for the saved searches of accounts whose searches nobody looked at for a day, counts it, and tells each account
-- what is due in one mail a day at most. Returns how many accounts that were.
create or replace function private.due_search_alerts(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  due record;
  news jsonb;
  looked integer := 0;
  today constant date := (due_search_alerts.at at time zone 'America/Toronto')::date;
begin
  for due in
    select s.user_id, u.email, coalesce(p.locale, 'en') as locale,
           u.email_confirmed_at is not null and private.wants_mail('search_alert', u.email) as told,
           format('search_alert/%s/%s', s.user_id, today) as key
      from (select user_id, min(looked_at) as first from private.saved_searches group by user_id) as s
      join auth.users as u on u.id = s.user_id
      left join public.profiles as p on p.user_id = s.user_id
     where s.first <= due_search_alerts.at - interval '1 day'
       and not exists (select from private.outbox as o where o.idempotency_key = format('search_alert/%s/%s', s.user_id, today))
     order by s.first, s.user_id limit batch
  loop
    -- What nobody wants to be told is counted all the same, and never told later.
    update private.saved_searches as s
       set unseen = s.unseen + found.n, untold = case when due.told and s.cadence <> 'off' then s.untold + found.n else 0 end,
           looked_at = greatest(s.looked_at, due_search_alerts.at)
      from (select o.id,
                   case o.scope when 'services' then private.new_services(o.args, o.looked_at, due_search_alerts.at)
                                else private.new_materials(o.args, o.looked_at, due_search_alerts.at, due.locale) end as n
              from private.saved_searches as o where o.user_id = due.user_id) as found
     where s.id = found.id;
    select jsonb_agg(jsonb_build_object('scope', s.scope, 'n', s.untold, 'category', private.search_category(s.scope, s.args, due.locale))
                     order by s.created_at desc, s.id)
      into news from private.saved_searches as s where s.user_id = due.user_id and private.is_news_due(s, today);
    if news is not null then
      perform private.enqueue_mail(due.key, 'search_alert', due.email, due.locale, jsonb_build_object('searches', news, 'link', '/account/saved'));
      update private.saved_searches as s set untold = 0, told_at = due_search_alerts.at
       where s.user_id = due.user_id and private.is_news_due(s, today);
    end if;
    looked := looked + 1;
  end loop;
  return looked;
end
$$;

revoke execute on function private.is_news_due(private.saved_searches, date) from public, anon, authenticated;
