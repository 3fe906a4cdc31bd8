-- Reviews say who confirms the work, wait for six published reasons, and stand in the public log from the moment they count.

alter table public.reviews
  drop constraint reviews_status_check, drop constraint reviews_check2,
  add column proof text check (proof in ('both', 'homeowner', 'staff')),
  add column hold text[] not null default '{}' check (hold <@ '{too_soon,new_contact,same_network,burst,repeat,related}'),
  add column published_at timestamptz,
  add column answer text check (length(answer) between 3 and 1000),
  add constraint reviews_status_check check (status in ('published', 'removed', 'held', 'refused')),
  add constraint reviews_check2 check (reason is null or status in ('removed', 'refused'));
call private.classify('public.reviews', 'content', 'answer');
call private.classify('public.reviews', 'record', 'proof hold published_at');
create index reviews_held_idx on public.reviews (created_at, id) where status = 'held';

-- A review stays as it was written. It may be published once, be removed and restored, lose its author, and lose its words for good.
create or replace function private.keep_review() returns trigger
language plpgsql set search_path = '' as $$
declare
  kept constant text[] := array['status', 'reason', 'author', 'body', 'salt', 'published_at', 'answer'];
begin
  if tg_op = 'DELETE'
     or to_jsonb(new) - kept <> to_jsonb(old) - kept
     or (old.published_at is not null and new.published_at is distinct from old.published_at)
     or (old.answer is not null and new.answer is not null and new.answer <> old.answer)
     or (new.author is not null and new.author is distinct from old.author)
     or (new.body is not null and (new.body is distinct from old.body or new.salt is distinct from old.salt)) then
    raise exception using errcode = 'PT409', message = 'A review cannot be changed after it was written',
      hint = 'Remove it through moderate_review, which says so in the public log.';
  end if;
  return new;
end
$$;

-- Writes what happened to a review into the log of its company. The company's row is the queue: two writers never continue
-- the same entry.
create or replace function private.append_review_log() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  entry public.review_log;
begin
  perform from public.providers as p where p.id = new.provider_id for no key update;
  select l.seq, l.hash into entry.seq, entry.prev_hash
    from public.review_log as l where l.provider_id = new.provider_id order by l.seq desc limit 1;

  entry.provider_id := new.provider_id;
  entry.seq := coalesce(entry.seq, 0) + 1;
  entry.prev_hash := coalesce(entry.prev_hash, 'genesis');
  entry.event := case when new.status = 'removed' then 'remove'
                      when exists (select from public.review_log as l where l.review_id = new.id) then 'restore' else 'publish' end;
  entry.review_id := new.id;
  entry.rating := new.rating;
  entry.body_hash := case when entry.event = 'publish' then private.review_text_hash(new.salt, new.body)
                          else (select l.body_hash from public.review_log as l where l.review_id = new.id order by l.seq limit 1) end;
  entry.reason := new.reason;
  entry.at := clock_timestamp();
  entry.hash := private.review_log_hash(entry);
  insert into public.review_log select entry.*;
  return null;
end
$$;

-- All that were written so far were published at once.
update public.reviews set published_at = created_at;
alter table public.reviews alter column published_at set default now(),
  add constraint published_ones_have_a_date check (published_at is not null or status <> 'published');

drop trigger review_published on public.reviews;
drop trigger review_moved on public.reviews;
create trigger review_published after insert on public.reviews for each row
  when (new.status = 'published') execute function private.append_review_log();
create trigger review_moved after update of status on public.reviews for each row
  when (old.status <> new.status and 'published' in (old.status, new.status)) execute function private.append_review_log();

-- Whether somebody of the company asked for the work, by account, by an address that somebody of it has or had, or by its telephone.
create or replace function private.is_own_company(request public.quote_requests) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.projects as p
      left join public.quote_request_contacts as k on k.project_id = p.id
     where p.id = (is_own_company.request).project_id
       and (exists (select from public.provider_members as m join auth.users as u on u.id = m.user_id
                     where m.provider_id = (is_own_company.request).provider_id
                       and (u.id = p.requester_id or u.id = auth.uid() or private.plain_address(u.email) = private.plain_address(k.email)))
            or exists (select from private.former_members as m
                        where m.provider_id = (is_own_company.request).provider_id and m.address_hash = private.address_hash(k.email))
            or exists (select from public.providers as c
                        where c.id = (is_own_company.request).provider_id and private.plain_phone(c.public_phone) = private.plain_phone(k.phone))))
