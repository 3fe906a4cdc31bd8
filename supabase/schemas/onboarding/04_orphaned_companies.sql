-- Companies that nobody owns any more, because the account of the last owner was deleted while others still work for them.

create table private.orphaned_companies (
  provider_id uuid primary key references public.providers (id) on delete cascade,
  since timestamptz not null default now()
);
call private.classify('private.orphaned_companies', 'technical');
alter table private.orphaned_companies enable row level security;
revoke all on private.orphaned_companies from public, anon, authenticated;

-- A company without an owner takes no new work until staff has looked; with one, that wait is over.
create function private.note_orphan() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  company constant uuid := coalesce(new.provider_id, old.provider_id);
begin
  if exists (select from public.provider_members as m where m.provider_id = company and m.role = 'owner') then
    delete from private.orphaned_companies as o where o.provider_id = company;
  elsif old.role = 'owner' then
    update public.providers as p set accepting_work = false where p.id = company and p.status <> 'closed';
    if found then
      insert into private.orphaned_companies (provider_id) values (company) on conflict on constraint orphaned_companies_pkey do nothing;
    end if;
  end if;
  return null;
end
$$;
create trigger note_orphan after insert or update of role or delete on public.provider_members for each row execute function private.note_orphan();

-- Who would own it: of its people with a confirmed address an estimator before the crew, the oldest account first; null without any.
create function private.heir_of(provider uuid) returns uuid
language sql stable set search_path = '' as $$
  select m.user_id from public.provider_members as m join auth.users as u on u.id = m.user_id
   where m.provider_id = heir_of.provider and private.confirmed_email(m.user_id) is not null
   order by m.role <> 'manager', u.created_at, u.id limit 1
$$;

-- Whether a company waits for who applied for it: one that nobody was ever in. One whose owners have left is for staff to decide about, and who was
-- in a team comes back by an invitation.
create function private.waits_for_applicant(provider uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.providers as p
     where p.id = waits_for_applicant.provider and p.status = 'draft' and p.approved_at is null
       and not exists (select from public.provider_members as m where m.provider_id = p.id)
       and not exists (select from private.former_members as f where f.provider_id = p.id)
       and not exists (select from private.orphaned_companies as o where o.provider_id = p.id))
$$;

revoke execute on function private.note_orphan(), private.heir_of(uuid), private.waits_for_applicant(uuid) from public, anon, authenticated;
