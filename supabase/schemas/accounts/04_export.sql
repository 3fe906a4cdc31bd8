-- The copy of everything that is held about somebody.

-- Whose data an account's is. Of guests' projects those that carry its confirmed address: it could claim them.
create function private.person_of(account uuid) returns private.person
language plpgsql stable security definer set search_path = '' as $$
declare
  person private.person;
begin
  person.account := account;
  person.addresses := array_remove(array[private.confirmed_email(account)], null);
  person.projects := array(
    select p.id from public.projects as p left join public.quote_request_contacts as k on k.project_id = p.id
     where p.requester_id = account or (p.requester_id is null and k.email = any (person.addresses)));
  person.requests := array(select r.id from public.quote_requests as r where r.project_id = any (person.projects));
  person.companies := array(
    select m.provider_id from public.provider_members as m
     where m.user_id = account
       and not exists (select from public.provider_members as o where o.provider_id = m.provider_id and o.user_id <> account));
  return person;
end
$$;

-- Everything held about the account that asks: { exported_at, account: { email, created_at }, data: { <table>: [row] } }, without
-- what would open it to others (hashes of links, keys), and nothing that the pages do not show it yet: no draft of a company, no contact details of
-- a company before both are connected. At most ten in an hour; raises PT429 beyond.
create function public.export_my_data() returns jsonb
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
revoke execute on function private.person_of(uuid), public.export_my_data() from public, anon, authenticated;
grant execute on function public.export_my_data() to authenticated;
