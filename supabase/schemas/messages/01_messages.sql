-- What the two sides of a request write to each other: one conversation for each request. The request itself holds how far each
-- side has read. Clients reach none of it but through functions.

create table private.messages (
  -- Made by the client, so that a message whose answer was lost can be sent again.
  id uuid primary key,
  -- The order of the conversation: given while the request is locked.
  seq bigint generated always as identity unique,
  request_id uuid not null references public.quote_requests (id),
  side text not null check (side in ('homeowner', 'provider')),
  -- Null for a guest, and after the account was deleted.
  sender_id uuid references auth.users (id) on delete set null,
  -- ask: questions by their codes, which each side reads in its own language.
  kind text not null check (kind in ('text', 'ask')),
  body text check (length(body) between 1 and 4000),
  ask text[] check (ask <@ array['photos', 'postal_code', 'timing', 'sizes', 'access'] and cardinality(ask) between 1 and 5),
  created_at timestamptz not null default now(),
  -- When the other side first had it on its screen.
  seen_at timestamptz,
  -- When the words went with the person.
  erased_at timestamptz,
  check (kind = 'text' or side = 'provider'),
  check ((kind = 'ask') = (ask is not null)),
  check (erased_at is not null or (kind = 'text') = (body is not null))
);
call private.classify('private.messages', 'identity', 'sender_id');
call private.classify('private.messages', 'content', 'body');
call private.classify('private.messages', 'record', 'id seq request_id side kind ask created_at seen_at erased_at');
insert into private.personal_data (table_name, place, belongs, on_deletion, also, remains, as_shown) values
  ('private.messages', 37, 't.request_id = any (person.requests)', 'erase', 'erased_at = coalesce(t.erased_at, now())',
   'that something was written when: part of the company’s records',
   $$case when t.side = 'homeowner' then to_jsonb(t)
          else to_jsonb(t) - 'sender_id' || jsonb_build_object(
                 'body', case when private.is_connected(t.request_id) then t.body else private.mask_contacts(t.body) end) end$$);
create index messages_thread_idx on private.messages (request_id, seq);
create index messages_sender_idx on private.messages (sender_id);
alter table private.messages enable row level security;
revoke all on private.messages from public, anon, authenticated;
grant all on private.messages to service_role;

-- What was written stays as it was: it is seen once, and its words and sender go with the person.
create function private.keep_message() returns trigger
language plpgsql set search_path = '' as $$
declare
  changing constant text[] := array['sender_id', 'body', 'seen_at', 'erased_at'];
begin
  if to_jsonb(new) - changing <> to_jsonb(old) - changing
     or (new.sender_id is not null and new.sender_id is distinct from old.sender_id)
     or (new.body is distinct from old.body and (new.body is not null or new.erased_at is null))
     or (old.seen_at is not null and new.seen_at is distinct from old.seen_at)
     or (old.erased_at is not null and new.erased_at is distinct from old.erased_at) then
    raise exception using errcode = 'PT409', message = 'A message stays as it was sent', hint = 'Write another one.';
  end if;
  return new;
end
$$;
create trigger messages_are_kept before update on private.messages for each row execute function private.keep_message();
create trigger messages_stay before delete or truncate on private.messages for each statement execute function private.refuse_rewrite();
revoke execute on function private.keep_message() from public, anon, authenticated;
