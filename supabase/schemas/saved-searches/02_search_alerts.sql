-- What is new for saved searches, told once a day.

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

-- Looks for what is new for the saved searches of accounts whose searches nobody looked at for a day, and tells each account in one
-- mail a day at most. Returns how many accounts that were.
create function private.due_search_alerts(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  due record;
  news jsonb;
  looked integer := 0;
begin
  for due in
    select s.user_id, u.email, coalesce(p.locale, 'en') as locale,
           u.email_confirmed_at is not null and private.wants_mail('search_alert', u.email) as told,
           format('search_alert/%s/%s', s.user_id, (due_search_alerts.at at time zone 'America/Toronto')::date) as key
      from (select user_id, min(looked_at) as first from private.saved_searches group by user_id) as s
      join auth.users as u on u.id = s.user_id
      left join public.profiles as p on p.user_id = s.user_id
     where s.first <= due_search_alerts.at - interval '1 day'
       and not exists (select from private.outbox as o where o.idempotency_key = format('search_alert/%s/%s', s.user_id,
                         (due_search_alerts.at at time zone 'America/Toronto')::date))
     order by s.first, s.user_id limit batch
  loop
    if due.told then
      select jsonb_agg(jsonb_build_object('scope', found.scope, 'n', found.n,
               'category', private.search_category(found.scope, found.args, due.locale)) order by found.created_at desc, found.id)
        into news
        from (select s.id, s.scope, s.args, s.created_at,
                     case s.scope when 'services' then private.new_services(s.args, s.looked_at, due_search_alerts.at)
                                  else private.new_materials(s.args, s.looked_at, due_search_alerts.at, due.locale) end as n
                from private.saved_searches as s where s.user_id = due.user_id) as found
       where found.n > 0;
      if news is not null then
        perform private.enqueue_mail(due.key, 'search_alert', due.email, due.locale, jsonb_build_object(
          'searches', news, 'link', '/account/saved'));
      end if;
    end if;
    -- Also for whoever wants no mail, so that asking for it again does not bring what is old.
    update private.saved_searches as s set looked_at = due_search_alerts.at where s.user_id = due.user_id and s.looked_at < due_search_alerts.at;
    looked := looked + 1;
  end loop;
  return looked;
end
$$;

revoke execute on function private.new_services(jsonb, timestamptz, timestamptz), private.new_materials(jsonb, timestamptz, timestamptz, text),
  private.search_category(text, jsonb, text), private.due_search_alerts(timestamptz, integer) from public, anon, authenticated;