$$;

-- Takes a review of finished work under the id that the client made: { id, status, author, rating, created_at, hold }. It is published,
-- or held for the reasons in `hold`, which its author is told. The same id again by the same person stores nothing twice.
-- review: { id, request_id, token?, rating, on_time?, on_budget?, tidy?, body, city?, locale, notice? }; stars are 1 to 5, the body has
-- 20 to 4,000 characters. The author is the first name and an initial of the contact, with the city as given.
-- Raises PT422 with the field in detail, PT403 for anybody but the requester, for the company itself and while the requester's
-- address is not confirmed, PT404 for an unknown
-- request, PT409 for work that is not finished or was reviewed already.
create or replace function public.submit_review(review jsonb) returns jsonb
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
            private.clean_notice(review ->> 'notice'), private.review_proof(request.id), holds,
            case when cardinality(holds) > 0 then 'held' else 'published' end, case when cardinality(holds) = 0 then now() end)
    on conflict (id) do nothing returning * into v;
    if v.status = 'held' then
      perform private.mail_author(v);
    elsif v.id is not null then
      perform private.mail_reviewed(v);
    end if;
  end if;
  if v.id is distinct from new_id then
    raise exception using errcode = 'PT409', message = 'This work has a review already', hint = 'Reload to see it. There is one for each job.';
  end if;
  return jsonb_build_object('id', v.id, 'status', v.status, 'author', v.author, 'rating', v.rating, 'created_at', v.created_at,
                            'hold', to_jsonb(v.hold));
end
$$;

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
    update public.reviews as known set status = 'refused', reason = moderate_review.reason where known.id = v.id and known.status = 'held'
    returning * into v;
    if found then
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

-- A review as everybody sees it. With the salt a reader can check that the words are the ones in the log.
create or replace function private.review_json(v public.reviews) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', v.id, 'author', v.author, 'rating', v.rating, 'on_time', v.on_time, 'on_budget', v.on_budget, 'tidy', v.tidy,
    'body', v.body, 'salt', v.salt, 'locale', v.locale, 'created_at', v.created_at, 'proof', v.proof,
    'reply', (select jsonb_build_object('body', r.body, 'created_at', r.created_at)
                from public.review_replies as r where r.review_id = v.id))
$$;

-- Whether the log of a company is whole, and the reviews that stand are the ones it leaves standing, with their words. One that waits
-- or was refused is not in it.
-- The page checks the log by itself; this is for who checks without it, and compares the words as well, which no browser can.
create or replace function public.verify_review_chain(provider uuid) returns boolean
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

-- The six reasons for which a review waits before it counts. They are published (docs/decisions, "How reviews are checked"), no other
-- signal is used, and only a person decides about what time does not settle.

-- Since when the contact of a project is known to be theirs who asked.
create function private.confirmed_since(project uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select least(p.contact_confirmed_at, case when k.email = private.confirmed_email(u.id) then u.email_confirmed_at end)
    from public.projects as p
    left join public.quote_request_contacts as k on k.project_id = p.id
    left join auth.users as u on u.id = p.requester_id
   where p.id = confirmed_since.project
$$;

-- Whether somebody acted for the company and for the project from one network within 30 days.
create function private.share_network(project uuid, provider uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.traces as asked join private.traces as answered on answered.network = asked.network
     where asked.subject = share_network.project and answered.subject = share_network.provider
       and least(asked.at, answered.at) > now() - interval '30 days')
$$;

-- Whether the same account, mailbox or telephone reviewed the company within 180 days.
create function private.reviewed_lately(request public.quote_requests) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.reviews as v
      join public.quote_requests as r on r.id = v.request_id
      join public.projects as theirs on theirs.id = r.project_id
      join public.projects as mine on mine.id = (reviewed_lately.request).project_id
      left join public.quote_request_contacts as k on k.project_id = theirs.id
      left join public.quote_request_contacts as me on me.project_id = mine.id
     where v.provider_id = (reviewed_lately.request).provider_id and v.request_id <> (reviewed_lately.request).id
       and v.created_at > now() - interval '180 days'
       and (theirs.requester_id = mine.requester_id
            or private.plain_address(k.email) = private.plain_address(me.email)
            or private.plain_phone(k.phone) = private.plain_phone(me.phone)))
$$;

-- The last of several names, in lower case.
create function private.surname(name text) returns text
language sql immutable set search_path = '' as $$
  select lower(substring(btrim(name) from '\s(\S+)$'))
$$;

