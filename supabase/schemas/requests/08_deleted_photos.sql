-- What the scheduled function of a hosted project (supabase/functions/remove-photos) asks and says, over the API with the service key.

-- The names of photos in a bucket whose bytes still have to go, those that wait longest first.
create function public.deleted_photos(batch integer default 100, bucket text default 'request-photos') returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(d.name order by d.deleted_at, d.name), '{}')
    from (select * from private.deleted_photos as known where known.bucket = deleted_photos.bucket
           order by known.deleted_at, known.name limit batch) as d
$$;

-- Notes that the bytes of these photos are gone. A name that is not waiting changes nothing.
create function public.forget_deleted_photos(names text[]) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.deleted_photos as d where d.name = any (names)
$$;

revoke execute on function public.deleted_photos(integer, text), public.forget_deleted_photos(text[]) from public, anon, authenticated;
grant execute on function public.deleted_photos(integer, text), public.forget_deleted_photos(text[]) to service_role;
