-- What happens to a review after it was published: the company answers, readers report, staff decides.

create table public.review_replies (
  review_id uuid primary key references public.reviews (id),
  provider_id uuid not null references public.providers (id),
  body text not null check (length(body) between 2 and 2000),
  created_at timestamptz not null default now()
);
call private.classify('public.review_replies', 'content', 'body');
call private.classify('public.review_replies', 'record', 'review_id provider_id created_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.review_replies', 40, 'person.account is not null and t.review_id in (select v.id from public.reviews as v where v.request_id = any (person.requests))', 'delete');
create index review_replies_provider_idx on public.review_replies (provider_id);

-- Whatever somebody finds wrong on the site, for staff to look at.
create table public.reports (
  id uuid primary key,
  -- Null for a guest, and after the account was deleted.
  reporter_id uuid references auth.users (id) on delete set null,
  target_kind text not null check (target_kind in ('review', 'provider', 'material', 'deal', 'message')),
  target_id uuid not null,
  reason text not null check (reason in ('spam', 'abuse', 'private', 'not_customer', 'other')),
  body text check (length(body) <= 2000),
  status text not null default 'open' check (status in ('open', 'actioned', 'dismissed')),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  check ((status = 'open') = (closed_at is null))
);
call private.classify('public.reports', 'identity', 'reporter_id');
call private.classify('public.reports', 'content', 'body');
call private.classify('public.reports', 'record', 'id target_kind target_id reason status created_at closed_at');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains) values
  ('public.reports', 42, 't.reporter_id = person.account', 'erase',
   'that something was reported, and what was decided');
create index reports_target_idx on public.reports (target_id) where status = 'open';
create index reports_reporter_idx on public.reports (reporter_id);

-- Tells the author of a review that the company answered it: once, whatever becomes of the answer, and without its words.
create function private.mail_replied(v public.reviews) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('review_reply/%s', (mail_replied.v).id), 'review_reply', k.email, p.locale,
           jsonb_build_object('service', private.mailed_service(p, c, p.locale), 'provider', c.trade_name,
                              'link', '/services/' || c.id || '#reviews'))
    from public.quote_requests as r
    join public.projects as p on p.id = r.project_id
    join public.quote_request_contacts as k on k.project_id = p.id
    join public.providers as c on c.id = r.provider_id
   where r.id = (mail_replied.v).request_id
$$;

