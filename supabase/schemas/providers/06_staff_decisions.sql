-- Who works here, made by a command and never in the product, and what they decided and read: one row each, for good.

create table private.staff_decisions (
  id bigint generated always as identity primary key,
  -- Null for the command, and once the account is gone.
  staff_id uuid,
  target_kind text not null check (target_kind in ('account', 'application', 'company', 'credential', 'review', 'dispute', 'message',
                                                  'contact_message', 'demo_request')),
  target_id uuid,
  -- 'read' where somebody of the staff opened what is not public.
  decision text not null check (length(decision) between 1 and 60),
  reason text check (length(reason) <= 2000),
  at timestamptz not null default now()
);
call private.classify('private.staff_decisions', 'identity', 'staff_id');
call private.classify('private.staff_decisions', 'content', 'reason');
call private.classify('private.staff_decisions', 'record', 'id target_kind target_id decision at');
insert into private.personal_data (table_name, place, belongs, on_deletion, also, remains, shown, as_shown) values
  ('private.staff_decisions', 43,
   $$t.staff_id = person.account
   or (t.target_kind = 'account' and t.target_id = person.account)
   or (t.target_kind = 'application' and t.target_id in (
         select a.id from public.applications as a where a.user_id = person.account or a.email = any (person.addresses)))
   or (t.target_kind = 'contact_message' and t.target_id in (select m.id from public.contact_messages as m where m.email = any (person.addresses)))
   or (t.target_kind = 'demo_request' and t.target_id in (select d.id from public.demo_requests as d where d.email = any (person.addresses)))
   or (t.target_kind = 'company' and t.target_id = any (person.companies))
   or (t.target_kind = 'credential' and t.target_id in (select c.id from public.credentials as c where c.provider_id = any (person.companies)))
   or (t.target_kind = 'message' and t.target_id in (select m.id from private.messages as m where m.request_id = any (person.requests)))
   or (t.target_kind = 'dispute' and t.target_id = any (person.requests))
   or (t.target_kind = 'review' and t.target_id in (select v.id from public.reviews as v where v.request_id = any (person.requests)))$$,
   'keep',
   $$staff_id = nullif(t.staff_id, person.account),
   reason = case when t.staff_id is distinct from person.account or t.target_kind = 'account' then null else t.reason end,
   target_id = case when t.target_kind = 'account' then nullif(t.target_id, person.account) else t.target_id end$$,
   'what staff decided and when, without who; of what was decided about the person, without the reason',
   -- Not that something was read or reported, which would tell of who reported it, and never who decided.
   $$t.staff_id = person.account or t.decision not in ('read', 'keep_company', 'keep_message')$$,
   $$case when t.staff_id = person.account then to_jsonb(t) else to_jsonb(t) - 'staff_id' end$$);
create index staff_decisions_target_idx on private.staff_decisions (target_kind, target_id, id);
create index staff_decisions_staff_idx on private.staff_decisions (staff_id);

-- A decision stays as it was made. It may lose the people in it.
create function private.keep_staff_decision() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op <> 'UPDATE' or to_jsonb(new) - '{staff_id,reason,target_id}'::text[] <> to_jsonb(old) - '{staff_id,reason,target_id}'::text[]
     or (new.staff_id is not null and new.staff_id is distinct from old.staff_id)
     or (new.reason is not null and new.reason is distinct from old.reason)
     or (new.target_id is not null and new.target_id is distinct from old.target_id) then
    raise exception using errcode = 'PT409', message = 'Decisions of the staff are append-only', hint = 'Decide again; both stay.';
  end if;
  return new;
end
$$;
create trigger staff_decisions_are_kept before update or delete on private.staff_decisions
  for each row execute function private.keep_staff_decision();
create trigger staff_decisions_stay before truncate on private.staff_decisions
  for each statement execute function private.keep_staff_decision();

