-- Leaving: an account asks to be deleted, can take it back for 30 days, and is then erased.

-- Takes everything that says who it was out of the rows of a person.
create function private.erase_person(person private.person) returns void
language plpgsql volatile set search_path = '' as $$
declare
  kept private.personal_data;
  assignments text;
begin
  for kept in select * from private.personal_data as d order by d.place loop
    if kept.on_deletion = 'delete' then
      execute format('delete from %s as t using (select ($1).*) as person where %s', kept.table_name, kept.belongs) using person;
      continue;
    end if;
    select string_agg(format('%I = null', c.column_name), ', ') into assignments
      from private.column_classes(kept.table_name::regclass) as c join private.data_classes as k on k.class = c.class
     where k.erased and kept.on_deletion = 'erase';
    assignments := concat_ws(', ', assignments, kept.also);
    if assignments <> '' then
      execute format('update %s as t set %s from (select ($1).*) as person where %s', kept.table_name, assignments, kept.belongs) using person;
    end if;
  end loop;
end
$$;
revoke execute on function private.erase_person(private.person) from public, anon, authenticated;

-- However an account is deleted, its person goes with it: companies stop waiting, then everything is erased.
create function private.erase_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person constant private.person := private.person_of(old.id);
  waiting uuid;
begin
  for waiting in
    select r.id from public.quote_requests as r
      join private.quote_transitions as t on t.from_status = r.status and t.to_status = 'withdrawn' and t.actor = 'homeowner'
     where r.id = any (person.requests) and r.status <> 'hired' order by r.id for update of r
  loop
    perform private.transition_request(waiting, 'withdrawn', 'homeowner');
    perform private.settle_quotes(waiting, 'withdrawn');
  end loop;
  perform private.erase_person(person);
  return old;
end
$$;
create trigger erase_account before delete on auth.users for each row execute function private.erase_account();

create table private.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '30 days'
);
call private.classify('private.account_deletions', 'identity', 'user_id');
call private.classify('private.account_deletions', 'record', 'requested_at due_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.account_deletions', 83, 't.user_id = person.account', 'delete');
alter table private.account_deletions enable row level security;
revoke all on private.account_deletions from public, anon, authenticated;

-- Whether the caller signed in within the last 15 minutes. A session goes on for months; whoever finds one open must not be
-- able to do what cannot be undone.
create function private.signed_in_now() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  claims constant jsonb := coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}');
begin
  return exists (select from auth.sessions as s
                  where s.id::text = claims ->> 'session_id' and s.user_id = auth.uid() and s.created_at > now() - interval '15 minutes');
end
$$;

-- When the account of the caller will be deleted: { due_at }, null when nobody asked.
create function public.account_deletion() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('due_at', (select d.due_at from private.account_deletions as d where d.user_id = auth.uid()))
$$;

-- Asks for the account of the caller to be deleted in 30 days, tells its address, and answers as account_deletion does. Asked
-- again, the day stays. Raises PT403 unless the caller has just signed in.
create function public.request_account_deletion() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked private.account_deletions;
begin
  if not private.signed_in_now() then
    raise exception using errcode = 'PT403', message = 'It has been a while since you signed in here',
      hint = 'Enter your password again, so that nobody else can delete your account.';
  end if;
  insert into private.account_deletions (user_id) values (auth.uid()) on conflict do nothing returning * into asked;
  if found then
    perform private.enqueue_mail(format('account_deletion/%s/%s', asked.user_id, extract(epoch from asked.requested_at)),
        'account_deletion', u.email, f.locale,
        jsonb_build_object('day', (asked.due_at at time zone 'America/Toronto')::date, 'link', '/account/profile'))
       from auth.users as u left join public.profiles as f on f.user_id = u.id where u.id = asked.user_id;
  end if;
  return public.account_deletion();
end
$$;

-- Takes it back. Answers as account_deletion does.
create function public.cancel_account_deletion() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.account_deletions as d where d.user_id = auth.uid();
  return public.account_deletion();
end
$$;

-- Carries out what is due, up to `batch` accounts, and answers whether there may be more. One that fails is tried again with the next
-- batch and keeps none of the others.
create function private.delete_due_accounts(at timestamptz default now(), batch integer default 200) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  leaving uuid;
  deleted integer := 0;
begin
  for leaving in select d.user_id from private.account_deletions as d where d.due_at <= at order by d.due_at loop
    exit when deleted >= batch;
    begin
      delete from auth.users as u where u.id = leaving;
      deleted := deleted + 1;
    exception when others then
      raise warning 'The account % could not be deleted: %', leaving, sqlerrm;
    end;
  end loop;
  return deleted >= batch;
end
$$;

revoke execute on function private.erase_account(), private.signed_in_now(), private.delete_due_accounts(timestamptz, integer),
  public.account_deletion(), public.request_account_deletion(), public.cancel_account_deletion() from public, anon, authenticated;
grant execute on function public.account_deletion(), public.request_account_deletion(), public.cancel_account_deletion() to authenticated;
