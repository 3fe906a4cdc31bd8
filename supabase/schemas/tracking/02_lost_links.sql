-- Private links that were lost, and those that others may have.

-- Sends the links of the newest five requests of an address to that address. The answer is the same whether there are any:
-- { sent: true }. Raises PT422 on 'email', PT429 after three in an hour for an address and ten from a client.
create function public.request_links(email text) returns jsonb
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

-- Stops every private link of a project of the caller but the one that the caller came by. Returns how many that were. Raises
-- PT404 for somebody else's project.
create function public.revoke_links(id uuid default null, token text default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  project constant public.projects := private.find_project(revoke_links.id, revoke_links.token);
begin
  if project.id is null then
    raise exception using errcode = 'PT404', message = 'We can’t find a request with this link',
      hint = 'Open the newest link we sent you, in full.';
  end if;
  return private.end_links(project.id, revoke_links.token);
end
$$;

revoke execute on function public.request_links(text), public.revoke_links(uuid, text) from public, anon, authenticated;
grant execute on function public.request_links(text), public.revoke_links(uuid, text) to anon, authenticated, service_role;
