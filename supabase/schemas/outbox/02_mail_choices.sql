-- Mails that somebody can do without: which of them an account wants. What is not said is wanted.

create table private.mail_choices (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('search_alert')),
  wanted boolean not null default true,
  -- Of the link in every such mail, which stops them without signing in.
  stop_key uuid not null default gen_random_uuid() unique,
  primary key (user_id, kind)
);
call private.classify('private.mail_choices', 'identity', 'user_id');
call private.classify('private.mail_choices', 'consent', 'kind wanted');
call private.classify('private.mail_choices', 'secret', 'stop_key');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.mail_choices', 56, 't.user_id = person.account', 'delete');
alter table private.mail_choices enable row level security;
revoke all on private.mail_choices from public, anon, authenticated;
grant all on private.mail_choices to service_role;

-- Whether an account wants mails of an optional kind.
create function private.wants_mail(user_id uuid, kind text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((select c.wanted from private.mail_choices as c where c.user_id = wants_mail.user_id and c.kind = wants_mail.kind), true)
$$;

-- The path of the link that stops mails of an optional kind to an account.
create function private.stop_link(user_id uuid, kind text) returns text
language sql volatile set search_path = '' as $$
  insert into private.mail_choices as c (user_id, kind) values (stop_link.user_id, stop_link.kind)
  on conflict on constraint mail_choices_pkey do update set wanted = c.wanted
  returning '/unsubscribe/' || c.stop_key
$$;

-- Stops mails by their link: { list, status: 'unsubscribed' }, again is the same answer; null for a link that is none.
create function private.stop_mails(token text) returns jsonb
language sql volatile set search_path = '' as $$
  update private.mail_choices as c set wanted = false
   where c.stop_key::text = lower(btrim(stop_mails.token))
  returning jsonb_build_object('list', c.kind, 'status', 'unsubscribed')
$$;

-- Which optional mails the caller gets: [{ kind, wanted }].
create function public.mail_choices() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_array(jsonb_build_object('kind', 'search_alert', 'wanted', private.wants_mail(auth.uid(), 'search_alert')))
$$;

-- Says whether the caller wants an optional kind of mail. Raises PT422 on 'kind'.
create function public.save_mail_choice(kind text, wanted boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if save_mail_choice.kind is distinct from 'search_alert' or save_mail_choice.wanted is null then
    perform private.refuse('kind', 'There is no such email to choose', 'Reload the page and try again.');
  end if;
  insert into private.mail_choices (user_id, kind, wanted) values (auth.uid(), save_mail_choice.kind, save_mail_choice.wanted)
  on conflict on constraint mail_choices_pkey do update set wanted = excluded.wanted;
end
$$;

revoke execute on function private.wants_mail(uuid, text), private.stop_link(uuid, text), private.stop_mails(text),
  public.mail_choices(), public.save_mail_choice(text, boolean) from public, anon, authenticated;
grant execute on function public.mail_choices(), public.save_mail_choice(text, boolean) to authenticated;
