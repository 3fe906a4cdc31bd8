-- What a list shows of its companies beyond their rows.

-- ids: at most a hundred. Answers for those of them that the directory lists: the languages they serve in, whether they are samples,
-- their tagline in { en, fr }, their logo by its name in the bucket 'portfolio', the first picture of their work, the lowest price they state { cents, unit }, the kind of a licence of
-- their trade that was checked and is valid today, and the newest review that stands { text, locale, rating }, its text cut off where a
-- line ends anyway. Numbers of licences, and what is only claimed, stay here. Null for what nobody stated.
-- Runs as its owner, because row security hides statistics from the planner; everything it answers is public.
create function public.service_facts(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  asked constant uuid[] := private.first_items(ids, 100);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', p.id,
             'languages', p.languages,
             'is_sample', p.is_sample,
             'tagline', private.in_both(p.tagline_en, p.tagline_fr),
             'logo', p.logo_path,
             'image', (select i.image_path from public.portfolio_items as i where i.provider_id = p.id order by i.position limit 1),
             'price', (select jsonb_build_object('cents', v.price_cents, 'unit', v.price_unit)
                         from public.provider_services as v where v.provider_id = p.id and v.price_cents > 0
                        order by v.price_cents, v.position limit 1),
             -- The licence of one trade says more than one that every trade has.
             'licence', (select c.kind from public.credentials as c
                          where c.provider_id = p.id and private.is_live(c) and private.is_trade_licence(c)
                          order by c.kind in ('rbq', 'ab_prepaid', 'municipal'), c.kind limit 1),
             'review', (select jsonb_build_object('text', left(r.body, 200), 'locale', r.locale, 'rating', r.rating)
                          from public.reviews as r where r.provider_id = p.id and r.status = 'published'
                         order by r.created_at desc, r.id desc limit 1)) order by p.id), '[]')
      from public.providers as p join public.services as s on s.id = p.id
     where p.id = any (asked) and p.status = 'approved');
end
$$;

revoke execute on function public.service_facts(uuid[]) from public, anon, authenticated;
grant execute on function public.service_facts(uuid[]) to anon, authenticated, service_role;
