-- What is new for saved searches, told once a day or once a week.

-- How many companies that match a search went live after `since`, up to `at`.
create function private.new_services(args jsonb, since timestamptz, at timestamptz) returns integer
language plpgsql stable set search_path = '' as $$
declare
  term constant text := private.search_key(btrim(left(coalesce(args ->> 'q', ''), 200)));
  asked constant record := private.read_filters(args);
  scope constant text := case when args ? 'cat' then format('category = %L', args ->> 'cat') else 'true' end;
  filtered text;
  meant text;
  found integer;
begin
  filtered := concat_ws(' and ', coalesce(asked.passes, 'true'), private.within_km(asked.lat, asked.lng, asked.radius), format('id = any (%L::uuid[])', array(
    select p.id from public.providers as p
     where p.status = 'approved' and p.approved_at > new_services.since and p.approved_at <= new_services.at limit 1000)));
  execute format('select count(*) from private.service_search where %s and %s and exact like %L', scope, filtered, private.like_pattern(term)) into found;
  -- As on the page: where nothing has the text literally, what is understood counts.
  if found = 0 and term <> '' then
    select c.test into meant
      from private.understood_condition(private.understand(args ->> 'q'), btrim(regexp_replace(private.fold(term), '\s+', ' ', 'g'))) as c;
    execute format('select count(*) from private.service_search where %s and %s and (%s)', scope, filtered, meant) into found;
  end if;
  return found;
end
$$;

-- How many materials that match a search came after `since`, up to `at`; the text is sought in the language of the reader.
create function private.new_materials(args jsonb, since timestamptz, at timestamptz, locale text) returns integer
language plpgsql stable set search_path = '' as $$
declare
  term constant text := private.search_key(btrim(left(coalesce(args ->> 'q', ''), 200)));
  french constant boolean := new_materials.locale = 'fr';
  conditions constant text := concat_ws(' and ',
    nullif(private.material_conditions(args), ''),
    format('id = any (%L::bigint[])', array(
      select m.id from public.materials as m
       where m.published and m.created_at > new_materials.since and m.created_at <= new_materials.at limit 1000)));
  found integer;
begin
  execute format('select count(*) from private.material_search where %s and %s like %L', conditions, case when french then 'fr' else 'en' end,
                 private.like_pattern(case when french then private.fold(term) else term end)) into found;
  if found = 0 and term <> '' then
    execute format('select count(*) from private.material_search where %s and (%s)', conditions,
                   coalesce(private.material_means(private.understand_material(args ->> 'q', french), french), 'false')) into found;
  end if;
  return found;
end
$$;

-- What a mail calls a search: its category, where it is one of the catalogue's; a trade in English, which the mail translates.
create function private.search_category(scope text, args jsonb, locale text) returns text
language sql stable set search_path = '' as $$
  select case scope
    when 'services' then (select c.category from private.service_counts as c where c.category = args ->> 'cat')
    else (select coalesce(t.title, c.title) from public.categories as c
            left join public.category_texts as t on t.category_id = c.id and t.locale = search_category.locale
           where c.title = args ->> 'category') end
$$;

-- Whether what is untold of a search is told on that day: at once, or a week after the last time.
create function private.is_news_due(search private.saved_searches, today date) returns boolean
language sql immutable set search_path = '' as $$
  select search.untold > 0 and (search.cadence = 'daily'
      or (search.cadence = 'weekly' and (search.told_at at time zone 'America/Toronto')::date <= is_news_due.today - 7))
$$;

-- Looks for what is new for the saved searches of accounts whose searches nobody looked at for a day, counts it, and tells each account
-- what is due in one mail a day at most. Returns how many accounts that were.
create function private.due_search_alerts(at timestamptz default now(), batch integer default 200) returns integer
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

revoke execute on function private.new_services(jsonb, timestamptz, timestamptz), private.new_materials(jsonb, timestamptz, timestamptz, text),
  private.search_category(text, jsonb, text), private.is_news_due(private.saved_searches, date),
  private.due_search_alerts(timestamptz, integer) from public, anon, authenticated;
