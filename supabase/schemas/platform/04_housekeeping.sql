-- What is due once a day: requests and quotes that ended, credentials that ran out, counters nobody needs, accounts whose
-- owners asked to be forgotten, and what was kept for long enough. Pages do not wait for it: they look at the dates themselves.
-- Answers whether there may be more: accounts, and what was kept for long enough, end in batches (private.apply_retention).
create function private.daily_maintenance(batch integer default 200) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  more boolean;
begin
  perform private.expire_requests();
  perform private.expire_credentials();
  more := private.delete_due_accounts(now(), batch);
  return private.apply_retention(now(), batch) or more;
end
$$;

revoke execute on function private.daily_maintenance(integer) from public, anon, authenticated;

-- What time brings, once an hour. A step is a function private.<name>(at, batch) that returns how many rows it changed; it may run any
-- number of times, and one that fails takes only itself back. Returns { more, failed: { <step>: message } }: `more` when a step filled its batch.
create function private.due_steps(at timestamptz default now(), batch integer default 200) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  steps constant text[] := array[
    'due_visits',
    'due_quotes',
    'due_inactive',
    'due_reminders',
    'due_silent',
    'due_jobs',
    'due_held_reviews',
    'due_search_alerts',
    'due_credentials',
    'due_response_times',
    'due_staff_digests'
  ];
  step text;
  changed integer;
  more boolean := false;
  failed jsonb := '{}';
begin
  foreach step in array steps loop
    begin
      execute format('select private.%I($1, $2)', step) into changed using due_steps.at, due_steps.batch;
      more := more or changed >= batch;
    exception when others then
      failed := failed || jsonb_build_object(step, sqlerrm);
    end;
  end loop;
  return jsonb_build_object('more', more, 'failed', failed);
end
$$;
revoke execute on function private.due_steps(timestamptz, integer) from public, anon, authenticated;
