-- The six reasons for which a review waits before it counts. They stand beside the reviews of every company, no other
-- signal is used, and only a person decides about what time does not settle.

-- Since when the contact of a project is known to be theirs who asked.
create function private.confirmed_since(project uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select least(p.contact_confirmed_at, case when k.email = private.confirmed_email(u.id) then u.email_confirmed_at end)
    from public.projects as p
    left join public.quote_request_contacts as k on k.project_id = p.id
    left join auth.users as u on u.id = p.requester_id
   where p.id = confirmed_since.project
$$;

-- Whether somebody acted for the company and for the project from one network within 30 days.
create function private.share_network(project uuid, provider uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.traces as asked join private.traces as answered on answered.network = asked.network
     where asked.subject = share_network.project and answered.subject = share_network.provider
       and least(asked.at, answered.at) > now() - interval '30 days')
$$;

-- Whether the same account, mailbox or telephone reviewed the company within 180 days.
create function private.reviewed_lately(request public.quote_requests) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.reviews as v
      join public.quote_requests as r on r.id = v.request_id
      join public.projects as theirs on theirs.id = r.project_id
      join public.projects as mine on mine.id = (reviewed_lately.request).project_id
      left join public.quote_request_contacts as k on k.project_id = theirs.id
      left join public.quote_request_contacts as me on me.project_id = mine.id
     where v.provider_id = (reviewed_lately.request).provider_id and v.request_id <> (reviewed_lately.request).id
       and v.created_at > now() - interval '180 days'
       and (theirs.requester_id = mine.requester_id
            or private.plain_address(k.email) = private.plain_address(me.email)
            or private.plain_phone(k.phone) = private.plain_phone(me.phone)))
$$;

-- The last of several names, in lower case.
create function private.surname(name text) returns text
language sql immutable set search_path = '' as $$
  select lower(substring(btrim(name) from '\s(\S+)$'))
$$;

-- Whether who asked shares a private mail domain with somebody of the company, or a surname with one of them and the postal code of a
-- request that this one made.
create function private.is_related(request public.quote_requests) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.provider_members as m
      join auth.users as u on u.id = m.user_id
      left join public.profiles as f on f.user_id = u.id
      join public.projects as p on p.id = (is_related.request).project_id
      join public.quote_request_contacts as k on k.project_id = p.id
     where m.provider_id = (is_related.request).provider_id
       and (private.private_domain(u.email) = private.private_domain(k.email)
            or (private.surname(f.display_name) = private.surname(k.name)
                and exists (select from public.projects as home where home.requester_id = m.user_id and home.postal_code = p.postal_code))))
$$;

-- Why a review of this request would wait now; empty for most.
create function private.review_holds(request public.quote_requests) returns text[]
language sql stable set search_path = '' as $$
  select array_remove(array[
    case when exists (select from private.jobs as j where j.request_id = (review_holds.request).id and j.hired_at > now() - interval '24 hours')
         then 'too_soon' end,
    case when private.confirmed_since((review_holds.request).project_id) > now() - interval '24 hours' then 'new_contact' end,
    case when private.share_network((review_holds.request).project_id, (review_holds.request).provider_id) then 'same_network' end,
    case when (select count(*) from public.reviews as v
                where v.provider_id = (review_holds.request).provider_id and v.created_at > now() - interval '24 hours') >= 2
         then 'burst' end,
    case when private.reviewed_lately(request) then 'repeat' end,
    case when private.is_related(request) then 'related' end], null)
$$;

-- What stands beside the review of a request about the work: both sides said that it was finished, or wrote a review of work that the
-- company called finished; the homeowner alone, when the company let the time pass; or the staff settled it.
create function private.review_proof(request_id uuid) returns text
language sql stable set search_path = '' as $$
  select case j.completed_by when 'silence_company' then 'homeowner' when 'staff' then 'staff' else 'both' end
    from private.jobs as j where j.request_id = review_proof.request_id
$$;

revoke execute on function private.confirmed_since(uuid), private.share_network(uuid, uuid), private.reviewed_lately(public.quote_requests),
  private.is_related(public.quote_requests), private.surname(text), private.review_holds(public.quote_requests), private.review_proof(uuid)
  from public, anon, authenticated;
