-- Names as the field says them: enforce_rate_limit for take_turn, transition_request for move_request, daily_maintenance for
-- keep_house, and honeypot for the field that people never see. All of them are private: no page calls them by name.
-- What calls them is defined anew with the new names in its body, with its owner and grants as they are.

alter function private.take_turn(text, integer, interval) rename to enforce_rate_limit;
alter function private.move_request(uuid, text, text, text) rename to transition_request;
alter function private.keep_house() rename to daily_maintenance;

do $$
declare
  former record;
begin
  for former in
    select pg_get_functiondef(p.oid) as definition
      from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
     where n.nspname in ('private', 'public') and p.prokind = 'f'
       and (p.prosrc ~ '\m(take_turn|move_request|keep_house)\M' or p.prosrc like '%coalesce(given ->> ''trap'', '''')%')
  loop
    execute replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(former.definition, '\mtake_turn\M', 'enforce_rate_limit', 'g'),
          '\mmove_request\M', 'transition_request', 'g'),
        '\mkeep_house\M', 'daily_maintenance', 'g'),
      -- Pages that are open, and sections of the version before, still send the former name.
      'coalesce(given ->> ''trap'', '''')', 'coalesce(given ->> ''honeypot'', given ->> ''trap'', '''')');
  end loop;
end
$$;
