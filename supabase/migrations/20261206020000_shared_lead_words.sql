-- A company that knows who asks finds the contact details in what is asked for, too: what it may read stands beside what everybody may.

-- It is made from the requests, so it is made anew.
drop trigger request_is_noted on public.quote_requests;
drop trigger words_are_noted on public.projects;
drop trigger name_is_noted on public.quote_request_contacts;
drop function private.note_request(), private.note_words(), private.note_name(), private.project_words(public.projects);
drop table private.lead_words;
delete from private.personal_data where table_name = 'private.lead_words';

-- What the people of a company find its requests by, folded when it is written and beside each other for each company: folding and
-- fetching thousands of texts for each search takes longer than all else of it.

create table private.lead_words (
  request_id uuid primary key references public.quote_requests (id) on delete cascade,
  provider_id uuid not null references public.providers (id),
  project_id uuid not null references public.projects (id),
  -- What is asked for, a line each: the service without contact details, the trade, the area.
  words text not null,
  -- For companies that may know who asks: the name, and the service where contact details were left out of it.
  shared text
);
call private.classify('private.lead_words', 'content', 'words');
call private.classify('private.lead_words', 'identity', 'shared');
call private.classify('private.lead_words', 'record', 'request_id provider_id project_id');
insert into private.personal_data (table_name, place, belongs, on_deletion, exported) values
  ('private.lead_words', 16, 't.project_id = any (person.projects)', 'delete', false);
-- A search reads nothing but this, one company's page after page.
create index lead_words_company_idx on private.lead_words (provider_id) include (request_id, words, shared);
create index lead_words_project_idx on private.lead_words (project_id);
alter table private.lead_words enable row level security;
revoke all on private.lead_words from public, anon, authenticated;

-- What the requests of a project are found by: the first 300 characters of each, since an entry of an index has 2,704 bytes.
create function private.lead_texts(project uuid, out words text, out shared text)
language sql stable set search_path = '' as $$
  select left(coalesce(private.lead_key(concat_ws(
           chr(10), case when held.contact then private.mask_contacts(p.service_name) else p.service_name end, p.category, left(p.postal_code, 3))), ''), 300),
         left(private.lead_key(nullif(concat_ws(chr(10), k.name, case when held.contact then p.service_name end), '')), 300)
    from public.projects as p
    left join public.quote_request_contacts as k on k.project_id = p.id
   cross join lateral (select private.may_hold_contact(p.service_name) as contact) as held
   where p.id = lead_texts.project
$$;

create function private.note_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.lead_words (request_id, provider_id, project_id, words, shared)
    select new.id, new.provider_id, new.project_id, t.words, t.shared from private.lead_texts(new.project_id) as t;
  return null;
end
$$;
create trigger request_is_noted after insert on public.quote_requests for each row execute function private.note_request();

-- Of a project, or of who asks for it.
create function private.note_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  project constant uuid := coalesce(to_jsonb(new), to_jsonb(old)) ->> case tg_table_name when 'projects' then 'id' else 'project_id' end;
begin
  update private.lead_words as w set words = t.words, shared = t.shared from private.lead_texts(project) as t where w.project_id = project;
  return null;
end
$$;
create trigger words_are_noted after update of service_name, category, postal_code on public.projects
  for each row execute function private.note_words();
create trigger name_is_noted after insert or update of name or delete on public.quote_request_contacts
  for each row execute function private.note_words();
revoke execute on function private.lead_texts(uuid), private.note_request(), private.note_words()
  from public, anon, authenticated;

insert into private.lead_words (request_id, provider_id, project_id, words, shared)
  select r.id, r.provider_id, r.project_id, t.words, t.shared
    from public.quote_requests as r cross join lateral private.lead_texts(r.project_id) as t;

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
       and (position(asked.term in w.words) > 0 or (asked.acts and position(asked.term in w.shared) > 0))
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
