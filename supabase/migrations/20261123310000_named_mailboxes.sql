-- A contact has an address of its home now: what is meant is the mailbox.

-- Sends the links of the newest five requests of an address to that address. The answer is the same whether there are any:
-- { sent: true }. Raises PT422 on 'email', PT429 after three in an hour for an address and ten from a client.
create or replace function public.request_links(email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mailbox constant text := private.clean_email(request_links.email);
  client constant text := private.client_address();
  requests jsonb;
  locale text;
begin
  perform private.enforce_rate_limit('links/' || mailbox, 3, interval '1 hour');
  perform private.enforce_rate_limit('links/from/' || coalesce(client, 'guests'), case when client is null then 300 else 10 end, interval '1 hour');
  select jsonb_agg(jsonb_build_object('link', private.mail_link(n.project), 'day', (n.project).created_at::date,
                                      'service', private.mailed_service(n.project, n.provider, (n.project).locale))
                   order by (n.project).created_at desc),
         (array_agg((n.project).locale order by (n.project).created_at desc))[1]
    into requests, locale
    from (select p as project, first.provider
            from public.projects as p
            join public.quote_request_contacts as k on k.project_id = p.id and k.email = mailbox
           cross join lateral (select c as provider from public.quote_requests as r join public.providers as c on c.id = r.provider_id
                                where r.project_id = p.id order by r.created_at, r.id limit 1) as first
           order by p.created_at desc, p.id limit 5) as n;
  if requests is not null then
    perform private.enqueue_mail('request_links/' || gen_random_uuid(), 'request_links', mailbox, locale,
                                 jsonb_build_object('requests', requests));
  end if;
  return jsonb_build_object('sent', true);
end
$$;

-- Every guest project whose contact has the account's confirmed address. Returns how many there were.
create or replace function public.claim_projects() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  mailbox text := private.confirmed_email(auth.uid());
  project public.projects;
  claimed integer := 0;
begin
  for project in
    update public.projects as p set requester_id = auth.uid()
      from public.quote_request_contacts as k
     where k.project_id = p.id and k.email = mailbox and p.requester_id is null
    returning p.*
  loop
    perform private.settle_claim(project);
    claimed := claimed + 1;
  end loop;
  return claimed;
end
$$;
