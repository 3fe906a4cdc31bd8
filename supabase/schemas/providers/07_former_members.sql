-- Who left a company is still no customer of it: the hash of each address that a member had, for three years.

create table private.former_members (
  provider_id uuid not null references public.providers (id) on delete cascade,
  address_hash text not null,
  left_at timestamptz not null default now(),
  primary key (provider_id, address_hash)
);
call private.classify('private.former_members', 'secret', 'address_hash');
call private.classify('private.former_members', 'record', 'provider_id left_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.former_members', 17,
   't.address_hash in (select private.address_hash(a.address) from unnest(person.addresses) as a (address))', 'delete');
create index former_members_left_idx on private.former_members (left_at);
alter table private.former_members enable row level security;
revoke all on private.former_members from public, anon, authenticated;

create function private.address_hash(email text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(private.plain_address(email), 'UTF8')), 'hex')
$$;

create function private.note_former_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.former_members (provider_id, address_hash)
  select old.provider_id, private.address_hash(u.email) from auth.users as u
   where u.id = old.user_id and u.email is not null and exists (select from public.providers as p where p.id = old.provider_id)
  on conflict on constraint former_members_pkey do update set left_at = now();
  return null;
end
$$;
create trigger members_leave_a_trace after delete on public.provider_members for each row execute function private.note_former_member();

revoke execute on function private.address_hash(text), private.note_former_member() from public, anon, authenticated;
