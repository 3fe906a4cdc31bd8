-- The search of an inbox masks only names that may hold a way to reach somebody, also one that is spelled in words.

-- Whether `mask_contacts` may find something in words. Thousands of short names are told apart faster than masked.
create function private.may_hold_contact(words text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return words ~* '[@.]|:/|\m(dot|point)\M' or regexp_count(words, '\d') >= 8;
end
$$;
revoke execute on function private.may_hold_contact(text) from public, anon, authenticated;

-- The requests to a company that hold the words, in the service, the trade, the area or the name of somebody it may know; or the
-- one that has them as its reference.
create or replace function private.find_leads(provider uuid, words text) returns uuid[]
language sql stable set search_path = '' as $$
  with asked as (
    select private.fold(private.search_key(find_leads.words)) as term, upper(replace(find_leads.words, ' ', '')) as reference,
           find_leads.provider in (select private.acting_providers()) as acts
  ), listed as (
    select r.id, translate(concat_ws(chr(10), case when (r.connected_at is not null and asked.acts) or not private.may_hold_contact(p.service_name) then p.service_name
                                                   else private.mask_contacts(p.service_name) end, p.category, left(p.postal_code, 3), k.name), chr(30), '') as words
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
