-- Contacts as far as they name the same person, however they are written.

-- The mailbox that an address leads to: lower case, without a +tag, and for Gmail without dots.
create function private.plain_address(email text) returns text
language sql immutable set search_path = '' as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com' else mailbox || '@' || domain end
    from (select split_part(split_part(lower(btrim(email)), '@', 1), '+', 1) as mailbox, split_part(lower(btrim(email)), '@', 2) as domain) as parts
$$;

-- The last ten digits of a telephone number; null for fewer.
create function private.plain_phone(phone text) returns text
language sql immutable set search_path = '' as $$
  select substring(regexp_replace(phone, '\D', '', 'g') from '\d{10}$')
$$;

-- The domain of an address where it belongs to a company or a family; null at a provider where anybody has a mailbox.
create function private.private_domain(email text) returns text
language sql immutable set search_path = '' as $$
  select domain from (select nullif(split_part(lower(btrim(email)), '@', 2), '') as domain) as given
   where domain !~ '^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|proton|protonmail|mail|zoho|bell|sympatico|rogers|shaw|telus|videotron|cogeco|eastlink|sasktel|mts|nb\.sympatico|ns\.sympatico)\.(com|net|ca|qc\.ca|on\.ca|me|fr|org)$'
     and domain not in ('bell.net', 'pm.me', 'tutanota.com', 'fastmail.com', 'hushmail.com')
$$;

revoke execute on function private.plain_address(text), private.plain_phone(text), private.private_domain(text) from public, anon, authenticated;
