-- Reviews that wait: what their author reads and says, and how they begin to count.

-- What staff wrote about why, behind the ground that a decision about a review begins with; null for nothing.
create function private.written_reason(reason text) returns text
language sql immutable set search_path = '' as $$
  select nullif(regexp_replace(reason, '^(spam|abuse|private|not_customer|other)(: |$)', ''), '')
$$;

-- The review of a request as its author sees it, null when there is none: { id, status, hold, reason, explanation, answer }. `reason` is the
-- ground of what took it away, `explanation` what staff wrote about it.
create function private.own_review_json(request_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', v.id, 'status', v.status, 'hold', to_jsonb(v.hold), 'reason', v.reason, 'answer', v.answer,
           'explanation', case when v.status in ('removed', 'refused') then (
             select private.written_reason(d.reason) from private.staff_decisions as d
              where d.target_kind = 'review' and d.target_id = v.id and d.decision in ('remove', 'erase', 'refuse') order by d.id desc limit 1) end)
    from public.reviews as v where v.request_id = own_review_json.request_id
$$;

-- Tells the author that a review waits, that it counts now, or that it was refused.
create function private.mail_author(v public.reviews) returns void
language plpgsql volatile set search_path = '' as $$
declare
  request public.quote_requests;
begin
  select * into request from public.quote_requests as r where r.id = v.request_id;
  if v.status = 'held' then
    perform private.mail_requester(request, 'review_held', format('review_held/%s', v.id), jsonb_build_object('reasons', to_jsonb(v.hold)));
  else
    perform private.mail_requester(request, 'review_published', format('review_published/%s/%s', v.id, v.status), jsonb_build_object('status', v.status));
  end if;
end
$$;

-- Tells the owners and estimators of the company that a review counts.
create function private.mail_reviewed(v public.reviews) returns void
language plpgsql volatile set search_path = '' as $$
declare
  request public.quote_requests;
begin
  select * into request from public.quote_requests as r where r.id = v.request_id;
  perform private.mail_provider(request, 'review_published', jsonb_build_object('status', 'new', 'link', '/services/' || v.provider_id));
end
$$;

-- Makes a held or refused review count, which writes it into the public log.
create function private.publish_review(review_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v public.reviews;
begin
  update public.reviews as known set status = 'published', reason = null, published_at = now()
   where known.id = publish_review.review_id and known.status in ('held', 'refused') returning * into v;
  if found then
    perform private.mail_author(v);
    perform private.mail_reviewed(v);
  end if;
end
$$;

-- Publishes up to `batch` reviews that waited for time alone and have waited for a day. Returns how many.
create function private.due_held_reviews(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  late uuid;
  released integer := 0;
begin
  for late in
    select v.id from public.reviews as v
     where v.status = 'held' and v.created_at <= at - interval '24 hours' and v.hold <@ '{too_soon,new_contact}'
     order by v.created_at, v.id limit batch for update skip locked
  loop
    perform private.publish_review(late);
    released := released + 1;
  end loop;
  return released;
end
$$;

-- What the author of a held review says to the reasons, once, and what own_review_json says of it. A person reads it before deciding.
-- The same again stores nothing twice.
-- Raises PT404 for anybody else's review and an unknown one, PT409 for one that does not wait or was answered, PT422 on 'body'.
create function public.answer_hold(review_id uuid, body text, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v public.reviews;
  words constant text := private.clean_text(answer_hold.body, 1000, 'body', 'The answer', true);
begin
  select * into v from public.reviews as known where known.id = answer_hold.review_id for update;
  if v.id is null or not exists (select from public.quote_requests as r
                                  where r.id = v.request_id and private.is_requester(r.project_id, answer_hold.token)) then
    raise exception using errcode = 'PT404', message = 'There is no such review', hint = 'Open it again from your requests.';
  elsif coalesce(length(words), 0) < 3 then
    perform private.refuse('body', 'The answer is empty', 'Write what we should know.');
  elsif v.answer is distinct from words and (v.answer is not null or v.status <> 'held') then
    raise exception using errcode = 'PT409', message = 'This review can no longer be answered', hint = 'Reload to see what was decided.';
  end if;
  update public.reviews as known set answer = words where known.id = v.id and known.answer is null;
  return private.own_review_json(v.request_id);
end
$$;

revoke execute on function private.written_reason(text), private.own_review_json(uuid), private.mail_author(public.reviews), private.mail_reviewed(public.reviews),
  private.publish_review(uuid), private.due_held_reviews(timestamptz, integer), public.answer_hold(uuid, text, text) from public, anon, authenticated;
grant execute on function public.answer_hold(uuid, text, text) to anon, authenticated, service_role;
