-- What the people of a company find its requests by, folded when it is written: folding thousands of texts for each search takes
-- longer than all else of it.

create table private.lead_words (
  project_id uuid primary key references public.projects (id) on delete cascade,
  -- What is asked for, a line each: the service without contact details, the trade, the area.
  words text not null default '',
  -- Of who asks, for companies that may know it.
  name text
);
call private.classify('private.lead_words', 'content', 'words');
call private.classify('private.lead_words', 'identity', 'name');
call private.classify('private.lead_words', 'record', 'project_id');
insert into private.personal_data (table_name, place, belongs, on_deletion, exported) values
  ('private.lead_words', 16, 't.project_id = any (person.projects)', 'delete', false);
alter table private.lead_words enable row level security;
revoke all on private.lead_words from public, anon, authenticated;

-- Whether `mask_contacts` may find something in words. Thousands of short names are told apart faster than masked.
create function private.may_hold_contact(words text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return words ~* '[@.]|:/|\m(dot|point)\M' or regexp_count(words, '\d') >= 8;
end
$$;

-- Words as they are compared: small letters without accents.
create function private.lead_key(words text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return private.fold(private.search_key(words));
end
$$;

create function private.note_lead_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.lead_words (project_id, words)
    values (new.id, coalesce(private.lead_key(concat_ws(
              chr(10), case when private.may_hold_contact(new.service_name) then private.mask_contacts(new.service_name) else new.service_name end,
              new.category, left(new.postal_code, 3))), ''))
    on conflict (project_id) do update set words = excluded.words;
  return null;
end
$$;
create trigger words_are_noted after insert or update of service_name, category, postal_code on public.projects
  for each row execute function private.note_lead_words();

create function private.note_lead_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.lead_words as w set name = case when tg_op <> 'DELETE' then private.lead_key(new.name) end
   where w.project_id = case when tg_op = 'DELETE' then old.project_id else new.project_id end;
  return null;
end
$$;
create trigger name_is_noted after insert or update of name or delete on public.quote_request_contacts
  for each row execute function private.note_lead_name();
revoke execute on function private.may_hold_contact(text), private.lead_key(text), private.note_lead_words(), private.note_lead_name()
  from public, anon, authenticated;