-- Answers a review for its company, which its author is told: { body, created_at }. There is one answer; the same again stores nothing twice.
-- Raises PT403 for anybody but an owner or manager of the company, PT404 for a review that does not stand, PT409 for a second
-- answer, PT422 on 'body'.
create function public.reply_to_review(review_id uuid, body text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v public.reviews;
  reply public.review_replies;
  words constant text := private.clean_text(reply_to_review.body, 2000, 'body', 'The answer', true);
begin
  select * into v from public.reviews as known where known.id = reply_to_review.review_id and known.status = 'published';
  if v.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such review', hint = 'Reload the page; it may have been removed.';
  elsif v.provider_id not in (select private.acting_providers('{owner,manager}')) then
    perform private.refuse_inactive_company(v.provider_id);
    raise exception using errcode = 'PT403', message = 'Only an owner or estimator of the company may answer',
      hint = 'Sign in with an account of the company.';
  elsif coalesce(length(words), 0) < 2 then
    perform private.refuse('body', 'The answer is empty', 'Write what readers should know.');
  end if;
  insert into public.review_replies as r (review_id, provider_id, body) values (v.id, v.provider_id, words)
  on conflict on constraint review_replies_pkey do nothing;
  if found then
    perform private.mail_replied(v);
  end if;
  select * into strict reply from public.review_replies as r where r.review_id = v.id;
  if reply.body <> words then
    raise exception using errcode = 'PT409', message = 'This review already has an answer', hint = 'Reload to see it. There is one for each review.';
  end if;
  return jsonb_build_object('body', reply.body, 'created_at', reply.created_at);
end
$$;

-- Tells staff what is wrong with a review, a company, or a message of the other side of a request: { id }. By an account or a guest, about a
-- message by the two sides alone, at most 10 in an hour; the same id again stores nothing twice.
-- report: { id, target_kind: 'review' | 'provider' | 'message', target_id, reason: 'spam' | 'abuse' | 'private' | 'not_customer' | 'other', body? };
-- token: of the private link of a guest who reports a message.
-- Raises PT404 for a review that does not stand, a company that is not live and a message of others, PT403 for the own company and side, PT409
-- for somebody else's id,
-- PT422 with the field in detail, PT429.
create function public.submit_report(report jsonb, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  new_id constant uuid := private.clean_uuid(report ->> 'id', 'id', 'The id of the report');
  kind constant text := coalesce(report ->> 'target_kind', '');
  reported constant uuid := private.clean_uuid(report ->> 'target_id', 'target_id', 'The id of what is reported');
  why constant text := coalesce(report ->> 'reason', '');
  words constant text := private.clean_text(report ->> 'body', 2000, 'body', 'The explanation', true);
  who constant text := coalesce(me::text, private.client_address());
begin
  if kind not in ('review', 'provider', 'message') then
    perform private.refuse('target_kind', 'That cannot be reported', 'Reload the page and try again.');
  elsif why not in ('spam', 'abuse', 'private', 'not_customer', 'other') then
    perform private.refuse('reason', 'You haven’t said what is wrong', 'Choose one of the reasons.');
  elsif why = 'other' and words is null then
    perform private.refuse('body', 'You haven’t said what is wrong', 'Describe it in a few words.');
  elsif kind = 'message' then
    perform private.require_message_of_others(reported, submit_report.token);
  elsif kind = 'provider' then
    if not exists (select from public.providers as p where p.id = reported and p.status = 'approved') then
      raise exception using errcode = 'PT404', message = 'There is no such company', hint = 'Reload the page; it may have left.';
    elsif reported in (select private.my_providers()) then
      raise exception using errcode = 'PT403', message = 'This is your own company', hint = 'Write to support instead.';
    end if;
  elsif not exists (select from public.reviews as v where v.id = reported and v.status = 'published') then
    raise exception using errcode = 'PT404', message = 'There is no such review', hint = 'Reload the page; it may have been removed.';
  end if;
  insert into public.reports (id, reporter_id, target_kind, target_id, reason, body)
  values (new_id, me, kind, reported, why, words) on conflict on constraint reports_pkey do nothing;
  if found then
    perform private.enforce_rate_limit('report/' || coalesce(who, 'guests'), case when who is null then 300 else 10 end, interval '1 hour');
  elsif not exists (select from public.reports as r
                     where r.id = new_id and r.reporter_id is not distinct from me and r.target_id = reported) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another report', hint = 'Reload the page and report it again.';
  end if;
  return jsonb_build_object('id', new_id);
end
$$;

-- What staff decides about a review: { id, status }. Moderators and administrators only.
-- event: 'remove' and 'restore' move it and say so in the public log; 'erase' removes it with its words, its author and its
-- answer for good; 'keep' leaves it as it is; 'remove_reply' takes the company's answer away; 'publish' and 'refuse' end the wait of one
-- that is held, and its author is told. Open reports about it are closed.
-- reason: why it is removed or refused, as in reports. What is so already is a success without another entry in the public log.
-- note: why, in words that are kept with the decision.
create function public.moderate_review(review_id uuid, event text, reason text default null, note text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v public.reviews;
  takes_away constant boolean := coalesce(event in ('remove', 'erase', 'refuse'), false);
begin
  perform private.require_staff('{moderator,admin}');
  if coalesce(event, '') not in ('remove', 'restore', 'erase', 'keep', 'remove_reply', 'publish', 'refuse') then
    perform private.refuse('event', 'That is not one of the decisions', 'Choose remove, restore, erase, keep, remove_reply, publish or refuse.');
  elsif takes_away and coalesce(reason, '') not in ('spam', 'abuse', 'private', 'not_customer', 'other') then
    perform private.refuse('reason', 'The reason is missing', 'Choose spam, abuse, private, not_customer or other.');
  end if;
  select * into v from public.reviews as known where known.id = moderate_review.review_id for update;
  if v.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such review', hint = 'Check its id.';
  elsif event = 'restore' and v.body is null then
    raise exception using errcode = 'PT409', message = 'This review was erased', hint = 'Its words are gone, so it cannot be restored.';
  elsif event <> 'erase' and (event in ('publish', 'refuse')) <> (v.status in ('held', 'refused'))
        and not (event = 'publish' and v.status = 'published') then
    raise exception using errcode = 'PT409', message = format('A review that is %s cannot be decided this way', v.status),
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

revoke execute on function private.mail_replied(public.reviews), public.reply_to_review(uuid, text), public.submit_report(jsonb, text),
  public.moderate_review(uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.submit_report(jsonb, text) to anon, authenticated, service_role;
grant execute on function public.reply_to_review(uuid, text), public.moderate_review(uuid, text, text, text) to authenticated, service_role;

alter table public.review_replies enable row level security;
alter table public.reports enable row level security;
revoke all on public.review_replies, public.reports from public, anon, authenticated;
grant all on public.review_replies, public.reports to service_role;
