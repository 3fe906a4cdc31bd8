-- A guest's projects become the account's.

-- Tells whoever left the contact of a project that an account has it now: the private link may have been somebody else's.
create function private.mail_claimed(project public.projects) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           'project_claimed/' || k.project_id, 'project_claimed', k.email, (mail_claimed.project).locale,
           jsonb_build_object('day', (mail_claimed.project).created_at::date))
    from public.quote_request_contacts as k where k.project_id = (mail_claimed.project).id
$$;

-- Every guest project whose contact has the account's confirmed address. Returns how many there were.
create function public.claim_projects() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  address text := private.confirmed_email(auth.uid());
  project public.projects;
  claimed integer := 0;
begin
  for project in
    update public.projects as p set requester_id = auth.uid()
      from public.quote_request_contacts as k
     where k.project_id = p.id and k.email = address and p.requester_id is null
    returning p.*
  loop
    perform private.mail_claimed(project);
    claimed := claimed + 1;
  end loop;
  return claimed;
end
$$;

-- The project of a private link. Raises PT404 for an unknown link and PT409 when another account has the project.
create function public.claim_project(token text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  claimed public.projects;
begin
  update public.projects as p set requester_id = auth.uid()
    from private.project_secrets as s
   where s.project_id = p.id and s.token_hash = private.token_hash(claim_project.token) and p.requester_id is null
  returning p.* into claimed;
  if found then
    perform private.mail_claimed(claimed);
    return claimed.id;
  end if;
  select p.* into claimed from public.projects as p
    join private.project_secrets as s on s.project_id = p.id and s.token_hash = private.token_hash(claim_project.token);
  if claimed.id is null then
    raise exception using errcode = 'PT404', message = 'This link leads to no request',
      hint = 'Open the link from the mail again, in full.';
  elsif claimed.requester_id is distinct from auth.uid() then
    raise exception using errcode = 'PT409', message = 'Another account has this request', hint = 'Sign in with that account.';
  end if;
  return claimed.id;
end
$$;

revoke execute on function private.mail_claimed(public.projects) from public, anon, authenticated;
revoke execute on function public.claim_projects(), public.claim_project(text) from public, anon, authenticated;
grant execute on function public.claim_projects(), public.claim_project(text) to authenticated, service_role;
