-- Who gives no name is called by their address: an address of one's own may stand for the name.

create or replace function private.read_contact(given jsonb) returns public.quote_request_contacts
language plpgsql immutable set search_path = '' as $$
declare
  k public.quote_request_contacts;
begin
  if coalesce(jsonb_typeof(given), 'null') = 'null' then
    return null;
  end if;
  k.name := private.clean_text(given ->> 'name', 120, 'name', 'The name');
  k.email := private.clean_email(given ->> 'email');
  k.phone := private.clean_phone(given ->> 'phone');
  k.preferred := coalesce(nullif(given ->> 'preferred', ''), 'email');
  if k.name is null then
    perform private.refuse('name', 'A name is missing', 'Enter the name providers should ask for.');
  elsif private.holds_link(k.name) and lower(k.name) <> k.email then
    perform private.refuse('name', 'The name holds an address of the web or of email', 'Enter the name only.');
  elsif k.preferred not in ('email', 'phone', 'message') then
    perform private.refuse('preferred', 'That is not a way to be reached', 'Choose email, phone or message.');
  elsif k.preferred = 'phone' and k.phone is null then
    perform private.refuse('phone', 'A phone number is missing', 'Enter it, or choose another way to be reached.');
  end if;
  return k;
end
$$;
