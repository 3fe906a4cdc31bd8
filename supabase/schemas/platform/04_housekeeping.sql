-- What is due once a day: requests and quotes that ended, credentials that ran out, counters nobody needs, accounts whose
-- owners asked to be forgotten, and what was kept for long enough. Pages do not wait for it: they look at the dates themselves.
create function private.daily_maintenance() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.expire_requests();
  perform private.expire_credentials();
  perform private.delete_due_accounts();
  perform private.apply_retention();
end
$$;

revoke execute on function private.daily_maintenance() from public, anon, authenticated;
