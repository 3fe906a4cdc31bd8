-- What grows with the requests of a company or of all: its search, and the look for silent requests.

-- The requests to a company that hold the words, in the service, the trade, the area or the name of somebody it may know; or the
-- one that has them as its reference.
create or replace function private.find_leads(provider uuid, words text) returns uuid[]
language sql stable set search_path = '' as $$
  with asked as (
    select private.fold(private.search_key(find_leads.words)) as term, upper(replace(find_leads.words, ' ', '')) as reference,
           find_leads.provider in (select private.acting_providers()) as acts
  ), listed as (
    select r.id, translate(concat_ws(chr(10), p.service_name, p.category, left(p.postal_code, 3), k.name), chr(30), '') as words
      from asked
      join public.quote_requests as r on r.provider_id = find_leads.provider and r.sent_at is not null
      join public.projects as p on p.id = r.project_id
      left join public.quote_request_contacts as k on k.project_id = p.id and r.connected_at is not null and asked.acts
  ), folded as (
    -- Thousands of texts at once, because a call for each takes ten times as long.
    select array_agg(l.id order by l.id) as ids,
           string_to_array(private.fold(private.search_key(string_agg(l.words, chr(30) order by l.id))), chr(30)) as texts
      from listed as l
  )
  select coalesce(array_agg(found.id), '{}') from (
    select line.id
      from asked cross join folded cross join lateral unnest(folded.ids, folded.texts) as line (id, words)
     where position(asked.term in line.words) > 0
    union
    select named.id
      from (select r.id, r.provider_id from public.quote_requests as r
             where private.reference('R', r.id) = (select a.reference from asked as a) and r.sent_at is not null
             -- By the index of references, and not by working out that of each request to the company.
             offset 0) as named
     where named.provider_id = find_leads.provider
  ) as found
$$;

-- Names other companies to homeowners whose requests nobody answers: once after the first companies, once after the second. What is
-- silent for longer than two weeks is left alone. Returns how many projects that were.
create or replace function private.due_silent(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  late record;
  told integer := 0;
begin
  for late in
    select p as project, k.email, asked.round, others.names
      from (select distinct r.project_id from public.quote_requests as r
             where r.status in ('sent', 'viewed') and r.sent_at > due_silent.at - interval '14 days'
               and private.is_silent(r, due_silent.at)) as silent
      join public.projects as p on p.id = silent.project_id
      join public.quote_request_contacts as k on k.project_id = p.id
     cross join lateral (select max(r.round) + 1 as round from public.quote_requests as r where r.project_id = p.id) as asked
     cross join lateral (
       select jsonb_agg(o.name) as names
         from private.other_companies(p.id, due_silent.at, private.room_for_others(p.id, due_silent.at)) as o) as others
     where asked.round <= 2
       and not exists (select from private.outbox as o where o.idempotency_key = format('request_silent/%s/%s', p.id, asked.round))
       and private.is_confirmed(p.id) and private.wants_others(p.id, due_silent.at)
       and others.names is not null
     limit batch
  loop
    perform private.enqueue_mail(
      format('request_silent/%s/%s', (late.project).id, late.round), 'request_silent', late.email, (late.project).locale,
      jsonb_build_object('providers', late.names, 'area', left((late.project).postal_code, 3), 'link', private.mail_link(late.project)));
    told := told + 1;
  end loop;
  return told;
end
$$;

-- The requests to a company of the account in one tab (new, answered, quoted, contact, won or lost), the ones where something
-- happened last first: { counts, items, next }. `q` keeps what holds these words and counts that alone; `after` is `next` of the
-- page before, null at the end. Every role reads it, also of a company that is not approved.
-- Raises PT403 for a company of others, PT422 on 'tab' and 'q'.
create or replace function public.lead_inbox(provider uuid, tab text default 'new', q text default null, after jsonb default null,
                                  size integer default 25) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  tabs constant text[] := '{new,answered,quoted,contact,won,lost}';
  wanted constant integer := least(greatest(coalesce(lead_inbox.size, 25), 1), 50);
  words constant text := private.clean_text(lead_inbox.q, 100, 'q', 'The search');
  found uuid[];
  after_at timestamptz;
  after_id uuid;
begin
  if lead_inbox.provider is null or lead_inbox.provider not in (select private.my_providers()) then
    raise exception using errcode = 'PT403', message = 'This company is not yours', hint = 'Sign in with an account of the company.';
  elsif lead_inbox.tab is null or lead_inbox.tab <> all (tabs) then
    perform private.refuse('tab', 'There is no such tab', 'Choose new, answered, quoted, contact, won or lost.');
  end if;
  if words is not null then
    found := private.find_leads(lead_inbox.provider, words);
  end if;
  begin
    after_at := (lead_inbox.after ->> 'activity_at')::timestamptz;
    after_id := (lead_inbox.after ->> 'id')::uuid;
  exception when others then
    after_id := null;
  end;
  return (
    with page as (
      select r, row_number() over (order by r.activity_at desc, r.id) as place
        from public.quote_requests as r
       where r.provider_id = lead_inbox.provider and r.inbox = lead_inbox.tab and r.sent_at is not null
         and (found is null or r.id in (select unnest(found)))
         and (after_id is null or (r.activity_at <= after_at and (r.activity_at < after_at or r.id > after_id)))
       order by r.activity_at desc, r.id limit wanted + 1
    )
    select jsonb_build_object(
             'counts', (select jsonb_object_agg(t.tab, coalesce(n.n, 0))
                          from unnest(tabs) as t (tab)
                          left join (select r.inbox, count(*) as n from public.quote_requests as r
                                      where r.provider_id = lead_inbox.provider and r.sent_at is not null and (found is null or r.id in (select unnest(found)))
                                      group by r.inbox) as n on n.inbox = t.tab),
             'items', coalesce(jsonb_agg(private.lead_row(page.r) order by page.place) filter (where page.place <= wanted), '[]'),
             'next', case when count(*) > wanted then (
                       select jsonb_build_object('activity_at', (p.r).activity_at, 'id', (p.r).id) from page as p where p.place = wanted) end)
      from page);
end
$$;
