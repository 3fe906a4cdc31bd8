-- What homeowners really paid for a trade: tax left out, the middle eight tenths, in cents. Null below 20 accepted quotes,
-- so that nobody can tell one job from it.
create function public.accepted_quote_range(category text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when count(*) >= 20 then jsonb_build_object(
           'count', count(*),
           'low_cents', round(percentile_cont(0.1) within group (order by q.subtotal_cents)),
           'high_cents', round(percentile_cont(0.9) within group (order by q.subtotal_cents))) end
    from public.quotes as q
    join public.quote_requests as r on r.id = q.request_id
    join public.providers as c on c.id = r.provider_id
   where q.status = 'accepted' and c.primary_category = accepted_quote_range.category
$$;
revoke execute on function public.accepted_quote_range(text) from public, anon, authenticated;
grant execute on function public.accepted_quote_range(text) to anon, authenticated, service_role;
