-- A guest's projects become the account's.

-- Every guest project whose contact has the account's confirmed address. Returns how many there were.
create function public.claim_projects() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  claimed integer;
begin
  update public.projects as p set requester_id = auth.uid()
    from public.quote_request_contacts as k
    join auth.users as u on u.id = auth.uid() and lower(u.email) = k.email and u.email_confirmed_at is not null
   where k.project_id = p.id and p.requester_id is null;
  get diagnostics claimed = row_count;
  return claimed;
end
$$;

-- The project of a private link. Raises PT404 for an unknown link and PT409 when another account has the project.
create function public.claim_project(token text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  claimed public.projects;
begin
  update public.projects as p set requester_id = coalesce(p.requester_id, auth.uid())
    from private.project_secrets as s
   where s.project_id = p.id and s.token_hash = private.token_hash(claim_project.token)
  returning p.* into claimed;
  if claimed.id is null then
    raise exception using errcode = 'PT404', message = 'This link leads to no request',
      hint = 'Open the link from the mail again, in full.';
  elsif claimed.requester_id is distinct from auth.uid() then
    raise exception using errcode = 'PT409', message = 'Another account has this request', hint = 'Sign in with that account.';
  end if;
  return claimed.id;
end
$$;

revoke execute on function public.claim_projects(), public.claim_project(text) from public, anon, authenticated;
grant execute on function public.claim_projects(), public.claim_project(text) to authenticated, service_role;
