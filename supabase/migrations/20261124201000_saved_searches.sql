-- Searches that an account keeps: saved, listed, deleted; what is new for them is told once a day; one press stops it.

insert into private.optional_mails (kind) values ('search_alert');

-- What an account wants of the optional mails, by its address. What was not said is wanted.

-- Whether an address gets an optional kind of mail.
create function private.wants_mail(kind text, address text) returns boolean
language sql stable set search_path = '' as $$
  select not exists (select from private.mail_choices as c
                      where c.email = lower(wants_mail.address) and c.kind = wants_mail.kind and c.stopped_at is not null)
$$;

-- Which optional mails the caller gets: [{ kind, wanted }].
create function public.mail_choices() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'wanted', private.wants_mail(o.kind, u.email)) order by o.kind), '[]')
    from auth.users as u cross join private.optional_mails as o where u.id = auth.uid()
$$;

-- Says whether the caller wants an optional kind of mail. Raises PT422 on 'kind'.
create function public.save_mail_choice(kind text, wanted boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  choice private.mail_choices;
begin
  select c.* into choice from auth.users as u cross join private.mail_choice(save_mail_choice.kind, u.email) as c where u.id = auth.uid();
  if choice.email is null or save_mail_choice.wanted is null then
    perform private.refuse('kind', 'There is no such email to choose', 'Reload the page and try again.');
  end if;
  update private.mail_choices as c set stopped_at = case when not save_mail_choice.wanted then coalesce(c.stopped_at, now()) end
   where c.email = choice.email and c.kind = choice.kind;
end
$$;

revoke execute on function private.wants_mail(text, text), public.mail_choices(), public.save_mail_choice(text, boolean)
  from public, anon, authenticated;
grant execute on function public.mail_choices(), public.save_mail_choice(text, boolean) to authenticated;

-- Searches of the directory and of the materials that an account keeps, by the arguments of the search.

create table private.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  scope text not null check (scope in ('services', 'materials')),
  -- What search_services or search_materials is asked, by the names of their arguments and filters, without order and page.
  args jsonb not null check (jsonb_typeof(args) = 'object' and length(args::text) <= 1000),
  created_at timestamptz not null default now(),
  -- Until when somebody has looked for what is new.
  looked_at timestamptz not null default now(),
  unique (user_id, scope, args)
);
call private.classify('private.saved_searches', 'identity', 'user_id');
call private.classify('private.saved_searches', 'content', 'scope args');
call private.classify('private.saved_searches', 'record', 'id created_at looked_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.saved_searches', 57, 't.user_id = person.account', 'delete');
create index saved_searches_looked_at_idx on private.saved_searches (looked_at);
alter table private.saved_searches enable row level security;
revoke all on private.saved_searches from public, anon, authenticated;
grant all on private.saved_searches to service_role;

-- Whether a search of that scope takes such an argument; null counts as no.
create function private.is_search_argument(scope text, name text, value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when name = 'q' or (scope = 'services' and name in ('cat', 'near')) or (scope = 'materials' and name in ('category', 'brand', 'location'))
      then jsonb_typeof(value) = 'string' and length(value #>> '{}') between 1 and 200
    when scope = 'services' and name = 'response' then jsonb_typeof(value) = 'string' and value <@ '["1h", "2h", "4h", "day"]'
    when scope = 'services' and name = 'language' then jsonb_typeof(value) = 'string' and value <@ '["en", "fr"]'
    when (scope = 'services' and name = 'verified') or (scope = 'materials' and name in ('in_stock', 'sustainable')) then value = 'true'
    when (scope = 'services' and name in ('radius_km', 'min_rating')) or (scope = 'materials' and name in ('min_price', 'max_price'))
      then jsonb_typeof(value) = 'number' and value::text ~ '^\d{1,7}(\.\d{1,2})?$'
    else false end
$$;

-- Keeps a search for the caller: { id }. The same again is the same search. Raises PT422 on 'args' for what is no such search and when there are 50.
create function public.save_search(scope text, args jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  saved uuid;
begin
  if coalesce(save_search.scope, '') not in ('services', 'materials') or coalesce(jsonb_typeof(save_search.args), '') <> 'object'
     or save_search.args = '{}' or length(save_search.args::text) > 1000
     or exists (select from jsonb_each(save_search.args) as a
                 where not coalesce(private.is_search_argument(save_search.scope, a.key, a.value), false)) then
    perform private.refuse('args', 'This is no search that can be saved', 'Search for something or choose a filter, then save again.');
  end if;
  perform private.enforce_rate_limit('save_search/' || auth.uid(), 60, interval '1 hour');
  -- Two devices at once must not both find room for the last one.
  perform pg_advisory_xact_lock(hashtext('saved_searches ' || auth.uid()));
  select s.id into saved from private.saved_searches as s
   where s.user_id = auth.uid() and s.scope = save_search.scope and s.args = save_search.args;
  if saved is null then
    if (select count(*) from private.saved_searches as s where s.user_id = auth.uid()) >= 50 then
      perform private.refuse('args', 'You have saved 50 searches', 'Delete one of them first.');
    end if;
    insert into private.saved_searches (user_id, scope, args) values (auth.uid(), save_search.scope, save_search.args) returning id into saved;
  end if;
  return jsonb_build_object('id', saved);
end
$$;

-- The searches of the caller, the newest first: [{ id, scope, args, created_at }].
create function public.saved_searches() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'scope', s.scope, 'args', s.args, 'created_at', s.created_at)
                            order by s.created_at desc, s.id), '[]')
    from private.saved_searches as s where s.user_id = auth.uid()
