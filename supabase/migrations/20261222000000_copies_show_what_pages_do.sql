-- The copy of a person's data holds what the pages show the person: no draft of a company, no contact details of a company before both are
-- connected, nobody of the staff, and nothing that tells who reported something.

alter table private.personal_data
  -- Which of the rows the copy has, as a condition, and how one stands there, as an expression: what no page shows the person yet is in no copy
  -- either. Both on the row `t` and the `person`; null for every row as it is.
  add column shown text,
  add column as_shown text;
call private.classify('private.personal_data', 'reference');

-- Whether both sides of a request know who the other is.
create function private.is_connected(request_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.quote_requests as r where r.id = is_connected.request_id and r.connected_at is not null)
$$;
revoke execute on function private.is_connected(uuid) from public, anon, authenticated;

update private.personal_data as d set shown = now_shown.shown, as_shown = now_shown.as_shown
  from (values
    ('public.quotes', $$t.status <> 'draft'$$, $$private.mask_quote(to_jsonb(t), private.is_connected(t.request_id)) - 'lines'$$),
    ('public.quote_lines', $$exists (select from public.quotes as q where q.id = t.quote_id and q.status <> 'draft')$$,
     $$case when exists (select from public.quotes as q where q.id = t.quote_id and private.is_connected(q.request_id)) then to_jsonb(t)
          else to_jsonb(t) || jsonb_build_object('description', private.mask_contacts(t.description), 'unit', private.mask_contacts(t.unit)) end$$),
    ('public.quote_request_events', null,
     $$private.mask_note(to_jsonb(t), t.actor = 'homeowner' or private.is_connected(t.request_id))$$),
    ('private.messages', null,
     $$case when t.side = 'homeowner' then to_jsonb(t)
          else to_jsonb(t) - 'sender_id' || jsonb_build_object(
                 'body', case when private.is_connected(t.request_id) then t.body else private.mask_contacts(t.body) end) end$$),
    -- Not that something was read or reported, which would tell of who reported it, and never who decided.
    ('private.staff_decisions', $$t.staff_id = person.account or t.decision not in ('read', 'keep_company', 'keep_message')$$,
     $$case when t.staff_id = person.account then to_jsonb(t) else to_jsonb(t) - 'staff_id' end$$)
  ) as now_shown (table_name, shown, as_shown)
 where d.table_name = now_shown.table_name;

-- Everything held about the account that asks: { exported_at, account: { email, created_at }, data: { <table>: [row] } }, without
-- what would open it to others (hashes of links, keys), and nothing that the pages do not show it yet: no draft of a company, no contact details of
-- a company before both are connected. At most ten in an hour; raises PT429 beyond.
create or replace function public.export_my_data() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  person constant private.person := private.person_of(me);
  held private.personal_data;
  hidden text[];
  found_rows jsonb;
  data jsonb := '{}';
begin
  perform private.enforce_rate_limit('export/' || me, 10, interval '1 hour');
  for held in select * from private.personal_data as d where d.exported order by d.table_name loop
    hidden := array(select c.column_name::text from private.column_classes() as c join private.data_classes as k on k.class = c.class
                     where c.table_name = held.table_name::regclass and not k.exported);
    execute format('select jsonb_agg((%s) - $2) from %s as t, (select ($1).*) as person where (%s) and (%s)',
                   coalesce(held.as_shown, 'to_jsonb(t)'), held.table_name, held.belongs, coalesce(held.shown, 'true'))
       into found_rows using person, hidden;
    if found_rows is not null then
      data := data || jsonb_build_object(split_part(held.table_name, '.', 2), found_rows);
    end if;
  end loop;
  return jsonb_build_object('exported_at', now(), 'data', data,
    'account', (select jsonb_build_object('email', u.email, 'created_at', u.created_at) from auth.users as u where u.id = me));
end
$$;
