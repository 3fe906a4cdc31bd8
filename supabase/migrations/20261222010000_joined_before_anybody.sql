-- A company is taken by who applied for it only while nobody was ever in it: whoever was in a team comes back by an invitation, and a company
-- whose owners have left is for staff to decide about.

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
revoke execute on function private.waits_for_applicant(uuid) from public, anon, authenticated;

-- Takes the company that was made of an application of one's own while nobody was ever in it: { provider_id }. For its owner the same again is
-- the same answer. Raises PT404 when there is none to take.
create or replace function public.join_company(application uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  a public.applications;
begin
  select * into a from public.applications as known
   where known.id = join_company.application and known.provider_id is not null and known.email = private.confirmed_email(auth.uid());
  perform from public.providers as p where p.id = a.provider_id for no key update;
  if exists (select from public.provider_members as m where m.provider_id = a.provider_id and m.role = 'owner' and m.user_id = auth.uid()) then
    return jsonb_build_object('provider_id', a.provider_id);
  elsif a.provider_id is null or not private.waits_for_applicant(a.provider_id) then
    raise exception using errcode = 'PT404', message = 'There is no page to set up for this account',
      hint = 'Sign in with the address of the application, or write to support.';
  end if;
  insert into public.provider_members (provider_id, user_id, role) values (a.provider_id, auth.uid(), 'owner');
  return jsonb_build_object('provider_id', a.provider_id);
end
$$;

-- The applications of the account, newest first: [{ id, reference, kind, company, status, created_at, moved_at, reason, can_join, page }].
-- They are found by the account, or by its confirmed address. `reason` is why it was declined,
-- `page` the company that was made of it, for its owner.
create or replace function public.my_applications() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', a.id, 'reference', a.reference, 'kind', a.kind, 'company', a.company, 'status', a.status,
           'created_at', a.created_at, 'moved_at', a.moved_at,
           'reason', case when a.status = 'declined' then (
             select d.reason from private.staff_decisions as d
              where d.target_kind = 'application' and d.target_id = a.id and d.decision = 'declined' order by d.id desc limit 1) end,
           'can_join', coalesce(a.email = private.confirmed_email(auth.uid()) and private.waits_for_applicant(a.provider_id), false),
           'page', case when p.id in (select private.my_providers('{owner}')) then private.company_json(p) end)
         order by a.created_at desc, a.id), '[]')
    from public.applications as a left join public.providers as p on p.id = a.provider_id
   where a.user_id = auth.uid() or a.email = private.confirmed_email(auth.uid())
$$;
