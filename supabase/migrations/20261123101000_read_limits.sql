-- What one read may cost on a hosted project, where anybody can ask PostgREST for anything that policies allow. It knows no limit
-- of embedded relations, so time is what ends them; the embedded backend counts them (supabase/emulator/http/requestLimits.ts).
do $$
begin
  -- PostgREST's own role: PostgreSQL and PGlite have none.
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    return;
  end if;
  -- Said here, so that no project depends on what the platform happens to begin with.
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
  begin
    alter role authenticator set pgrst.db_max_rows = '1000';
    alter role authenticator set pgrst.db_aggregates_enabled = 'false';
    alter role authenticator set pgrst.db_plan_enabled = 'false';
  exception when insufficient_privilege then
    -- Supabase lets the owner of a project set them; a server of one's own may not.
    raise warning 'PostgREST keeps its own limits of rows. Set db-max-rows to 1000 in its configuration.';
  end;
  notify pgrst, 'reload config';
end
$$;
