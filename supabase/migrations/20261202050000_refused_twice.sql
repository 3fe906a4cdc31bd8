-- A review that is refused a second time, because the first answer got lost, is answered like the first time.

-- What staff decides about a review: { id, status }. Moderators and administrators only.
-- event: 'remove' and 'restore' move it and say so in the public log; 'erase' removes it with its words, its author and its
-- answer for good; 'keep' leaves it as it is; 'remove_reply' takes the company's answer away; 'publish' and 'refuse' end the wait of one
-- that is held, and its author is told. Open reports about it are closed.
-- reason: why it is removed or refused, as in reports. What is so already is a success without another entry in the public log.
-- note: why, in words that are kept with the decision.
create or replace function public.moderate_review(review_id uuid, event text, reason text default null, note text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v public.reviews;
  takes_away constant boolean := coalesce(event in ('remove', 'erase', 'refuse'), false);
begin
  perform private.require_staff('{moderator,admin}');
  if coalesce(event, '') not in ('remove', 'restore', 'erase', 'keep', 'remove_reply', 'publish', 'refuse') then
    perform private.refuse('event', 'That is no decision', 'Choose remove, restore, erase, keep, remove_reply, publish or refuse.');
  elsif takes_away and coalesce(reason, '') not in ('spam', 'abuse', 'private', 'not_customer', 'other') then
    perform private.refuse('reason', 'It is not said why', 'Choose spam, abuse, private, not_customer or other.');
  end if;
  select * into v from public.reviews as known where known.id = moderate_review.review_id for update;
  if v.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such review', hint = 'Check its id.';
  elsif event = 'restore' and v.body is null then
    raise exception using errcode = 'PT409', message = 'This review was erased', hint = 'Its words are gone, so it cannot come back.';
  elsif event <> 'erase' and (event in ('publish', 'refuse')) <> (v.status in ('held', 'refused'))
        and not (event = 'publish' and v.status = 'published') then
    raise exception using errcode = 'PT409', message = format('A review that is %s is not decided about like this', v.status),
      hint = 'Reload to see where it stands now.';
  end if;
  perform private.log_decision('review', v.id, event, concat_ws(': ', case when takes_away then moderate_review.reason end, note));

  if event = 'publish' then
    perform private.publish_review(v.id);
  elsif event = 'refuse' then
    update public.reviews as known set status = 'refused', reason = moderate_review.reason where known.id = v.id and known.status = 'held';
    if found then
      select * into v from public.reviews as known where known.id = v.id;
      perform private.mail_author(v);
    end if;
  elsif takes_away and (v.status = 'published' or (event = 'erase' and v.body is not null)) then
    update public.reviews as known
       set status = 'removed', reason = coalesce(v.reason, moderate_review.reason),
           body = case when event = 'remove' then v.body end, salt = case when event = 'remove' then v.salt end,
           author = case when event = 'remove' then v.author end, answer = case when event = 'remove' then v.answer end
     where known.id = v.id;
  elsif event = 'restore' and v.status = 'removed' then
    update public.reviews as known set status = 'published', reason = null where known.id = v.id;
  end if;
  if event in ('erase', 'remove_reply') then
    delete from public.review_replies as r where r.review_id = v.id;
  end if;
  update public.reports as r
     set status = case when event in ('keep', 'restore') then 'dismissed' else 'actioned' end, closed_at = now()
   where r.target_id = v.id and r.target_kind = 'review' and r.status = 'open';
  return (select jsonb_build_object('id', known.id, 'status', known.status) from public.reviews as known where known.id = v.id);
end
$$;
