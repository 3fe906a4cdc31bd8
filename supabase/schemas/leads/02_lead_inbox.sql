-- The requests to a company as a list.

-- The requests to a company that hold the words, in the service, the trade, the area or the name of somebody it may know; or the
-- one that has them as its reference.
create function private.find_leads(provider uuid, words text) returns uuid[]
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

-- Of a list of materials, for how many lines a company is asked: " (3)".
create function private.counted_lines(goods jsonb) returns text
language sql immutable set search_path = '' as $$
  select ' (' || jsonb_array_length(goods -> 'lines') || ')'
$$;

-- One row of the list. acts: whether the company is approved, so that it reads contact details once they are connected.
create function private.lead_row(r public.quote_requests, acts boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'reference', private.reference('R', r.id), 'status', r.status, 'reason', r.reason,
    'service', coalesce(case when lead_row.acts and r.connected_at is not null then p.service_name else private.mask_contacts(p.service_name) end
                        || coalesce(private.counted_lines(private.goods_json(r)), ''), p.category),
    'area', left(p.postal_code, 3), 'source', p.source, 'locale', p.locale,
    'sent_at', r.sent_at, 'activity_at', r.activity_at, 'rivals', private.rivals(r),
    'unread', private.is_unread_by_company(r), 'waiting', private.lead_waits_for(r),
    'total_cents', (private.standing_quote(r.id)).total_cents, 'photo_count', p.photo_count, 'job', private.job_json(r.id))
    from public.projects as p where p.id = r.project_id
$$;

-- The requests to a company of the account in one tab (new, answered, quoted, contact, won or lost), the ones where something
-- happened last first: { counts, items, next }; contact details in what a service is called are hidden until they are connected. `q` keeps what holds these words and counts that alone; `after` is `next` of the
-- page before, null at the end. Every role reads it, also of a company that is not approved.
-- Raises PT403 for a company of others, PT422 on 'tab' and 'q'.
create function public.lead_inbox(provider uuid, tab text default 'new', q text default null, after jsonb default null,
                                  size integer default 25) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  tabs constant text[] := '{new,answered,quoted,contact,won,lost}';
  wanted constant integer := least(greatest(coalesce(lead_inbox.size, 25), 1), 50);
  words constant text := private.clean_text(lead_inbox.q, 100, 'q', 'The search');
  acts boolean;
  found uuid[];
  after_at timestamptz;
  after_id uuid;
begin
  if lead_inbox.provider is null or lead_inbox.provider not in (select private.my_providers()) then
    raise exception using errcode = 'PT403', message = 'This company is not yours', hint = 'Sign in with an account of the company.';
  elsif lead_inbox.tab is null or lead_inbox.tab <> all (tabs) then
    perform private.refuse('tab', 'There is no such tab', 'Choose new, answered, quoted, contact, won or lost.');
  end if;
  acts := lead_inbox.provider in (select private.acting_providers());
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
             'items', coalesce(jsonb_agg(private.lead_row(page.r, acts) order by page.place) filter (where page.place <= wanted), '[]'),
             'next', case when count(*) > wanted then (
                       select jsonb_build_object('activity_at', (p.r).activity_at, 'id', (p.r).id) from page as p where p.place = wanted) end)
      from page);
end
$$;

revoke execute on function private.find_leads(uuid, text), private.counted_lines(jsonb), private.lead_row(public.quote_requests, boolean),
  public.lead_inbox(uuid, text, text, jsonb, integer) from public, anon, authenticated;
grant execute on function public.lead_inbox(uuid, text, text, jsonb, integer) to authenticated;
