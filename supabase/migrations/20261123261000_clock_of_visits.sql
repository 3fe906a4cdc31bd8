-- The timeline says on whose clock a visit is.

-- What a side did with a visit, for the timeline. Returns the event.
create or replace function private.add_visit_event(v private.visits, actor text, code text) returns bigint
language sql volatile set search_path = '' as $$
  select private.add_event((v).request_id, add_visit_event.actor, 'visit', jsonb_strip_nulls(jsonb_build_object(
           'code', add_visit_event.code, 'visit', (v).id, 'place', (v).place, 'minutes', (v).minutes, 'start', (v).picked,
           'time_zone', private.visit_zone((v).request_id))))
$$;
