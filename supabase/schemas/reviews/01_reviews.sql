-- Reviews of finished work, and the public log that keeps every rating honest: one entry for each review that appears,
-- disappears or comes back, each carrying the hash of the entry before it. Anybody can read the log and compute it again.

create table public.reviews (
  -- Made by the client, so that a review whose answer was lost can be sent again.
  id uuid primary key,
  -- One for each finished request: nobody reviews work that was never done, and nobody does it twice.
  request_id uuid not null unique references public.quote_requests (id),
  provider_id uuid not null references public.providers (id),
  -- 'Marie T., Laval'; null once the account is gone, or where no name was given.
  author text check (length(author) between 1 and 200),
  rating smallint not null check (rating between 1 and 5),
  on_time smallint check (on_time between 1 and 5),
  on_budget smallint check (on_budget between 1 and 5),
  tidy smallint check (tidy between 1 and 5),
  -- Null once erased. The log holds a salted hash only, so that it stays valid and says nothing about the words.
  body text check (length(body) between 20 and 4000),
  salt text default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  locale text not null check (locale in ('en', 'fr')),
  status text not null default 'published' check (status in ('published', 'removed', 'held', 'refused')),
  -- Why it was removed or refused: a word of a closed list, because the log publishes it for good.
  reason text check (reason in ('spam', 'abuse', 'private', 'not_customer', 'other')),
  created_at timestamptz not null default now(),
  -- What stood at the button: which terms and which privacy page, in which language.
  notice text references public.consent_texts (id),
  check ((body is null) = (salt is null)),
  check (body is not null or status = 'removed'),
  check (reason is null or status in ('removed', 'refused')),
  -- Who says that the work was done; null where it was written before that was kept.
  proof text check (proof in ('both', 'homeowner', 'staff')),
  -- Why it waited before it counted.
  hold text[] not null default '{}' check (hold <@ '{too_soon,new_contact,same_network,burst,repeat,related}'),
  -- Since when it counts, and stands in the public log; null while it waits and when it was refused.
  published_at timestamptz default now(),
  -- What the author says to that, once.
  answer text check (length(answer) between 3 and 1000),
  constraint published_ones_have_a_date check (published_at is not null or status <> 'published')
);
call private.classify('public.reviews', 'identity', 'author');
call private.classify('public.reviews', 'content', 'body answer');
call private.classify('public.reviews', 'secret', 'salt');
call private.classify('public.reviews', 'record', 'id request_id provider_id rating on_time on_budget tidy locale status reason created_at proof hold published_at');
call private.classify('public.reviews', 'consent', 'notice');
create index reviews_notice_idx on public.reviews (notice);
insert into private.personal_data (table_name, place, belongs, on_deletion, also, remains) values
  ('public.reviews', 41, 'person.account is not null and t.request_id = any (person.requests)', 'erase',
   'status = ''removed'', reason = coalesce(t.reason, ''private'')',
   'the stars and, in the public log, the salted hash of the words, so that the log can still be checked');
create index reviews_provider_idx on public.reviews (provider_id, created_at desc, id desc) where status = 'published';
create index reviews_held_idx on public.reviews (created_at, id) where status = 'held';

create table public.review_log (
  provider_id uuid not null references public.providers (id),
  seq integer not null check (seq > 0),
  event text not null check (event in ('publish', 'remove', 'restore')),
  -- No foreign key: the log outlives what it tells about.
  review_id uuid not null,
  rating smallint not null,
  body_hash text not null,
  reason text,
  at timestamptz not null,
  prev_hash text not null,
  hash text not null,
  primary key (provider_id, seq)
);
call private.classify('public.review_log', 'record', 'provider_id seq event review_id rating body_hash reason at prev_hash hash');
create index review_log_review_idx on public.review_log (review_id);

-- A review stays as it was written. It may be published once, be removed and restored, lose its author, and lose its words for good.
create function private.keep_review() returns trigger
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
create trigger reviews_are_kept before update or delete on public.reviews for each row execute function private.keep_review();

create function private.refuse_log_rewrite() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT409', message = 'The log of reviews is append-only', hint = 'Add an entry instead.';
end
$$;
create trigger review_log_is_append_only before update or delete or truncate on public.review_log
  for each statement execute function private.refuse_log_rewrite();

create function private.review_text_hash(salt text, body text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(salt || body, 'UTF8')), 'hex')
$$;

create function private.log_time(at timestamptz) returns text
language sql stable set search_path = '' as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

-- The same text is hashed by the profile page (verifyChain). No part can hold a '|', so two entries never share a text.
create function private.review_log_hash(entry public.review_log) returns text
language sql stable set search_path = '' as $$
  select encode(sha256(convert_to(concat_ws('|', entry.prev_hash, entry.provider_id, entry.seq, entry.event, entry.review_id,
           entry.rating, entry.body_hash, coalesce(entry.reason, ''), private.log_time(entry.at)), 'UTF8')), 'hex')
$$;

-- Writes what happened to a review into the log of its company. The company's row is the queue: two writers never continue
-- the same entry.
create function private.append_review_log() returns trigger
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
create trigger review_published after insert on public.reviews for each row
  when (new.status = 'published') execute function private.append_review_log();
create trigger review_moved after update of status on public.reviews for each row
  when (old.status <> new.status and 'published' in (old.status, new.status)) execute function private.append_review_log();

-- Every rating that counts, as sums of stars and numbers of reviews: imported ones, and every review that stands.
create view private.rating_sources as
  select provider_id, true as imported, rating::numeric * review_count as stars, review_count as reviews
    from public.provider_rating_base
  union all
  select provider_id, false, rating::numeric, 1 from public.reviews where status = 'published';
revoke all on private.rating_sources from public, anon, authenticated;

create trigger reviews_inserted after insert on public.reviews
  referencing new table as new_rows for each statement execute function private.project_changed_details();
create trigger reviews_updated after update on public.reviews
  referencing old table as old_rows new table as new_rows for each statement execute function private.project_changed_details();

create function private.is_reviewed(request_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.reviews as v where v.request_id = is_reviewed.request_id)
$$;

revoke execute on function private.keep_review(), private.refuse_log_rewrite(), private.review_text_hash(text, text),
  private.log_time(timestamptz), private.review_log_hash(public.review_log), private.append_review_log(), private.is_reviewed(uuid)
  from public, anon, authenticated;

-- Visitors and staff read both through functions, which leave out who asked for the work.
alter table public.reviews enable row level security;
alter table public.review_log enable row level security;
revoke all on public.reviews, public.review_log from public, anon, authenticated;
grant all on public.reviews, public.review_log to service_role;
