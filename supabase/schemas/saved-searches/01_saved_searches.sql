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
  -- How often a mail tells what is new; nothing is told of one that is off.
  cadence text not null default 'daily' check (cadence in ('off', 'daily', 'weekly')),
  -- What came since its person opened it, and of that what no mail told.
  unseen integer not null default 0 check (unseen >= 0),
  untold integer not null default 0 check (untold >= 0),
  told_at timestamptz not null default now(),
  unique (user_id, scope, args)
);
call private.classify('private.saved_searches', 'identity', 'user_id');
call private.classify('private.saved_searches', 'content', 'scope args');
call private.classify('private.saved_searches', 'record', 'id created_at looked_at cadence unseen untold told_at');
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
    perform private.refuse('args', 'This search cannot be saved', 'Search for something or choose a filter, then save again.');
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

-- The searches of the caller, the newest first: [{ id, scope, args, created_at, cadence, unseen }]; `unseen` is how many came since it was opened.
create function public.saved_searches() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'scope', s.scope, 'args', s.args, 'created_at', s.created_at,
                                               'cadence', s.cadence, 'unseen', s.unseen)
                            order by s.created_at desc, s.id), '[]')
    from private.saved_searches as s where s.user_id = auth.uid()
$$;

-- Deletes a search of the caller; one that is gone already is no error.
create function public.delete_search(id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.saved_searches as s where s.id = delete_search.id and s.user_id = auth.uid()
$$;

-- How often mails tell the caller what is new for a search; one that is gone is no error. Raises PT422 on 'cadence'.
create function public.set_search_cadence(id uuid, cadence text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if coalesce(set_search_cadence.cadence, '') not in ('off', 'daily', 'weekly') then
    perform private.refuse('cadence', 'That is not one of the choices', 'Choose daily, weekly or none.');
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

revoke execute on function private.is_search_argument(text, text, jsonb), public.save_search(text, jsonb), public.saved_searches(),
  public.delete_search(uuid), public.set_search_cadence(uuid, text), public.open_search(uuid) from public, anon, authenticated;
grant execute on function public.save_search(text, jsonb), public.saved_searches(), public.delete_search(uuid),
  public.set_search_cadence(uuid, text), public.open_search(uuid) to authenticated;
