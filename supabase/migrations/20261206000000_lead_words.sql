-- The search of an inbox compares words that were folded when they were written.

-- What the people of a company find its requests by, folded when it is written and beside each other for each company: folding and
-- fetching thousands of texts for each search takes longer than all else of it.

create table private.lead_words (
  request_id uuid primary key references public.quote_requests (id) on delete cascade,
  provider_id uuid not null references public.providers (id),
  project_id uuid not null references public.projects (id),
  -- What is asked for, a line each: the service without contact details, the trade, the area.
  words text not null,
  -- Of who asks, for companies that may know it.
  name text
);
call private.classify('private.lead_words', 'content', 'words');
call private.classify('private.lead_words', 'identity', 'name');
call private.classify('private.lead_words', 'record', 'request_id provider_id project_id');
insert into private.personal_data (table_name, place, belongs, on_deletion, exported) values
  ('private.lead_words', 16, 't.project_id = any (person.projects)', 'delete', false);
-- A search reads nothing but this, one company's page after page.
create index lead_words_company_idx on private.lead_words (provider_id) include (request_id, words, name);
create index lead_words_project_idx on private.lead_words (project_id);
alter table private.lead_words enable row level security;
revoke all on private.lead_words from public, anon, authenticated;

-- Words as they are compared: small letters without accents.
create function private.lead_key(words text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return private.fold(private.search_key(words));
end
$$;

-- What a project is found by: the service without contact details, the trade and the area.
create function private.project_words(project public.projects) returns text
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(private.lead_key(concat_ws(
    chr(10), case when private.may_hold_contact(project.service_name) then private.mask_contacts(project.service_name) else project.service_name end,
    project.category, left(project.postal_code, 3))), '');
end
$$;

create function private.note_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.lead_words (request_id, provider_id, project_id, words, name)
    select new.id, new.provider_id, p.id, private.project_words(p), private.lead_key(k.name)
      from public.projects as p left join public.quote_request_contacts as k on k.project_id = p.id
     where p.id = new.project_id;
  return null;
end
$$;
create trigger request_is_noted after insert on public.quote_requests for each row execute function private.note_request();

create function private.note_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.lead_words as w set words = private.project_words(new) where w.project_id = new.id;
  return null;
end
$$;
create trigger words_are_noted after update of service_name, category, postal_code on public.projects
  for each row execute function private.note_words();

create function private.note_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.lead_words as w set name = case when tg_op <> 'DELETE' then private.lead_key(new.name) end
   where w.project_id = case when tg_op = 'DELETE' then old.project_id else new.project_id end;
  return null;
end
$$;
create trigger name_is_noted after insert or update of name or delete on public.quote_request_contacts
  for each row execute function private.note_name();
revoke execute on function private.lead_key(text), private.project_words(public.projects), private.note_request(), private.note_words(), private.note_name()
  from public, anon, authenticated;

insert into private.lead_words (request_id, provider_id, project_id, words, name)
  select r.id, r.provider_id, p.id, private.project_words(p), private.lead_key(k.name)
    from public.quote_requests as r join public.projects as p on p.id = r.project_id
    left join public.quote_request_contacts as k on k.project_id = p.id;

-- The requests to a company that hold the words, in the service, the trade, the area or the name of somebody it may know; or the
-- one that has them as its reference.
create or replace function private.find_leads(provider uuid, words text) returns uuid[]
language sql stable set search_path = '' as $$
  with asked as (
    select private.lead_key(find_leads.words) as term, upper(replace(find_leads.words, ' ', '')) as reference,
           find_leads.provider in (select private.acting_providers()) as acts
  )
  select coalesce(array_agg(found.id), '{}') from (
    select r.id
      from asked
      join private.lead_words as w on w.provider_id = find_leads.provider
       and (position(asked.term in w.words) > 0 or (asked.acts and position(asked.term in w.name) > 0))
      join public.quote_requests as r on r.id = w.request_id and r.sent_at is not null
     where position(asked.term in w.words) > 0 or r.connected_at is not null
    union
    select named.id
      from (select r.id, r.provider_id from public.quote_requests as r
             where private.reference('R', r.id) = (select a.reference from asked as a) and r.sent_at is not null
             -- By the index of references, and not by working out that of each request to the company.
             offset 0) as named
     where named.provider_id = find_leads.provider
  ) as found
$$;
