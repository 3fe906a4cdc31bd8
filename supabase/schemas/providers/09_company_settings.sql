-- What a company has set for itself, and what follows from it outside its own room.

create table private.company_settings (
  provider_id uuid not null references public.providers (id) on delete cascade,
  -- A part without a row stands as it begins.
  part text not null check (part in ('quotes', 'taxes', 'mails')),
  -- As save_company_settings cleans it.
  value jsonb not null check (jsonb_typeof(value) = 'object' and length(value::text) <= 16384),
  -- Counts the saves: who saves on top of an older one is told.
  version integer not null default 1,
  saved_at timestamptz not null default now(),
  primary key (provider_id, part)
);
call private.classify('private.company_settings', 'company');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.company_settings', 68, 't.provider_id = any (person.companies)', 'delete');
alter table private.company_settings enable row level security;
revoke all on private.company_settings from public, anon, authenticated;

-- A part as it was saved; an empty object for one that was not.
create function private.company_setting(provider uuid, part text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce((select s.value from private.company_settings as s
                    where s.provider_id = company_setting.provider and s.part = company_setting.part), '{}')
$$;

-- Whether the company is registered for GST, HST and QST, as far as it has said so: by itself or by its number. Null where it has not.
create function private.company_registered(provider uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((private.company_setting(company_registered.provider, 'taxes') ->> 'registered')::boolean,
                  (select true from public.provider_private as c where c.provider_id = company_registered.provider and btrim(c.gst_number) <> ''))
$$;

-- The language of the company's mails to its team; null where each of them is written to in their own.
create function private.company_locale(provider uuid) returns text
language sql stable set search_path = '' as $$
  select private.company_setting(company_locale.provider, 'mails') ->> 'locale'
$$;

-- Under which of the company's choices a kind of mail to its team falls.
create function private.mail_topic(kind text) returns text
language sql immutable set search_path = '' as $$
  select case mail_topic.kind when 'request_received' then 'requests' when 'message_received' then 'messages'
                              when 'lead_reminder' then 'lead_reminder' when 'job_date' then 'job_date' else 'changes' end
$$;

-- Who of a company's owners and estimators gets a kind of mail about its requests, in which language. All of them unless the company chose;
-- all of them too while nobody has the role it chose, so that what somebody needs to know reaches somebody.
create function private.company_readers(provider uuid, kind text)
returns table (user_id uuid, email text, locale text)
language plpgsql stable set search_path = '' as $$
begin
  return query select m.user_id, u.email::text, coalesce(private.company_locale(company_readers.provider), f.locale, 'en')
    from public.provider_members as m
    join auth.users as u on u.id = m.user_id and u.email is not null
    left join public.profiles as f on f.user_id = u.id
   cross join (select coalesce(private.company_setting(company_readers.provider, 'mails') ->> private.mail_topic(company_readers.kind), 'team') as who) as chosen
   cross join lateral (select case chosen.who when 'owners' then 'owner' when 'estimators' then 'manager' end as role) as wanted
   where m.provider_id = company_readers.provider and m.role in ('owner', 'manager') and chosen.who <> 'nobody'
     and (m.role = wanted.role
          or not exists (select from public.provider_members as o where o.provider_id = m.provider_id and o.role = wanted.role));
end
$$;

revoke execute on function private.company_setting(uuid, text), private.company_registered(uuid), private.company_locale(uuid),
  private.mail_topic(text), private.company_readers(uuid, text) from public, anon, authenticated;
