-- What an account wants of the optional mails, by its address. What was not said is wanted.

-- Whether an address gets an optional kind of mail.
create function private.wants_mail(kind text, address text) returns boolean
language sql stable set search_path = '' as $$
  select not exists (select from private.mail_choices as c
                      where c.email = lower(wants_mail.address) and c.kind = wants_mail.kind and c.stopped_at is not null)
$$;

-- Which of the optional mails that can come to the caller are wanted: [{ kind, wanted }].
create function public.mail_choices() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  readers constant text[] := array['everybody']
    || case when exists (select from private.my_providers()) then '{company}'::text[] else '{}' end
    || case when private.is_staff() then '{staff}'::text[] else '{}' end;
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'wanted', private.wants_mail(o.kind, u.email)) order by o.kind), '[]')
            from auth.users as u cross join private.optional_mails as o where u.id = auth.uid() and o.reader = any (readers));
end
$$;

-- Says whether the caller wants an optional kind of mail. Raises PT422 on 'kind'.
create function public.save_mail_choice(kind text, wanted boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  choice private.mail_choices;
begin
  select c.* into choice from auth.users as u cross join private.mail_choice(save_mail_choice.kind, u.email) as c where u.id = auth.uid();
  if choice.email is null or save_mail_choice.wanted is null then
    perform private.refuse('kind', 'There is no such email to choose', 'Reload the page and try again.');
  end if;
  update private.mail_choices as c set stopped_at = case when not save_mail_choice.wanted then coalesce(c.stopped_at, now()) end
   where c.email = choice.email and c.kind = choice.kind;
end
$$;

revoke execute on function private.wants_mail(text, text), public.mail_choices(), public.save_mail_choice(text, boolean)
  from public, anon, authenticated;
grant execute on function public.mail_choices(), public.save_mail_choice(text, boolean) to authenticated;
