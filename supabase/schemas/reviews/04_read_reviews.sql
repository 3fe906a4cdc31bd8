-- What visitors read of reviews: the list of a company, and the log behind its rating.

-- The rating as the directory shows it, and the imported part of it.
create function private.shown_rating(provider uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'shown', jsonb_build_object('rating', s.rating, 'review_count', s.review_count),
    'base', (select jsonb_build_object('rating', b.rating, 'review_count', b.review_count, 'source', b.source)
               from public.provider_rating_base as b where b.provider_id = s.id))
    from public.services as s where s.id = shown_rating.provider
$$;

-- A review as everybody sees it. With the salt a reader can check that the words are the ones in the log.
create function private.review_json(v public.reviews) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', v.id, 'author', v.author, 'rating', v.rating, 'on_time', v.on_time, 'on_budget', v.on_budget, 'tidy', v.tidy,
    'body', v.body, 'salt', v.salt, 'locale', v.locale, 'created_at', v.created_at, 'proof', v.proof,
    'reply', (select jsonb_build_object('body', r.body, 'created_at', r.created_at)
                from public.review_replies as r where r.review_id = v.id))
$$;

-- The reviews of a company that stand: { items, histogram: [5 stars, 4, 3, 2, 1], shown, base, can_reply, next }. Null for
-- who is not in the directory.
-- sort: 'newest', 'highest' or 'lowest', newest first among equals. after: `next` of the page before; null at the end.
create function public.provider_reviews(provider uuid, sort text default 'newest', after jsonb default null, page_size integer default 10)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  size constant integer := least(greatest(coalesce(page_size, 10), 1), 50);
  -- Multiplied by the stars it orders by them, either way or not at all.
  way constant integer := case sort when 'highest' then -1 when 'lowest' then 1 else 0 end;
  rated constant jsonb := private.shown_rating(provider);
  after_stars integer;
  after_at timestamptz;
  after_id uuid;
  listed jsonb;
begin
  if rated is null then
    return null;
  end if;
  begin
    select (after ->> 'rating')::integer * way, (after ->> 'at')::timestamptz, (after ->> 'id')::uuid into after_stars, after_at, after_id;
  exception when others then
    after_id := null;
  end;

  select jsonb_agg(jsonb_build_object('at', private.log_time((page.v).created_at), 'review', private.review_json(page.v)) order by page.place)
    into listed
    from (select v, row_number() over (order by v.rating * way, v.created_at desc, v.id desc) as place
            from public.reviews as v
           where v.provider_id = provider and v.status = 'published'
             and (after_id is null or v.rating * way > after_stars
                  or (v.rating * way = after_stars and (v.created_at, v.id) < (after_at, after_id)))
           order by place limit size + 1) as page;

  return rated || jsonb_build_object(
    'items', (select coalesce(jsonb_agg(entry.value -> 'review' order by entry.place), '[]')
                from jsonb_array_elements(listed) with ordinality as entry (value, place) where entry.place <= size),
    'next', case when jsonb_array_length(listed) > size then
              jsonb_build_object('rating', listed -> (size - 1) -> 'review' -> 'rating', 'at', listed -> (size - 1) -> 'at',
                                 'id', listed -> (size - 1) -> 'review' -> 'id') end,
    'histogram', (select jsonb_agg(coalesce(counted.n, 0) order by stars desc)
                    from generate_series(1, 5) as stars
                    left join (select v.rating, count(*) as n from public.reviews as v
                                where v.provider_id = provider and v.status = 'published' group by v.rating) as counted
                      on counted.rating = stars),
    'can_reply', provider in (select private.acting_providers('{owner,manager}')));
end
$$;

-- The log of a company, oldest entry first, 2,000 at a time: { entries: [{ seq, event, review_id, rating, body_hash, reason, at,
-- prev_hash, hash }], more, shown, base }. `at` is written as it is hashed. Null for who is not in the directory.
-- after_seq: the last entry that was read.
create function public.review_chain(provider uuid, after_seq integer default 0) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.shown_rating(review_chain.provider) || (
    select jsonb_build_object(
      'entries', coalesce(jsonb_agg(to_jsonb(l) - '{provider_id,place}'::text[] || jsonb_build_object('at', private.log_time(l.at)) order by l.seq)
                            filter (where l.place <= 2000), '[]'),
      'more', count(*) > 2000)
      from (select known.*, row_number() over (order by known.seq) as place from public.review_log as known
             where known.provider_id = review_chain.provider and known.seq > coalesce(after_seq, 0)
             order by known.seq limit 2001) as l)
$$;

-- Whether the log of a company is whole, and the reviews that stand are the ones it leaves standing, with their words. One that waits
-- or was refused is not in it.
-- The page checks the log by itself; this is for who checks without it, and compares the words as well, which no browser can.
create function public.verify_review_chain(provider uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  with log as (
    select l, l.seq, l.event, l.review_id, l.rating, l.body_hash, l.hash, l.prev_hash,
           lag(l.hash) over (order by l.seq) as hash_before,
           row_number() over (order by l.seq) as place,
           lag(l.event) over (partition by l.review_id order by l.seq) as event_before,
           lead(l.seq) over (partition by l.review_id order by l.seq) is null as is_last
      from public.review_log as l where l.provider_id = verify_review_chain.provider
  )
  select not exists (
           select from log
            where hash <> private.review_log_hash(l) or prev_hash <> coalesce(hash_before, 'genesis') or seq <> place
               or event_before is distinct from case event when 'publish' then null when 'restore' then 'remove' else event_before end
               or (event = 'remove' and coalesce(event_before, 'remove') = 'remove'))
     and not exists (
           select from (select * from log where is_last) as final
             full join (select * from public.reviews as known where known.provider_id = verify_review_chain.provider) as v
               on v.id = final.review_id
            where v.id is null or (final.review_id is null) <> (v.published_at is null) or v.rating <> final.rating
               or (v.status = 'published') <> coalesce(final.event <> 'remove', false)
               or private.review_text_hash(v.salt, v.body) <> final.body_hash)
$$;

revoke execute on function private.shown_rating(uuid), private.review_json(public.reviews), public.provider_reviews(uuid, text, jsonb, integer),
  public.review_chain(uuid, integer), public.verify_review_chain(uuid) from public, anon, authenticated;
grant execute on function public.provider_reviews(uuid, text, jsonb, integer), public.review_chain(uuid, integer),
  public.verify_review_chain(uuid) to anon, authenticated, service_role;
