-- Which rows are about a person, and what becomes of them when the person goes. A test fails for a table with personal columns
-- that is missing here.

-- Whose data is meant: an account, its confirmed addresses, the projects it asked for with their requests, and the companies
-- that have no other member. Without account, projects alone.
create type private.person as (account uuid, addresses text[], projects uuid[], requests uuid[], companies uuid[]);

create table private.personal_data (
  table_name text primary key,
  -- What others are found by goes last.
  place smallint not null unique,
  -- Which rows: a condition on the row `t` and the `person`.
  belongs text not null,
  -- erase empties the columns of the classes that say so.
  on_deletion text not null check (on_deletion in ('delete', 'erase', 'keep')),
  -- Assignments that an erased or kept row gets besides.
  also text,
  -- Whether the person's copy has them; not what is another person's as well.
  exported boolean not null default true,
  -- What is left afterwards and why, in words.
  remains text,
  check ((on_deletion = 'delete') = (remains is null)),
  check (also is null or on_deletion <> 'delete')
);
alter table private.personal_data enable row level security;
revoke all on private.personal_data from public, anon, authenticated;
call private.classify('private.personal_data', 'reference');

insert into private.personal_data (table_name, place, belongs, on_deletion, exported) values
  ('private.outbox', 10, 't.sent_at is null
   and (t.recipient in (select k.email from public.quote_request_contacts as k where k.project_id = any (person.projects))
        or split_part(t.idempotency_key, ''/'', 2) = any (person.requests::text[]))', 'delete', false);
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.quote_request_contacts', 20, 't.project_id = any (person.projects)', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.project_secrets', 21, 't.project_id = any (person.projects)', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.request_photos', 22, 't.project_id = any (person.projects)', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains) values
  ('public.projects', 30, 't.id = any (person.projects)', 'erase',
   'that somebody asked for work of a trade in a province, because the companies’ records hang on it');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains) values
  ('public.quote_requests', 31, 't.project_id = any (person.projects)', 'keep',
   'states and days: part of the company’s records');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains) values
  ('public.quote_request_events', 32, 't.request_id = any (person.requests)', 'erase',
   'which step was taken when');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains) values
  ('public.quotes', 33, 'person.account is not null and t.request_id = any (person.requests)', 'erase',
   'amounts, taxes and states: what was agreed');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.quote_lines', 34, 'person.account is not null and t.quote_id in (select q.id from public.quotes as q where q.request_id = any (person.requests))', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.review_replies', 40, 'person.account is not null and t.review_id in (select v.id from public.reviews as v where v.request_id = any (person.requests))', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion, also, remains) values
  ('public.reviews', 41, 'person.account is not null and t.request_id = any (person.requests)', 'erase',
   'status = ''removed'', reason = coalesce(t.reason, ''private'')',
   'the stars and, in the public log, the salted hash of the words, so that the log can still be checked');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains) values
  ('public.reports', 42, 't.reporter_id = person.account', 'erase',
   'that something was reported, and what was decided');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains) values
  ('private.review_decisions', 43, 't.staff_id = person.account', 'erase',
   'what staff decided and when, without who');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.project_list_secrets', 50, 't.list_id in (select l.id from public.project_lists as l where l.user_id = person.account)', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.project_list_items', 51, 't.list_id in (select l.id from public.project_lists as l where l.user_id = person.account)', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.project_lists', 52, 't.user_id = person.account', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.favourites', 53, 't.user_id = person.account', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.contact_messages', 60, 't.email = any (person.addresses)', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.applications', 61, 't.user_id = person.account or t.email = any (person.addresses)', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.demo_requests', 62, 't.email = any (person.addresses)', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion, also, remains) values
  ('public.newsletter_subscriptions', 63, 't.email = any (person.addresses)', 'keep',
   'unsubscribed_at = coalesce(t.unsubscribed_at, now()), confirm_hash = null',
   'the address with what it agreed to and when, for three years: proof of consent');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.provider_private', 70, 't.provider_id = any (person.companies)', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.provider_testimonials', 71, 't.provider_id = any (person.companies)', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.portfolio_items', 72, 't.provider_id = any (person.companies)', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.credentials', 73, 't.provider_id = any (person.companies)', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion, also, remains) values
  ('public.providers', 74, 't.id = any (person.companies)', 'keep',
   'status = ''closed'', tagline_en = null, tagline_fr = null, description_en = null, description_fr = null,
   city = null, lat = null, lng = null, public_phone = null, website = null, response_time = null, employees = null',
   'the name and trade of a company that nobody else runs, closed: homeowners’ records name it');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.provider_services', 75, 't.provider_id = any (person.companies)', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.provider_areas', 76, 't.provider_id = any (person.companies)', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.provider_members', 80, 't.user_id = person.account', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.staff', 81, 't.user_id = person.account', 'delete');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.profiles', 82, 't.user_id = person.account', 'delete');

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
-- what would open it to others (hashes of links, keys). At most ten in an hour; raises PT429 beyond.
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
    execute format('select jsonb_agg(to_jsonb(t) - $2) from %s as t, (select ($1).*) as person where %s', held.table_name, held.belongs)
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
