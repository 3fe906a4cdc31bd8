-- Newsletters with consent that can be proven (Canada's Anti-Spam Legislation): the sentence somebody agreed to, when and in
-- which language; an address counts only after the link in its mailbox was opened; one link ends it, without an account.

create table public.newsletter_subscriptions (
  email text not null,
  list text not null check (list in ('weekly_deals', 'flyer', 'deals', 'blog')),
  locale text not null check (locale in ('en', 'fr')),
  consent_text_id text not null references public.consent_texts (id),
  consented_at timestamptz not null default now(),
  -- Where the box was checked, such as /weekly-deals.
  source text not null,
  -- Of the link that was mailed last; null once it was used.
  confirm_hash text unique,
  confirm_sent_at timestamptz,
  confirmed_at timestamptz,
  -- Of the link in every newsletter. The link itself is made from the row's key, so that it can be mailed again and again.
  unsubscribe_key uuid not null default gen_random_uuid() unique,
  unsubscribed_at timestamptz,
  primary key (email, list)
);
call private.classify('public.newsletter_subscriptions', 'contact', 'email');
call private.classify('public.newsletter_subscriptions', 'secret', 'confirm_hash unsubscribe_key');
call private.classify('public.newsletter_subscriptions', 'consent', 'list locale consent_text_id consented_at source confirm_sent_at confirmed_at unsubscribed_at');
insert into private.personal_data (table_name, place, belongs, on_deletion, also, remains) values
  ('public.newsletter_subscriptions', 63, 't.email = any (person.addresses)', 'keep',
   'unsubscribed_at = coalesce(t.unsubscribed_at, now()), confirm_hash = null',
   'the address with what it agreed to and when, for three years: proof of consent');

create index newsletter_subscriptions_consent_idx on public.newsletter_subscriptions (consent_text_id);

-- Asks an address to confirm. The answer is the same whether it is known, confirmed, waiting or new: { sent: true }.
-- Nothing is mailed to one that is confirmed already, nor twice within ten minutes.
-- Raises PT422 with the field in detail (email, list, consent), PT429.
create function public.subscribe_newsletter(email text, list text, locale text, consent_text_id text, source text default '/')
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  address constant text := private.clean_email(subscribe_newsletter.email);
  language constant text := case when subscribe_newsletter.locale = 'fr' then 'fr' else 'en' end;
  token constant text := private.new_token();
  is_due boolean;
begin
  if subscribe_newsletter.list not in ('weekly_deals', 'flyer', 'deals', 'blog') or subscribe_newsletter.list is null then
    perform private.refuse('list', 'There is no such newsletter', 'Reload the page and try again.');
  elsif not exists (select from public.consent_texts as t where t.id = subscribe_newsletter.consent_text_id and t.in_force_from <= now()) then
    perform private.refuse('consent', 'The consent is missing', 'Check the box to agree to receive the newsletter.');
  end if;
  perform private.enforce_rate_limit('newsletter/' || coalesce(private.client_address(), 'everybody'),
    case when private.client_address() is null then 500 else 10 end, interval '1 hour');

  insert into public.newsletter_subscriptions as known (email, list, locale, consent_text_id, source, confirm_hash, confirm_sent_at)
  values (address, subscribe_newsletter.list, language, subscribe_newsletter.consent_text_id,
          left(coalesce(private.clean_text(subscribe_newsletter.source, 200, 'source', 'The source'), '/'), 200),
          private.token_hash(token), now())
  on conflict on constraint newsletter_subscriptions_pkey do update
     set locale = excluded.locale, consent_text_id = excluded.consent_text_id, consented_at = now(), source = excluded.source,
         confirm_hash = excluded.confirm_hash, confirm_sent_at = excluded.confirm_sent_at
   where (known.confirmed_at is null or known.unsubscribed_at is not null)
     and (known.confirm_sent_at is null or known.confirm_sent_at < now() - interval '10 minutes');
  is_due := found;
  if is_due then
    perform private.enqueue_mail('newsletter_confirm/' || private.token_hash(token), 'newsletter_confirm', address, language,
      jsonb_build_object('link', '/confirm-newsletter/' || token));
  end if;
  return jsonb_build_object('sent', true);
end
$$;

-- Opens the link of the mail: { list, status: 'confirmed' }, or null for a link that is unknown, used or older than 7 days.
create function public.confirm_newsletter(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  s public.newsletter_subscriptions;
begin
  update public.newsletter_subscriptions as known
     set confirmed_at = now(), unsubscribed_at = null, confirm_hash = null
   where known.confirm_hash = private.token_hash(confirm_newsletter.token) and known.confirm_sent_at > now() - interval '7 days'
  returning * into s;
  if not found then
    return null;
  end if;
  perform private.enqueue_mail('newsletter_welcome/' || encode(sha256(convert_to(s.unsubscribe_key || '/' || s.confirmed_at, 'UTF8')), 'hex'),
    'newsletter_welcome', s.email, s.locale, jsonb_build_object('unsubscribe_link', '/unsubscribe/' || s.unsubscribe_key));
  return jsonb_build_object('list', s.list, 'status', 'confirmed');
end
$$;

-- Ends what the link at the foot of a mail stands for: a newsletter, { list, status: 'unsubscribed' }, or one kind of reminder to an
-- address, { kind, status: 'unsubscribed' }, with what waits of it. Again is the same answer. Null for a link that is unknown.
create function public.unsubscribe_newsletter(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  key constant text := lower(btrim(unsubscribe_newsletter.token));
  ended jsonb;
  choice private.mail_choices;
begin
  update public.newsletter_subscriptions as known
     set unsubscribed_at = coalesce(known.unsubscribed_at, now()), confirm_hash = null
   where known.unsubscribe_key::text = key
  returning jsonb_build_object('list', known.list, 'status', 'unsubscribed') into ended;
  if found then
    return ended;
  end if;
  update private.mail_choices as known set stopped_at = coalesce(known.stopped_at, now())
   where known.unsubscribe_key::text = key returning * into choice;
  if not found then
    return null;
  end if;
  update private.outbox as o
     set recipient = null, data = '{}', next_attempt_at = null, sent_at = now(), last_error = 'Its recipient stopped mails of this kind'
   where o.kind = choice.kind and lower(o.recipient) = choice.email and o.sent_at is null;
  return jsonb_build_object('kind', choice.kind, 'status', 'unsubscribed');
end
$$;

-- What the link of such a mail stands for, before anything is changed: { list or kind, status }, where 'waiting' can be confirmed,
-- 'subscribed' can be ended and 'unsubscribed' has been. Null for a link that is unknown, was used to confirm or is too old for it.
create function public.newsletter_link(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('list', s.list, 'status', 'waiting')
    from public.newsletter_subscriptions as s
   where s.confirm_hash = private.token_hash(newsletter_link.token) and s.confirm_sent_at > now() - interval '7 days'
  union all
  select jsonb_build_object('list', s.list, 'status', case when s.unsubscribed_at is null then 'subscribed' else 'unsubscribed' end)
    from public.newsletter_subscriptions as s
   where s.unsubscribe_key::text = lower(btrim(newsletter_link.token))
  union all
  select jsonb_build_object('kind', c.kind, 'status', case when c.stopped_at is null then 'subscribed' else 'unsubscribed' end)
    from private.mail_choices as c
   where c.unsubscribe_key::text = lower(btrim(newsletter_link.token))
$$;

-- What sells is mailed to addresses that agreed to it alone, whoever queues it. Such a mail's kind begins with 'newsletter_'; the
-- question whether somebody agrees is none.
create function private.require_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.newsletter_subscriptions as s
                  where s.email = lower(new.recipient) and s.confirmed_at is not null and s.unsubscribed_at is null) then
    raise exception using errcode = 'PT409', message = 'Nobody at this address agreed to commercial mail',
      hint = 'Mail it to confirmed subscriptions only: the law asks for a proof of each.';
  end if;
  return new;
end
$$;
create trigger require_consent before insert on private.outbox for each row
  when (new.kind like 'newsletter\_%' and new.kind <> 'newsletter_confirm') execute function private.require_consent();
revoke execute on function private.require_consent() from public, anon, authenticated;

alter table public.newsletter_subscriptions enable row level security;
revoke all on public.newsletter_subscriptions from public, anon, authenticated;
grant all on public.newsletter_subscriptions to service_role;

revoke execute on function public.subscribe_newsletter(text, text, text, text, text), public.confirm_newsletter(text),
  public.newsletter_link(text), public.unsubscribe_newsletter(text) from public, anon, authenticated;
grant execute on function public.subscribe_newsletter(text, text, text, text, text), public.confirm_newsletter(text),
  public.newsletter_link(text), public.unsubscribe_newsletter(text) to anon, authenticated, service_role;
