-- A page that a mail leads to says at once what its link stands for, instead of offering what was done already.

-- What the link of such a mail stands for, before anything is changed: { list or kind, status }, where 'waiting' can be confirmed,
-- 'subscribed' can be ended and 'unsubscribed' has been. Null for a link that is unknown, was used to confirm or is too old for it.
create function public.newsletter_link(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('list', s.list, 'status', 'waiting')
    from public.newsletter_subscriptions as s
   where s.confirm_hash = private.token_hash(newsletter_link.token) and s.confirm_sent_at > now() - interval '7 days'
  union all
  select jsonb_build_object('list', s.list, 'status', case when s.unsubscribed_at is null then 'subscribed' else 'unsubscribed' end)
    from public.newsletter_subscriptions as s
   where s.unsubscribe_key::text = lower(btrim(newsletter_link.token))
  union all
  select jsonb_build_object('kind', c.kind, 'status', case when c.stopped_at is null then 'subscribed' else 'unsubscribed' end)
    from private.mail_choices as c
   where c.unsubscribe_key::text = lower(btrim(newsletter_link.token))
$$;
revoke execute on function public.newsletter_link(text) from public, anon, authenticated;
grant execute on function public.newsletter_link(text) to anon, authenticated, service_role;