$$;

-- Deletes a search of the caller; one that is gone already is no error.
create function public.delete_search(id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.saved_searches as s where s.id = delete_search.id and s.user_id = auth.uid()
$$;

revoke execute on function private.is_search_argument(text, text, jsonb), public.save_search(text, jsonb), public.saved_searches(),
  public.delete_search(uuid) from public, anon, authenticated;
grant execute on function public.save_search(text, jsonb), public.saved_searches(), public.delete_search(uuid) to authenticated;

-- What is new for saved searches, told once a day.

-- How many companies that match a search went live after `since`, up to `at`.
create function private.new_services(args jsonb, since timestamptz, at timestamptz) returns integer
language plpgsql stable set search_path = '' as $$
declare
  term constant text := private.search_key(btrim(left(coalesce(args ->> 'q', ''), 200)));
  asked constant record := private.read_filters(args);
  scope constant text := case when args ? 'cat' then format('category = %L', args ->> 'cat') else 'true' end;
  filtered text;
  found integer;
begin
  filtered := concat_ws(' and ', coalesce(asked.passes, 'true'), private.within_km(asked.lat, asked.lng, asked.radius), format('id = any (%L::uuid[])', array(
    select p.id from public.providers as p
     where p.status = 'approved' and p.approved_at > new_services.since and p.approved_at <= new_services.at limit 1000)));
  execute format('select count(*) from private.service_search where %s and %s and exact like %L', scope, filtered, private.like_pattern(term)) into found;
  -- As on the page: where nothing has the text literally, what is understood counts.
  if found = 0 and term <> '' then
    found := jsonb_array_length(private.forgiving_matches(
      term, btrim(regexp_replace(private.fold(term), '\s+', ' ', 'g')), scope, filtered, 'by_rating, name_key, id', 24, asked.lat, asked.lng));
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
    case when term <> '' then format('%s like %L', case when french then 'fr' else 'en' end,
      private.like_pattern(case when french then private.fold(term) else term end)) end,
    format('id = any (%L::bigint[])', array(
      select m.id from public.materials as m
       where m.published and m.created_at > new_materials.since and m.created_at <= new_materials.at limit 1000)));
  found integer;
begin
  execute format('select count(*) from private.material_search where %s', conditions) into found;
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

-- What time brings, once an hour. A step is a function private.<name>(at, batch) that returns how many rows it changed; it may run any
-- number of times, and one that fails takes only itself back. Returns { more, failed: { <step>: message } }: `more` when a step filled its batch.
create or replace function private.due_steps(at timestamptz default now(), batch integer default 200) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  steps constant text[] := array[
    'due_visits',
    'due_quotes',
    'due_inactive',
    'due_reminders',
    'due_silent',
    'due_jobs',
    'due_held_reviews',
    'due_search_alerts'
  ];
  step text;
  changed integer;
  more boolean := false;
  failed jsonb := '{}';
begin
  foreach step in array steps loop
    begin
      execute format('select private.%I($1, $2)', step) into changed using due_steps.at, due_steps.batch;
      more := more or changed >= batch;
    exception when others then
      failed := failed || jsonb_build_object(step, sqlerrm);
    end;
  end loop;
  return jsonb_build_object('more', more, 'failed', failed);
end
$$;
