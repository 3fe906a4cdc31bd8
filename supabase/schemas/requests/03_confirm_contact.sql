-- Confirming the address of a contact. What binds somebody (sharing the contact, hiring, completing, reviewing) needs it, because
-- whoever asks may have written anybody's address.

-- Notes that the address of a project is confirmed. A half day that is still held for it is held for longer.
create function private.confirm_project(project uuid) returns timestamptz
language plpgsql volatile set search_path = '' as $$
declare
  confirmed public.projects;
begin
  update public.projects as p set contact_confirmed_at = coalesce(p.contact_confirmed_at, now()) where p.id = project
  returning * into confirmed;
  update private.fixed_price_bookings as b
     set held_until = private.hold_end(b.day, confirmed.details -> 'slot' ->> 'time_zone', confirmed.created_at, true)
   where b.project_id = project and b.held_until > now();
  return confirmed.contact_confirmed_at;
end
$$;

-- Raises PT403 with 'confirm' in detail unless the contact of the project is confirmed.
create function private.require_confirmed(project uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.is_confirmed(project) then
    return;
  elsif exists (select from public.quote_request_contacts as k where k.project_id = project) then
    raise exception using errcode = 'PT403', message = 'Confirm your email first', detail = 'confirm',
      hint = 'Open the link we sent to your address and press the button there.';
  end if;
  raise exception using errcode = 'PT403', message = 'The address of this request was never confirmed and is no longer kept',
    detail = 'confirm', hint = 'Send a new request and confirm its address.';
end
$$;

-- Confirms the address that the link of a mail was sent to; once is enough. Programs open the links of mails before people do, so
-- opening the page confirms nothing: this is the press on it. Raises PT404 for a link that leads to nothing and PT403 for the
-- link of a device, which no mailbox has seen.
create function public.confirm_contact(token text) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.project_links := private.live_link(confirm_contact.token);
begin
  -- Another address, written at this moment, ends the link.
  perform from public.projects as p where p.id = link.project_id for update;
  link := private.live_link(confirm_contact.token);
  if link.project_id is null then
    raise exception using errcode = 'PT404', message = 'We can’t find a request with this link',
      hint = 'Open the newest link we sent you, in full.';
  elsif link.kind <> 'mail' then
    raise exception using errcode = 'PT403', message = 'This link did not come by email', detail = 'confirm',
      hint = 'Open the link we sent to your address and press the button there.';
  end if;
  return private.confirm_project(link.project_id);
end
$$;

revoke execute on function private.confirm_project(uuid), private.require_confirmed(uuid), public.confirm_contact(text)
  from public, anon, authenticated;
grant execute on function public.confirm_contact(text) to anon, authenticated, service_role;
