-- Writing a review: by whoever asked for the work, once the work is marked as completed.

-- 'Marie Tremblay' of Laval is 'Marie T., Laval'. Null where the name is none that people are called by.
create function private.review_author(name text, city text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  words constant text[] := regexp_split_to_array(btrim(coalesce(name, '')), '\s+');
  called text;
begin
  -- Accounts without a name are known by their address, which is nobody's business.
  if words[1] = '' or strpos(name, '@') > 0 then
    return null;
  end if;
  called := left(words[1], 40);
  if cardinality(words) > 1 then
    called := called || ' ' || upper(left(words[cardinality(words)], 1)) || '.';
  end if;
  return called || coalesce(', ' || city, '');
end
$$;

-- The city a reviewer gives, or null. It is published, so it is no place for an address or a link.
create function private.clean_city(value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  city constant text := private.clean_text(value, 80, 'city', 'The city');
begin
  if city ~ '[@/<>]|www\.' then
    perform private.refuse('city', 'That is not the name of a city', 'Enter the city alone, such as Laval, or leave it empty.');
  end if;
  return city;
end
$$;

-- The request that a review is about, locked. Raises PT404, PT403 and PT409 as submit_review says.
create function private.reviewable_request(request_id uuid, token text) returns public.quote_requests
language plpgsql volatile set search_path = '' as $$
declare
  request public.quote_requests;
begin
  select * into request from public.quote_requests as r where r.id = reviewable_request.request_id and r.sent_at is not null for update;
  if request.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such request', hint = 'Open it again from your requests.';
  elsif not private.is_requester(request.project_id, reviewable_request.token) then
    raise exception using errcode = 'PT403', message = 'This request is not yours',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  elsif request.status <> 'completed' then
    raise exception using errcode = 'PT409', message = 'Only finished work can be reviewed', hint = 'Mark the work as completed first.';
  elsif private.is_own_company(request.provider_id, request.project_id) then
    raise exception using errcode = 'PT403', message = 'You cannot review your own company', hint = 'Ask your customers for a review.';
  end if;
  perform private.require_confirmed(request.project_id);
  return request;
end
$$;

-- Takes a review of finished work under the id that the client made: { id, status, author, rating, created_at, hold }. It is published,
-- or held for the reasons in `hold`, which its author is told. The same id again by the same person stores nothing twice.
-- review: { id, request_id, token?, rating, on_time?, on_budget?, tidy?, body, city?, locale, notice }; stars are 1 to 5, the body has
-- 20 to 4,000 characters. The author is the first name and an initial of the contact, with the city as given.
-- Raises PT422 with the field in detail, PT403 for anybody but the requester, for the company itself and while the requester's
-- address is not confirmed, PT404 for an unknown
-- request, PT409 for work that is not finished or was reviewed already.
create function public.submit_review(review jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  new_id constant uuid := private.clean_uuid(review ->> 'id', 'id', 'The id of the review');
  request constant public.quote_requests := private.reviewable_request(
    private.clean_uuid(review ->> 'request_id', 'request_id', 'The id of the request'), nullif(review ->> 'token', ''));
  v public.reviews;
  holds text[];
begin
  perform private.leave_trace(request.project_id);
  select * into v from public.reviews as known where known.request_id = request.id;
  if v.id is null then
    v.rating := private.clean_number(review ->> 'rating', 1, 5, 'rating', 'The rating');
    v.on_time := private.clean_number(review ->> 'on_time', 1, 5, 'on_time', 'The rating for time');
    v.on_budget := private.clean_number(review ->> 'on_budget', 1, 5, 'on_budget', 'The rating for budget');
    v.tidy := private.clean_number(review ->> 'tidy', 1, 5, 'tidy', 'The rating for tidiness');
    v.body := private.clean_text(review ->> 'body', 4000, 'body', 'The review', true);
    if v.rating is null then
      perform private.refuse('rating', 'A rating is missing', 'Choose one to five stars.');
    elsif coalesce(length(v.body), 0) < 20 then
      perform private.refuse('body', 'The review is shorter than 20 characters', 'Say what was done and how it went.');
    end if;
    -- Two reviews of one company at once see each other.
    perform from public.providers as c where c.id = request.provider_id for no key update;
    holds := private.review_holds(request);
    insert into public.reviews (id, request_id, provider_id, author, rating, on_time, on_budget, tidy, body, locale, notice,
                                proof, hold, status, published_at)
    values (new_id, request.id, request.provider_id,
            private.review_author((select k.name from public.quote_request_contacts as k where k.project_id = request.project_id),
                                  private.clean_city(review ->> 'city')),
            v.rating, v.on_time, v.on_budget, v.tidy, v.body, case when review ->> 'locale' = 'fr' then 'fr' else 'en' end,
            private.required_notice(review ->> 'notice'), private.review_proof(request.id), holds,
            case when cardinality(holds) > 0 then 'held' else 'published' end, case when cardinality(holds) = 0 then now() end)
    on conflict (id) do nothing returning * into v;
    if v.status = 'held' then
      perform private.mail_author(v);
    elsif v.id is not null then
      perform private.mail_reviewed(v);
    end if;
  end if;
  if v.id is distinct from new_id then
    raise exception using errcode = 'PT409', message = 'This work already has a review', hint = 'Reload to see it. There is one for each job.';
  end if;
  return jsonb_build_object('id', v.id, 'status', v.status, 'author', v.author, 'rating', v.rating, 'created_at', v.created_at,
                            'hold', to_jsonb(v.hold));
end
$$;

revoke execute on function private.review_author(text, text), private.clean_city(text),
  private.reviewable_request(uuid, text), public.submit_review(jsonb)
  from public, anon, authenticated;
grant execute on function public.submit_review(jsonb) to anon, authenticated, service_role;
