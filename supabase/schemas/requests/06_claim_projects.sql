-- A guest's projects become the account's, and their private links end.

-- What a claim leads to: the links end, and whoever left the contact is told, because the link may have been somebody else's.
create function private.settle_claim(project public.projects) returns void
language sql volatile set search_path = '' as $$
  select private.end_links((settle_claim.project).id);
  select private.enqueue_mail(
           'project_claimed/' || k.project_id, 'project_claimed', k.email, (settle_claim.project).locale,
           jsonb_build_object('day', (settle_claim.project).created_at::date))
    from public.quote_request_contacts as k where k.project_id = (settle_claim.project).id
$$;

-- Every guest project whose contact has the account's confirmed address. Returns how many there were.
create function public.claim_projects() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  mailbox text := private.confirmed_email(auth.uid());
  project public.projects;
  claimed integer := 0;
begin
  for project in
    update public.projects as p set requester_id = auth.uid()
      from public.quote_request_contacts as k
     where k.project_id = p.id and k.email = mailbox and p.requester_id is null
    returning p.*
  loop
    perform private.settle_claim(project);
    claimed := claimed + 1;
  end loop;
  return claimed;
end
$$;

-- The project of a private link; by a link that ended, what the account has already. Raises PT404 for a link that leads to
-- nothing and PT409 when another account has the project.
create function public.claim_project(token text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  claimed public.projects;
begin
  update public.projects as p set requester_id = auth.uid()
    from private.live_link(claim_project.token) as l
   where p.id = l.project_id and p.requester_id is null
  returning p.* into claimed;
  if found then
    perform private.settle_claim(claimed);
    return claimed.id;
  end if;
  select p.* into claimed from public.projects as p
    join private.project_links as l on l.project_id = p.id and l.token_hash = private.token_hash(claim_project.token);
  if claimed.requester_id is null then
    raise exception using errcode = 'PT404', message = 'We can’t find a request with this link',
      hint = 'Open the newest link we sent you, in full.';
  elsif claimed.requester_id <> auth.uid() then
    raise exception using errcode = 'PT409', message = 'Another account has this request', hint = 'Sign in with that account.';
  end if;
  return claimed.id;
end
$$;

revoke execute on function private.settle_claim(public.projects) from public, anon, authenticated;
revoke execute on function public.claim_projects(), public.claim_project(text) from public, anon, authenticated;
grant execute on function public.claim_projects(), public.claim_project(text) to authenticated, service_role;