-- Whether who asked shares a private mail domain with somebody of the company, or a surname with one of them and the postal code of a
-- request that this one made.
create function private.is_related(request public.quote_requests) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.provider_members as m
      join auth.users as u on u.id = m.user_id
      left join public.profiles as f on f.user_id = u.id
      join public.projects as p on p.id = (is_related.request).project_id
      join public.quote_request_contacts as k on k.project_id = p.id
     where m.provider_id = (is_related.request).provider_id
       and (private.private_domain(u.email) = private.private_domain(k.email)
            or (private.surname(f.display_name) = private.surname(k.name)
                and exists (select from public.projects as home where home.requester_id = m.user_id and home.postal_code = p.postal_code))))
$$;

-- Why a review of this request would wait now; empty for most.
create function private.review_holds(request public.quote_requests) returns text[]
language sql stable set search_path = '' as $$
  select array_remove(array[
    case when exists (select from private.jobs as j where j.request_id = (review_holds.request).id and j.hired_at > now() - interval '24 hours')
         then 'too_soon' end,
    case when private.confirmed_since((review_holds.request).project_id) > now() - interval '24 hours' then 'new_contact' end,
    case when private.share_network((review_holds.request).project_id, (review_holds.request).provider_id) then 'same_network' end,
    case when (select count(*) from public.reviews as v
                where v.provider_id = (review_holds.request).provider_id and v.created_at > now() - interval '24 hours') >= 2
         then 'burst' end,
    case when private.reviewed_lately(request) then 'repeat' end,
    case when private.is_related(request) then 'related' end], null)
$$;

-- What stands beside the review of a request about the work: both sides said that it was finished, or wrote a review of work that the
-- company called finished; the homeowner alone, when the company let the time pass; or the staff settled it.
create function private.review_proof(request_id uuid) returns text
language sql stable set search_path = '' as $$
  select case j.completed_by when 'silence_company' then 'homeowner' when 'staff' then 'staff' else 'both' end
    from private.jobs as j where j.request_id = review_proof.request_id
$$;

revoke execute on function private.confirmed_since(uuid), private.share_network(uuid, uuid), private.reviewed_lately(public.quote_requests),
  private.is_related(public.quote_requests), private.surname(text), private.review_holds(public.quote_requests), private.review_proof(uuid)
  from public, anon, authenticated;

-- Reviews that wait: what their author reads and says, and how they begin to count.

