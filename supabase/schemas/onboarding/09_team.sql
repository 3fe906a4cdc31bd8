-- Who works for a company on the site, and how somebody joins: by a mail to one address, once, within a week.

create table private.team_invitations (
  id uuid primary key,
  provider_id uuid not null references public.providers (id) on delete cascade,
  email text not null check (length(email) <= 254),
  role text not null check (role in ('owner', 'manager', 'member')),
  token_hash text not null unique,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  used_at timestamptz,
  -- By whom; their place in the team may end, and the invitation stays used.
  used_by uuid references auth.users (id) on delete set null,
  revoked_at timestamptz
);
call private.classify('private.team_invitations', 'contact', 'email');
call private.classify('private.team_invitations', 'identity', 'used_by');
call private.classify('private.team_invitations', 'secret', 'token_hash');
call private.classify('private.team_invitations', 'record', 'id provider_id role invited_at expires_at used_at revoked_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.team_invitations', 84,
   't.email = any (person.addresses) or t.used_by = person.account or t.provider_id = any (person.companies)', 'delete');
create unique index one_open_invitation on private.team_invitations (provider_id, email) where used_at is null and revoked_at is null;
create index team_invitations_provider_idx on private.team_invitations (provider_id, invited_at);
create index team_invitations_used_by_idx on private.team_invitations (used_by);
alter table private.team_invitations enable row level security;
revoke all on private.team_invitations from public, anon, authenticated;

-- A company keeps an owner, whoever of its people acts and however. An account that is deleted leaves all the same.
create function private.keep_last_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and old.role = 'owner'
     and not exists (select from public.provider_members as m where m.provider_id = old.provider_id and m.role = 'owner') then
    raise exception using errcode = 'PT409', message = 'A company needs an owner', detail = 'last_owner', hint = 'Make somebody else an owner first.';
  end if;
  return null;
end
$$;
create trigger keep_last_owner after update of role or delete on public.provider_members
  for each row execute function private.keep_last_owner();

-- An invitation ends with the right to change the team: whoever is suspended or has left takes nobody in, then or later.
create function private.end_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.team_invitations as i set revoked_at = now()
   where i.provider_id = new.id and i.used_at is null and i.revoked_at is null;
  return null;
end
$$;
create trigger end_invitations after update of status on public.providers
  for each row when (new.status in ('suspended', 'closed') and old.status is distinct from new.status) execute function private.end_invitations();

-- The company that the caller owns, held until the end of the call, so that two owners do not let each other go at once. Raises
-- PT404 for any other, PT409 once it has left.
create function private.own_company(provider uuid) returns public.providers
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
begin
  select * into p from public.providers as known
   where known.id = own_company.provider and known.id in (select private.my_providers('{owner}')) for no key update;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'You do not own this company', hint = 'Ask one of its owners.';
  elsif p.status in ('suspended', 'closed') then
    raise exception using errcode = 'PT409', message = 'The team cannot change at the moment', hint = 'Write to support to ask why.';
  end if;
  return p;
end
$$;

-- Who works for a company, for its people: { company, role, members: [{ id, name, email, role, me }], invitations: [{ id, email, role,
-- expires_at }] }. Addresses and open invitations are for its owners. Null for anybody else.
create function public.team(provider uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'company', p.trade_name, 'role', mine.role,
    'members', (select jsonb_agg(jsonb_build_object(
                         'id', m.user_id, 'name', f.display_name, 'role', m.role, 'me', m.user_id = mine.user_id,
                         'email', case when mine.role = 'owner' or m.user_id = mine.user_id then private.confirmed_email(m.user_id) end)
                       order by array_position('{owner,manager,member}', m.role), f.display_name, m.user_id)
                  from public.provider_members as m left join public.profiles as f on f.user_id = m.user_id where m.provider_id = p.id),
    'invitations', (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'role', i.role, 'expires_at', i.expires_at)
                                              order by i.invited_at, i.id), '[]')
                      from private.team_invitations as i
                     where i.provider_id = p.id and mine.role = 'owner' and i.used_at is null and i.revoked_at is null and i.expires_at > now()))
    from public.providers as p join public.provider_members as mine on mine.provider_id = p.id and mine.user_id = auth.uid()
   where p.id = team.provider and p.id in (select private.my_providers())
