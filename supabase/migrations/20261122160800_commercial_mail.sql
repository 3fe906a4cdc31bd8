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