-- The review of a request as its author sees it, null when there is none: { id, status, hold, reason, answer }.
create function private.own_review_json(request_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', v.id, 'status', v.status, 'hold', to_jsonb(v.hold), 'reason', v.reason, 'answer', v.answer)
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

-- What the author of a held review says to the reasons, once: { id, status, hold, reason, answer }. A person reads it before deciding.
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
    raise exception using errcode = 'PT409', message = 'This review cannot be answered any more', hint = 'Reload to see what was decided.';
  end if;
  update public.reviews as known set answer = words where known.id = v.id and known.answer is null;
  return private.own_review_json(v.request_id);
end
$$;

revoke execute on function private.own_review_json(uuid), private.mail_author(public.reviews), private.mail_reviewed(public.reviews),
  private.publish_review(uuid), private.due_held_reviews(timestamptz, integer), public.answer_hold(uuid, text, text) from public, anon, authenticated;
grant execute on function public.answer_hold(uuid, text, text) to anon, authenticated, service_role;

create or replace function private.request_json(r public.quote_requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'status', r.status, 'reason', r.reason, 'sent_at', r.sent_at, 'connected_at', r.connected_at, 'created_at', r.created_at,
    'provider', jsonb_build_object(
      'id', c.id, 'name', c.trade_name, 'category', c.primary_category, 'rating', s.rating, 'review_count', coalesce(s.review_count, 0),
      'location', coalesce(s.location, concat_ws(', ', c.city, c.province)), 'response_time', c.response_time,
      'verified', coalesce(s.verified, false), 'phone', c.public_phone, 'is_sample', c.is_sample),
    'events', private.events_json(r.id),
    'quote', (select private.quote_json(q) from private.standing_quote(r.id) as q where q.id is not null),
    'visit', private.visit_json(r.id), 'job', private.job_json(r.id),
    'unread', coalesce(r.last_message_side = 'provider' and r.last_message_seq > r.homeowner_read_seq, false),
    'reviewed', private.is_reviewed(r.id), 'review', private.own_review_json(r.id))
    from public.providers as c left join public.services as s on s.id = c.id
   where c.id = r.provider_id
$$;

create or replace view private.staff_waiting as
  select 'applications' as queue, a.id, a.company as title, a.kind as detail, a.status, a.created_at as since
    from public.applications as a where a.status in ('submitted', 'in_review') or (a.status = 'onboarding' and a.kind = 'partner')
  union all
  select 'companies', p.id, p.trade_name, p.primary_category, p.status, coalesce(p.submitted_at, p.updated_at)
    from public.providers as p where p.status in ('submitted', 'in_review')
  union all
  select 'credentials', c.id, p.trade_name, c.kind, c.status, c.claimed_at
    from public.credentials as c join public.providers as p on p.id = c.provider_id
   where c.status = 'claimed' and p.status in ('submitted', 'in_review', 'approved')
  union all
  select 'reviews', v.id, p.trade_name, min(r.reason), v.status, min(r.created_at)
    from public.reports as r
    join public.reviews as v on v.id = r.target_id
    join public.providers as p on p.id = v.provider_id
   where r.status = 'open' and r.target_kind = 'review' group by v.id, p.trade_name
  union all
  select 'reviews', v.id, p.trade_name, v.hold[1], v.status, v.created_at
    from public.reviews as v join public.providers as p on p.id = v.provider_id where v.status = 'held'
  union all
  select 'disputes', r.id, p.trade_name, 'work', r.status, j.objected_at
    from private.jobs as j
    join public.quote_requests as r on r.id = j.request_id
    join public.providers as p on p.id = r.provider_id
   where j.objections >= 2 and j.objected_at is not null and j.completed_by is null and j.cancelled_at is null;

-- The queues that the caller decides about: support settles disputes, moderators decide about everything else, administrators about all.
create or replace function private.staff_queues() returns text[]
language sql stable set search_path = '' as $$
  select case when private.is_staff('{moderator,admin}') then '{applications,companies,credentials,reviews}'::text[] else '{}' end
      || case when private.is_staff('{support,admin}') then '{disputes}'::text[] else '{}' end
$$;

-- What waits: { role, queues: [{ queue, n, oldest }] }, of the queues that the caller decides about.
create or replace function public.staff_counts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
           'role', s.role,
           'queues', (
             select coalesce(jsonb_agg(jsonb_build_object('queue', q.queue, 'n', coalesce(w.n, 0), 'oldest', w.oldest) order by q.place), '[]')
               from unnest(private.staff_queues()) with ordinality as q (queue, place)
               left join (select known.queue, count(*) as n, min(known.since) as oldest from private.staff_waiting as known group by known.queue) as w
                 on w.queue = q.queue))
    from private.staff as s where s.user_id = auth.uid()
$$;

-- What waits in a queue, oldest first, 25 at a time: { items: [{ id, title, detail, status, since }], next }.
-- after: `next` of the page before; null at the end.
create or replace function public.staff_queue(queue text, after jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  after_at timestamptz;
  after_id uuid;
  listed jsonb;
begin
  if not coalesce(queue = any (private.staff_queues()), false) then
    return null;
  end if;
  begin
    after_at := (after ->> 'since')::timestamptz;
    after_id := (after ->> 'id')::uuid;
  exception when others then
    after_id := null;
  end;
  select jsonb_agg(to_jsonb(page) - 'queue' order by page.since, page.id) into listed
    from (select * from private.staff_waiting as w
           where w.queue = staff_queue.queue and (after_id is null or (w.since, w.id) > (after_at, after_id))
           order by w.since, w.id limit 26) as page;
  return jsonb_build_object(
    'items', (select coalesce(jsonb_agg(entry.value order by entry.n), '[]')
                from jsonb_array_elements(listed) with ordinality as entry (value, n) where entry.n <= 25),
    'next', case when jsonb_array_length(listed) > 25 then
              jsonb_build_object('since', listed -> 24 -> 'since', 'id', listed -> 24 -> 'id') end);
end
$$;

create or replace function private.review_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'review', 'title', p.trade_name, 'status', v.status,
    'since', coalesce((select min(r.created_at) from public.reports as r where r.target_id = v.id and r.status = 'open'), v.created_at),
    'facts', private.facts(
      'rating', v.rating::text, 'review', v.body, 'author', v.author, 'holds', array_to_string(v.hold, E'\n'), 'answer', v.answer,
      'reply', (select y.body from public.review_replies as y where y.review_id = v.id),
      'reports', (select string_agg(concat_ws(': ', r.reason, r.body), E'\n' order by r.created_at) from public.reports as r
                   where r.target_id = v.id and r.target_kind = 'review' and r.status = 'open')),
    'related', '[]'::jsonb,
    'decisions', case when v.body is null then '["keep"]' when v.status = 'held' then '["publish", "refuse", "erase"]'
                      when v.status = 'refused' then '["publish", "erase"]' when v.status = 'removed' then '["restore", "erase"]'
                      when exists (select from public.review_replies as y where y.review_id = v.id) then '["keep", "remove", "remove_reply", "erase"]'
                      else '["keep", "remove", "erase"]' end::jsonb)
    from public.reviews as v join public.providers as p on p.id = v.provider_id where v.id = review_item.id
