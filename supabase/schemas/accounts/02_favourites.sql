-- What somebody keeps for later. Visitors keep it on their device; it joins the account when they sign in.

create table public.favourites (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('service', 'material', 'deal', 'article')),
  -- An id or a slug of that kind. No foreign key: the kinds live in several tables, and what is gone is just not shown.
  target_id text not null check (length(target_id) between 1 and 100),
  created_at timestamptz not null default now(),
  primary key (user_id, kind, target_id)
);
call private.classify('public.favourites', 'identity', 'user_id');
call private.classify('public.favourites', 'content', 'kind target_id');
call private.classify('public.favourites', 'record', 'created_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.favourites', 53, 't.user_id = person.account', 'delete');

-- A list that anybody could grow without end would be a store for anything.
create function private.check_favourite() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two devices at once must not both find room for the last one.
  perform pg_advisory_xact_lock(hashtext('favourites ' || new.user_id));
  if (select count(*) from public.favourites where user_id = new.user_id and kind = new.kind) >= 500
     and not exists (select from public.favourites where user_id = new.user_id and kind = new.kind and target_id = new.target_id) then
    raise exception using errcode = 'PT422', message = 'The list of favourites is full', hint = 'Remove some of the 500 first.';
  end if;
  return new;
end
$$;
create trigger check_favourite_on_insert before insert on public.favourites
  for each row execute function private.check_favourite();
revoke execute on function private.check_favourite() from public, anon, authenticated;

alter table public.favourites enable row level security;
create policy "own favourites are readable" on public.favourites for select to authenticated using ((select auth.uid()) = user_id);
create policy "own favourites grow" on public.favourites for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "own favourites shrink" on public.favourites for delete to authenticated using ((select auth.uid()) = user_id);

revoke all on public.favourites from public, anon, authenticated;
grant select, insert (kind, target_id), delete on public.favourites to authenticated;
grant all on public.favourites to service_role;
