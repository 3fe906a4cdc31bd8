-- What is due once a day: requests and quotes that ended, credentials that ran out, counters nobody needs. Pages do not wait
-- for it: they look at the dates themselves.
create function private.keep_house() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.expire_requests();
  perform private.expire_credentials();
end
$$;

-- A mail that waits for an account that is gone would hold its address for longer than anything else.
create function private.forget_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.outbox where sent_at is null and recipient = lower(old.email);
  return null;
end
$$;
create trigger forget_mails after delete on auth.users for each row execute function private.forget_mails();

revoke execute on function private.keep_house(), private.forget_mails() from public, anon, authenticated;