-- Ends the call of everybody but staff in these roles.
create function private.require_staff(roles text[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_staff(roles) then
    raise exception using errcode = 'PT403', message = 'Only our staff can decide this', hint = 'Write to support if you need something decided.';
  end if;
end
$$;

-- Whether the caller would decide about themselves: their own company, application, review or report.
create function private.concerns_caller(target_kind text, target_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  address constant text := private.confirmed_email(me);
  subject uuid;
begin
  if target_kind = 'review' then
    return exists (
      select from public.reviews as v
        join public.quote_requests as r on r.id = v.request_id
        join public.projects as p on p.id = r.project_id
       where v.id = concerns_caller.target_id
         and (p.requester_id = me or v.provider_id in (select private.my_providers())
              or exists (select from public.reports as told where told.target_id = v.id and told.status = 'open' and told.reporter_id = me)));
  elsif target_kind = 'message' then
    return exists (
      select from private.messages as m
       where m.id = concerns_caller.target_id
         and (private.takes_part(m.request_id)
              or exists (select from public.reports as told where told.target_id = m.id and told.status = 'open' and told.reporter_id = me)));
  elsif target_kind = 'dispute' then
    return private.takes_part(concerns_caller.target_id);
  elsif target_kind = 'application' then
    return exists (select from public.applications as a
                    where a.id = concerns_caller.target_id and (a.user_id = me or a.email = address or a.provider_id in (select private.my_providers())));
  elsif target_kind = 'contact_message' then
    return exists (select from public.contact_messages as m where m.id = concerns_caller.target_id and m.email = address);
  elsif target_kind = 'demo_request' then
    return exists (select from public.demo_requests as d where d.id = concerns_caller.target_id and d.email = address);
  end if;
  subject := case when target_kind = 'company' then concerns_caller.target_id
                  else (select c.provider_id from public.credentials as c where c.id = concerns_caller.target_id) end;
  return subject in (select private.my_providers())
      or exists (select from public.applications as a where a.provider_id = subject and (a.user_id = me or a.email = address))
      or exists (select from public.reports as told where told.target_id = subject and told.status = 'open' and told.reporter_id = me);
end
$$;

-- Ends the call of who would decide about themselves.
create function private.refuse_own(target_kind text, target_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.concerns_caller(refuse_own.target_kind, refuse_own.target_id) then
    raise exception using errcode = 'PT403', message = 'This is about you, so somebody else has to decide it', hint = 'Ask another member of the staff.';
  end if;
end
$$;

-- Writes down what the caller decides, or read. Raises PT403 for who decides about themselves, PT422 on 'reason' without one.
create function private.log_decision(target_kind text, target_id uuid, decision text, reason text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  why constant text := private.clean_text(log_decision.reason, 2000, 'reason', 'The reason', true);
begin
  if decision <> 'read' then
    perform private.refuse_own(log_decision.target_kind, log_decision.target_id);
    if why is null then
      perform private.refuse('reason', 'The reason is missing', 'Write the reason in a sentence: it is kept with the decision.');
    end if;
  end if;
  insert into private.staff_decisions (staff_id, target_kind, target_id, decision, reason)
  values (auth.uid(), log_decision.target_kind, log_decision.target_id, log_decision.decision, why);
end
$$;

-- Ends the call of who would agree to something that its company changed after they read it. Raises PT409 on 'version'.
create function private.refuse_unread(target_kind text, target_id uuid, changed_at timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select max(d.at) from private.staff_decisions as d
       where d.target_kind = refuse_unread.target_kind and d.target_id = refuse_unread.target_id and d.staff_id = auth.uid()
         and d.decision = 'read') < refuse_unread.changed_at then
    raise exception using errcode = 'PT409', message = 'The company changed this since you opened it', detail = 'version',
      hint = 'Look at it again, then decide.';
  end if;
end
$$;

-- The account that owns an address. Raises PT404 when nobody has confirmed it.
create function private.account_of(email text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  found_id uuid;
begin
  select u.id into found_id from auth.users as u
   where lower(u.email) = lower(btrim(account_of.email)) and private.confirmed_email(u.id) is not null;
  if found_id is null then
    raise exception using errcode = 'PT404', message = 'No account has confirmed this address',
      hint = 'Sign up with it on the site and open the link of the mail; then run the command again.';
  end if;
  return found_id;
end
$$;

-- Tells every administrator that somebody's rights changed.
create function private.tell_admins(decision bigint, email text, role text) returns void
language sql volatile security definer set search_path = '' as $$
  select private.enqueue_mail(format('staff_granted/%s/%s', tell_admins.decision, s.user_id), 'staff_granted', private.confirmed_email(s.user_id), f.locale,
           jsonb_build_object('email', tell_admins.email, 'role', tell_admins.role, 'link', '/account/staff'))
    from private.staff as s left join public.profiles as f on f.user_id = s.user_id
   where s.role = 'admin' and private.confirmed_email(s.user_id) is not null
$$;

-- Makes the account with this confirmed address a member of the staff, or changes its role: { email, role }. The same again
-- changes nothing. For the service role alone: rights are given on the server, not in the product.
create function public.grant_staff(email text, role text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  account constant uuid := private.account_of(grant_staff.email);
  address constant text := private.confirmed_email(account);
  noted bigint;
begin
  if coalesce(grant_staff.role, '') not in ('moderator', 'support', 'admin') then
    perform private.refuse('role', 'That is not a role', 'Choose moderator, support or admin.');
  end if;
  if not exists (select from private.staff as s where s.user_id = account and s.role = grant_staff.role) then
    insert into private.staff as s (user_id, role) values (account, grant_staff.role)
    on conflict (user_id) do update set role = excluded.role, granted_at = now();
    insert into private.staff_decisions (target_kind, target_id, decision) values ('account', account, 'granted ' || grant_staff.role)
    returning id into noted;
    perform private.tell_admins(noted, address, grant_staff.role);
  end if;
  return jsonb_build_object('email', address, 'role', grant_staff.role);
end
$$;

-- Takes every right of the staff from the account with this address, from its next call on: { email, role: null }. For the
-- service role alone.
create function public.revoke_staff(email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  account constant uuid := private.account_of(revoke_staff.email);
  address constant text := private.confirmed_email(account);
  noted bigint;
begin
  if exists (select from private.staff as s where s.user_id = account) then
    insert into private.staff_decisions (target_kind, target_id, decision) values ('account', account, 'revoked') returning id into noted;
    -- Before the row goes, so that an administrator who loses the right hears it too.
    perform private.tell_admins(noted, address, 'none');
    delete from private.staff as s where s.user_id = account;
  end if;
  return jsonb_build_object('email', address, 'role', null);
end
$$;

-- Who works here: [{ email, role, granted_at }], by address. For the service role alone.
create function public.list_staff() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('email', u.email, 'role', s.role, 'granted_at', s.granted_at) order by u.email), '[]')
    from private.staff as s join auth.users as u on u.id = s.user_id
$$;

alter table private.staff_decisions enable row level security;
revoke all on private.staff_decisions from public, anon, authenticated;
revoke execute on function private.keep_staff_decision(), private.require_staff(text[]), private.concerns_caller(text, uuid),
  private.refuse_own(text, uuid), private.log_decision(text, uuid, text, text), private.refuse_unread(text, uuid, timestamptz), private.account_of(text), private.tell_admins(bigint, text, text),
  public.grant_staff(text, text), public.revoke_staff(text), public.list_staff() from public, anon, authenticated;
grant execute on function public.grant_staff(text, text), public.revoke_staff(text), public.list_staff() to service_role;