$$;

-- invitation: { id, provider_id, email, role }. Mails the address a link that joins the team, in place of an open one: { id }. Owners
-- only, 20 a day for a company; the same id again mails nothing more. Raises PT404, PT409 for who is in the team, PT422, PT429.
create function public.invite_member(invitation jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_company(private.clean_uuid(invitation ->> 'provider_id', 'provider_id', 'The id of the company'));
  invited constant uuid := private.clean_uuid(invitation ->> 'id', 'id', 'The id of the invitation');
  address constant text := private.clean_email(invitation ->> 'email');
  token constant text := private.new_token();
  known private.team_invitations;
begin
  select * into known from private.team_invitations as i where i.id = invited;
  if known.id is not null and (known.provider_id, known.email) is distinct from (p.id, address) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another invitation', hint = 'Reload the page and invite again.';
  elsif known.id is not null then
    return jsonb_build_object('id', known.id);
  elsif not coalesce(invitation ->> 'role', '') = any ('{owner,manager,member}') then
    perform private.refuse('role', 'Their role is missing', 'Choose owner, estimator or crew.');
  elsif exists (select from public.provider_members as m where m.provider_id = p.id and private.confirmed_email(m.user_id) = address) then
    raise exception using errcode = 'PT409', message = 'This address is already on the team', detail = 'member', hint = 'Change their role in the list.';
  end if;
  perform private.enforce_rate_limit('invitations/' || p.id, 20, interval '1 day');
  update private.team_invitations as i set revoked_at = now()
   where i.provider_id = p.id and i.email = address and i.used_at is null and i.revoked_at is null;
  insert into private.team_invitations (id, provider_id, email, role, token_hash)
  values (invited, p.id, address, invitation ->> 'role', private.token_hash(token));
  perform private.enqueue_mail('team_invitation/' || invited, 'team_invitation', address,
    (select f.locale from public.profiles as f where f.user_id = auth.uid()),
    jsonb_build_object('company', p.trade_name, 'link', '/account/join/' || token));
  return jsonb_build_object('id', invited);
end
$$;

-- Stops an invitation that nobody has used: { id }. Owners only; the same again is the same answer.
create function public.revoke_invitation(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.team_invitations as i set revoked_at = now()
   where i.id = revoke_invitation.id and i.used_at is null and i.revoked_at is null and i.provider_id in (select private.my_providers('{owner}'));
  return jsonb_build_object('id', revoke_invitation.id);
end
$$;

-- What an invitation leads to, for whoever has its link and is signed in: { company, role, email, state }, state 'open', 'joined' for who
-- used it and is in the team, else 'used', 'expired' or 'revoked'. `mine` says whether the account has proved to own its address.
-- Null for a link that leads nowhere.
create function public.team_invitation(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'company', p.trade_name, 'role', i.role, 'email', i.email, 'mine', coalesce(private.confirmed_email(auth.uid()) = i.email, false),
    'state', case when i.used_by = auth.uid() and m.user_id is not null then 'joined' when i.used_at is not null then 'used'
                  when i.revoked_at is not null then 'revoked' when i.expires_at <= now() then 'expired' else 'open' end)
    from private.team_invitations as i
    join public.providers as p on p.id = i.provider_id
    left join public.provider_members as m on m.provider_id = i.provider_id and m.user_id = auth.uid()
   where i.token_hash = private.token_hash(team_invitation.token) and auth.uid() is not null
$$;

-- Joins the team that an invitation leads to: { provider_id }. It works once, for the account that owns its address; for that account
-- the same again is the same answer while it is in the team. Raises PT404, PT403 on 'address', PT409 on 'used', 'expired', 'revoked'.
create function public.accept_invitation(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  i private.team_invitations;
  found_state text;
begin
  select * into i from private.team_invitations as known where known.token_hash = private.token_hash(accept_invitation.token) for update;
  if i.id is null then
    raise exception using errcode = 'PT404', message = 'This invitation does not exist', hint = 'Ask for a new one.';
  end if;
  found_state := public.team_invitation(accept_invitation.token) ->> 'state';
  if found_state = 'joined' then
    return jsonb_build_object('provider_id', i.provider_id);
  elsif private.confirmed_email(auth.uid()) is distinct from i.email then
    raise exception using errcode = 'PT403', message = 'This invitation is for another address', detail = 'address',
      hint = 'Sign in with the address that was invited.';
  elsif found_state <> 'open' then
    raise exception using errcode = 'PT409', message = 'This invitation no longer works', detail = found_state, hint = 'Ask for a new one.';
  end if;
  insert into public.provider_members as m (provider_id, user_id, role) values (i.provider_id, auth.uid(), i.role)
  on conflict (provider_id, user_id) do nothing;
  update private.team_invitations as known set used_at = now(), used_by = auth.uid() where known.id = i.id;
  perform private.enqueue_mail(format('team_joined/%s/%s', i.id, m.user_id), 'team_joined', private.confirmed_email(m.user_id), f.locale,
            jsonb_build_object('company', p.trade_name, 'link', '/account/team?company=' || p.id))
     from public.provider_members as m
     join public.providers as p on p.id = m.provider_id
     left join public.profiles as f on f.user_id = m.user_id
    where m.provider_id = i.provider_id and m.role = 'owner' and m.user_id <> auth.uid() and private.confirmed_email(m.user_id) is not null;
  return jsonb_build_object('provider_id', i.provider_id);
end
$$;

-- Changes what somebody of the team may do: { role }. Owners only. Raises PT404, PT409 on 'last_owner', PT422 on 'role'.
create function public.set_member_role(provider uuid, member uuid, role text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_company(set_member_role.provider);
begin
  if not coalesce(set_member_role.role, '') = any ('{owner,manager,member}') then
    perform private.refuse('role', 'Their role is missing', 'Choose owner, estimator or crew.');
  end if;
  update public.provider_members as m set role = set_member_role.role where m.provider_id = p.id and m.user_id = set_member_role.member;
  if not found then
    raise exception using errcode = 'PT404', message = 'This person is not on the team', hint = 'Reload the page.';
  end if;
  return jsonb_build_object('role', set_member_role.role);
end
$$;

-- Takes somebody out of the team from the next call on, and stops what invites their address: { removed }. Owners anybody, everybody
-- themselves; who is not there any more is a success. Raises PT404, PT409 on 'last_owner'.
create function public.remove_member(provider uuid, member uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if remove_member.member is distinct from auth.uid() then
    perform private.own_company(remove_member.provider);
  elsif remove_member.provider not in (select private.my_providers()) then
    raise exception using errcode = 'PT404', message = 'You are not on this team', hint = 'Reload the page.';
  end if;
  perform from public.providers as p where p.id = remove_member.provider for no key update;
  update private.team_invitations as i set revoked_at = now()
   where i.provider_id = remove_member.provider and i.email = private.confirmed_email(remove_member.member) and i.used_at is null and i.revoked_at is null;
  delete from public.provider_members as m where m.provider_id = remove_member.provider and m.user_id = remove_member.member;
  return jsonb_build_object('removed', remove_member.member);
end
$$;

revoke execute on function private.keep_last_owner(), private.end_invitations(), private.own_company(uuid), public.team(uuid), public.invite_member(jsonb),
  public.revoke_invitation(uuid), public.team_invitation(text), public.accept_invitation(text), public.set_member_role(uuid, uuid, text),
  public.remove_member(uuid, uuid) from public, anon, authenticated;
grant execute on function public.team(uuid), public.invite_member(jsonb), public.revoke_invitation(uuid), public.team_invitation(text),
  public.accept_invitation(text), public.set_member_role(uuid, uuid, text), public.remove_member(uuid, uuid) to authenticated;
