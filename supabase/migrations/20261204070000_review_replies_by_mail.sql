-- Who wrote a review hears that the company answered it.

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

revoke execute on function private.mail_replied(public.reviews) from public, anon, authenticated;

create or replace function public.reply_to_review(review_id uuid, body text) returns jsonb
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
    raise exception using errcode = 'PT403', message = 'Only an owner or manager of the company may answer',
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
    raise exception using errcode = 'PT409', message = 'This review has an answer already', hint = 'Reload to see it. There is one for each review.';
  end if;
  return jsonb_build_object('body', reply.body, 'created_at', reply.created_at);
end
$$;
