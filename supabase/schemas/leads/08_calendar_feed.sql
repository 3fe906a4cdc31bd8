-- The calendar of a company at a secret address, for the calendar programs of its people. It names nobody and no home.

create table private.calendar_feeds (
  provider_id uuid primary key references public.providers (id) on delete cascade,
  token_hash text not null unique,
  -- The language of its titles: that of who made the address.
  locale text not null check (locale in ('en', 'fr')),
  made_at timestamptz not null default now()
);
call private.classify('private.calendar_feeds', 'secret', 'token_hash');
call private.classify('private.calendar_feeds', 'record', 'provider_id locale made_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.calendar_feeds', 85, 't.provider_id = any (person.companies)', 'delete');
alter table private.calendar_feeds enable row level security;
revoke all on private.calendar_feeds from public, anon, authenticated;

-- When the address of the calendar of a company was made: { made_at }, null without one. For its owners and estimators; null for others.
create function public.calendar_feed_state(provider_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('made_at', f.made_at) from private.calendar_feeds as f
   where f.provider_id = calendar_feed_state.provider_id
     and f.provider_id in (select private.my_providers('{owner,manager}'))
$$;

-- Makes a new secret address for the calendar of a company, and ends the one of before: { token, made_at }. The token is told once. For an
-- owner or estimator of an approved company. Raises PT403 for others, PT422 on 'locale', PT429 after 20 in a day.
create function public.rotate_calendar_feed(provider_id uuid, locale text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.new_token();
begin
  perform private.require_quoting(rotate_calendar_feed.provider_id);
  if coalesce(rotate_calendar_feed.locale, '') not in ('en', 'fr') then
    perform private.refuse('locale', 'You haven’t said in which language', 'Choose en or fr.');
  end if;
  perform private.enforce_rate_limit('calendar_feed/' || rotate_calendar_feed.provider_id, 20, interval '1 day');
  insert into private.calendar_feeds as f (provider_id, token_hash, locale)
  values (rotate_calendar_feed.provider_id, private.token_hash(token), rotate_calendar_feed.locale)
  on conflict on constraint calendar_feeds_pkey do update
    set token_hash = excluded.token_hash, locale = excluded.locale, made_at = now();
  return jsonb_build_object('token', token, 'made_at', now());
end
$$;

-- What is settled in the calendar of the company whose address has this token, from 30 days ago until a year ahead: { name, locale, events:
-- [{ id, title, note, path, start, minutes, day, until }] }. `title` is the key of a title; `note` tells which request by its reference
-- and the first half of the postal code; `start` and `minutes` are null for days without a time. Null for a token that leads nowhere,
-- and while the company is not approved. Raises PT429 after 60 in an hour.
create function public.calendar_feed(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  feed private.calendar_feeds;
  company public.providers;
begin
  select * into feed from private.calendar_feeds as f where f.token_hash = private.token_hash(calendar_feed.token);
  select * into company from public.providers as p where p.id = feed.provider_id and p.status = 'approved';
  if company.id is null then
    return null;
  end if;
  perform private.enforce_rate_limit('calendar_feed_read/' || company.id, 60, interval '1 hour');
  return jsonb_build_object(
    'name', company.trade_name, 'locale', feed.locale,
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', e.kind || '-' || e.request_id, 'title', case e.kind when 'visit' then 'visit.' || e.place else e.kind end,
               'note', concat_ws(' · ', private.reference('R', e.request_id), left(p.postal_code, 3)), 'path', '/account/leads/' || e.request_id,
               'start', e.start, 'minutes', e.minutes, 'day', e.day, 'until', e.until) order by e.day, e.start nulls first, e.request_id), '[]')
        from private.calendar_entries(company.id, private.canada_today() - 30, private.canada_today() + 365) as e
        join public.quote_requests as r on r.id = e.request_id
        join public.projects as p on p.id = r.project_id
       where e.settled));
end
$$;

revoke execute on function public.calendar_feed_state(uuid), public.rotate_calendar_feed(uuid, text), public.calendar_feed(text)
  from public, anon, authenticated;
grant execute on function public.calendar_feed_state(uuid), public.rotate_calendar_feed(uuid, text) to authenticated;
grant execute on function public.calendar_feed(text) to anon, authenticated, service_role;
