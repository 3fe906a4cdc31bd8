-- The address that an account has proved to own, in lower case, else null. A confirmation counts for the address it was
-- given for: an account whose address changed otherwise has one that none of its identities has.
create function private.confirmed_email(user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select lower(u.email) from auth.users as u
   where u.id = confirmed_email.user_id and u.email_confirmed_at is not null
     and exists (select from auth.identities as i where i.user_id = u.id and lower(i.identity_data ->> 'email') = lower(u.email))
$$;
revoke execute on function private.confirmed_email(uuid) from public, anon, authenticated;
