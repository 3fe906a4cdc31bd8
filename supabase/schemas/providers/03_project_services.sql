-- public.services stays the eight public columns and becomes a projection of companies, credentials and ratings.

-- Makes the directory rows of these companies what the tables say: one row for each approved company that stands in the
-- directory, none for others. How fast it answers is measured where enough was asked of it, else what it states.
-- Call it after any change to ratings. The lock comes first, so that of two changes at once the later sees the earlier.
create function private.project_service(variadic provider_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.providers where id = any (provider_ids) order by id for no key update;

  delete from public.services as s
   where s.id = any (provider_ids)
     and not exists (select from public.providers as p where p.id = s.id and p.status = 'approved' and p.in_directory);

  insert into public.services as known (id, name, category, rating, review_count, location, response_time, verified)
  select p.id, p.trade_name, p.primary_category, rated.rating, rated.reviews,
         coalesce(p.city, '') || coalesce(', ' || p.province, ''), coalesce(t.words, p.response_time, ''), private.is_verified(p.id)
    from public.providers as p left join private.response_times as t on t.provider_id = p.id
   cross join lateral (
     select round(sum(r.stars) / nullif(sum(r.reviews), 0), 1) as rating, coalesce(sum(r.reviews), 0) as reviews
       from private.rating_sources as r where r.provider_id = p.id) as rated
   where p.id = any (provider_ids) and p.status = 'approved' and p.in_directory
  on conflict (id) do update
     set name = excluded.name, category = excluded.category, rating = excluded.rating, review_count = excluded.review_count,
         location = excluded.location, response_time = excluded.response_time, verified = excluded.verified
   where (known.name, known.category, known.rating, known.review_count, known.location, known.response_time, known.verified)
         is distinct from (excluded.name, excluded.category, excluded.rating, excluded.review_count, excluded.location,
                           excluded.response_time, excluded.verified);
end
$$;

create function private.project_changed_providers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.project_service(variadic array(select id from old_rows));
  else
    perform private.project_service(variadic array(select id from new_rows));
  end if;
  return null;
end
$$;

-- For tables that say something about a company in provider_id.
create function private.project_changed_details() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.project_service(variadic array(select distinct provider_id from new_rows));
  elsif tg_op = 'DELETE' then
    perform private.project_service(variadic array(select distinct provider_id from old_rows));
  else
    perform private.project_service(variadic array(select provider_id from new_rows union select provider_id from old_rows));
  end if;
  return null;
end
$$;

create trigger providers_inserted after insert on public.providers
  referencing new table as new_rows for each statement execute function private.project_changed_providers();
create trigger providers_updated after update on public.providers
  referencing new table as new_rows for each statement execute function private.project_changed_providers();
create trigger providers_deleted after delete on public.providers
  referencing old table as old_rows for each statement execute function private.project_changed_providers();

create trigger credentials_inserted after insert on public.credentials
  referencing new table as new_rows for each statement execute function private.project_changed_details();
create trigger credentials_updated after update on public.credentials
  referencing old table as old_rows new table as new_rows for each statement execute function private.project_changed_details();
create trigger credentials_deleted after delete on public.credentials
  referencing old table as old_rows for each statement execute function private.project_changed_details();

create trigger rating_base_inserted after insert on public.provider_rating_base
  referencing new table as new_rows for each statement execute function private.project_changed_details();
create trigger rating_base_updated after update on public.provider_rating_base
  referencing old table as old_rows new table as new_rows for each statement execute function private.project_changed_details();
create trigger rating_base_deleted after delete on public.provider_rating_base
  referencing old table as old_rows for each statement execute function private.project_changed_details();

-- Time passes without a write: marks what has expired, which takes `verified` back in the directory. Profiles and badges
-- compute it when they are read. Run it daily (pg_cron on hosted Supabase, the worker elsewhere). Returns how many.
create function private.expire_credentials() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  expired integer;
begin
  update public.credentials set status = 'expired' where status = 'verified' and expires_on < current_date;
  get diagnostics expired = row_count;
  return expired;
end
$$;

-- A check is worth nothing under another name: a company that renames itself is checked anew.
create function private.prepare_provider_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.updated_at := now();
  if new.trade_name <> old.trade_name and (select auth.uid()) is not null and not private.is_staff() then
    update public.credentials set status = 'claimed', checked_at = null
     where provider_id = new.id and kind = 'identity' and status = 'verified';
  end if;
  return new;
end
$$;
create trigger prepare_provider_change before update on public.providers
  for each row execute function private.prepare_provider_change();

-- From when on the days of a company that left are counted; coming back ends that.
create function private.note_closing() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.closed_at := case when new.status = 'closed' then coalesce(new.closed_at, now()) end;
  return new;
end
$$;
create trigger note_closing before insert or update of status on public.providers
  for each row execute function private.note_closing();

revoke execute on function private.project_service(uuid[]), private.project_changed_providers(),
  private.project_changed_details(), private.expire_credentials(), private.prepare_provider_change(),
  private.note_closing()
  from public, anon, authenticated;