$$;

create or replace function private.dispute_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'dispute', 'title', c.trade_name, 'status', r.status, 'since', coalesce(j.objected_at, j.hired_at),
    'facts', private.facts(
      'service', p.service_name, 'hired_at', to_char(j.hired_at at time zone 'America/Toronto', 'YYYY-MM-DD'),
      'total', (j.agreed_total_cents / 100.0)::numeric(14, 2)::text,
      'days', concat_ws(' – ', j.first_day::text, nullif(j.last_day, j.first_day)::text),
      'homeowner', (select concat_ws(', ', k.name, k.email, k.phone) from public.quote_request_contacts as k where k.project_id = p.id),
      'phone', c.public_phone,
      'timeline', (select string_agg(concat_ws(' · ', to_char(e.at at time zone 'America/Toronto', 'YYYY-MM-DD'), e.actor,
                                               coalesce(e.detail ->> 'code', e.to_status), e.note), E'\n' order by e.id)
                     from public.quote_request_events as e where e.request_id = r.id and e.at >= j.hired_at)),
    'related', '[]'::jsonb,
    'decisions', case when r.status = 'hired' and j.objections >= 2 and j.objected_at is not null then '["completed", "cancelled", "hired"]' else '[]' end::jsonb)
    from private.jobs as j
    join public.quote_requests as r on r.id = j.request_id
    join public.projects as p on p.id = r.project_id
    join public.providers as c on c.id = r.provider_id
   where j.request_id = dispute_item.id and j.objections > 0
$$;

-- One item of a queue, whether it still waits or not: { title, status, since, concerns_me, facts: [{ key, value }], related: [{ queue,
-- id, detail, status }], missing, history: [{ decision, reason, at, mine }], decisions }. Reading it is written down, once an hour.
-- Null when there is none.
create or replace function public.staff_item(queue text, id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  item jsonb;
  target text;
  mine boolean;
begin
  if not coalesce(queue = any (private.staff_queues()), false) then
    return null;
  end if;
  item := case queue when 'applications' then private.application_item(staff_item.id) when 'companies' then private.company_item(staff_item.id)
                     when 'credentials' then private.credential_item(staff_item.id) when 'reviews' then private.review_item(staff_item.id)
                     when 'disputes' then private.dispute_item(staff_item.id) end;
  if item is null then
    return null;
  end if;
  target := item ->> 'kind';
  mine := private.concerns_caller(target, staff_item.id);
  if not exists (select from private.staff_decisions as d
                  where d.target_kind = target and d.target_id = staff_item.id and d.staff_id = auth.uid() and d.decision = 'read'
                    and d.at > now() - interval '1 hour') then
    perform private.log_decision(target, staff_item.id, 'read');
  end if;
  return item - 'kind' || jsonb_build_object(
    'missing', coalesce(item -> 'missing', '[]'), 'concerns_me', mine, 'decisions', case when mine then '[]' else item -> 'decisions' end,
    'history', (select coalesce(jsonb_agg(jsonb_build_object('decision', d.decision, 'reason', d.reason, 'at', d.at, 'mine', coalesce(d.staff_id = auth.uid(), false))
                                          order by d.id), '[]')
                  from private.staff_decisions as d where d.target_kind = target and d.target_id = staff_item.id and d.decision <> 'read'));
end
$$;

revoke execute on function private.facts(text[]), private.application_item(uuid), private.company_item(uuid), private.credential_item(uuid),
  private.review_item(uuid), private.dispute_item(uuid), private.staff_queues(), public.staff_counts(), public.staff_queue(text, jsonb), public.staff_item(text, uuid) from public, anon, authenticated;
grant execute on function public.staff_counts(), public.staff_queue(text, jsonb), public.staff_item(text, uuid) to authenticated;
