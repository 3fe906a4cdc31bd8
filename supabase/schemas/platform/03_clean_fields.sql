-- How the fields of a quote request are read: cleaned, checked and refused with the name of the field. Texts stay what was
-- typed, HTML and formulas included; whoever shows them escapes them.

-- Ends the call; `field` names the form field, or null.
create function private.refuse(field text, message text, hint text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = 'PT422', message = refuse.message, detail = coalesce(refuse.field, ''), hint = refuse.hint;
end
$$;

-- A text of one or several lines without control characters and without marks that turn the direction of reading, or null
-- when nothing is left. `what` begins the sentence when it is longer than `longest` characters.
create function private.clean_text(value text, longest integer, field text, what text, lines boolean default false) returns text
language plpgsql immutable set search_path = '' as $$
declare
  cleaned text := normalize(replace(coalesce(value, ''), E'\r\n', E'\n'), NFC);
begin
  if not lines then
    cleaned := regexp_replace(cleaned, '[\n\r\t]+', ' ', 'g');
  end if;
  cleaned := regexp_replace(cleaned, '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffc]', '', 'g');
  cleaned := regexp_replace(cleaned, '^\s+|\s+$', '', 'g');
  if length(cleaned) > longest then
    perform private.refuse(field, format('%s is longer than %s characters', what, longest), 'Shorten it and send it again.');
  end if;
  return nullif(cleaned, '');
end
$$;

-- Whether a name would become a link, or lead somewhere, in a mail: an address, or what a mail program takes for one.
create function private.holds_link(value text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(value ~* '(://|www\.|@|\S\.\S+/|[a-z0-9-]{2,}\.(app|biz|ca|cn|co|com|dev|eu|example|fr|info|io|link|live|me|net|online|org|quebec|ru|shop|site|store|top|uk|us|xyz)\M)', false)
$$;

-- The day it is in the last Canadian time zone: a day before it is past in all of Canada.
create function private.canada_today() returns date
language sql stable set search_path = '' as $$ select (now() at time zone 'America/Vancouver')::date $$;

-- A day as 2026-11-20, from today on and before `before`; null for nothing.
create function private.clean_day(value text, before date, field text, what text) returns date
language plpgsql stable set search_path = '' as $$
declare
  day date;
begin
  if coalesce(btrim(value), '') = '' then
    return null;
  end if;
  begin
    day := case when btrim(value) ~ '^\d{4}-\d\d-\d\d$' then btrim(value)::date end;
  exception when others then
    day := null;
  end;
  if day is null then
    perform private.refuse(field, format('%s is not a date', what), 'Write it as year-month-day, such as 2027-04-15.');
  elsif day < private.canada_today() then
    perform private.refuse(field, format('%s is in the past', what), 'Choose today or a later day.');
  elsif day > before then
    perform private.refuse(field, format('%s is too far ahead', what), format('Choose a day up to %s.', before));
  end if;
  return day;
end
$$;

-- A whole number between two bounds, or null for nothing.
create function private.clean_number(value text, lowest bigint, highest bigint, field text, what text) returns bigint
language plpgsql immutable set search_path = '' as $$
declare
  number bigint;
begin
  if coalesce(btrim(value), '') = '' then
    return null;
  end if;
  number := case when btrim(value) ~ '^-?\d{1,15}(\.0+)?$' then trunc(btrim(value)::numeric) end;
  if number is null or number < lowest or number > highest then
    perform private.refuse(field, format('%s is not a number from %s to %s', what, lowest, highest), 'Correct it and send it again.');
  end if;
  return number;
end
$$;

create function private.clean_uuid(value text, field text, what text) returns uuid
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.refuse(field, format('%s is not a valid id', what), 'Reload the page and try again.');
  end if;
  return value::uuid;
end
$$;

-- 'm5v2t6' becomes 'M5V 2T6'; null for nothing. Letters: Canada Post uses neither D, F, I, O, Q nor U, and W and Z never first.
create function private.clean_postal_code(value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  code constant text := upper(regexp_replace(coalesce(value, ''), '[\s\u00a0-]', '', 'g'));
begin
  if code = '' then
    return null;
  elsif code ~ '^\d{5}(\d{4})?$' then
    perform private.refuse('postal_code', 'That is a ZIP code of the United States; providers here work in Canada',
      'Enter the Canadian postal code of the home, such as M5V 2T6.');
  elsif code !~ '^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$' then
    perform private.refuse('postal_code', 'That is not a Canadian postal code',
      'Enter letter, digit, letter, digit, letter, digit, such as M5V 2T6.');
  end if;
  return left(code, 3) || ' ' || right(code, 3);
end
$$;

-- The province or territory of a postal code. X serves two territories: X0A, X0B and X0C are Nunavut.
create function private.postal_province(code text) returns text
language sql immutable set search_path = '' as $$
  select case
    when left(code, 3) in ('X0A', 'X0B', 'X0C') then 'NU'
    else (array['NL', 'NS', 'PE', 'NB', 'QC', 'QC', 'QC', 'ON', 'ON', 'ON', 'ON', 'ON', 'MB', 'SK', 'AB', 'BC', 'NT', 'YT'])
         [nullif(strpos('ABCEGHJKLMNPRSTVXY', left(code, 1)), 0)] end
$$;

-- '(416) 555-0199 x12' becomes '+14165550199;ext=12' (RFC 3966); null for nothing.
create function private.clean_phone(value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  found text[];
begin
  if coalesce(btrim(value), '') = '' then
    return null;
  end if;
  found := regexp_match(btrim(value),
    '^(?:\+?1[\s.-]?)?\(?([2-9]\d{2})\)?[\s.-]?([2-9]\d{2})[\s.-]?(\d{4})(?:\s*(?:x|ext\.?|poste)\s*(\d{1,6}))?$', 'i');
  if found is null then
    perform private.refuse('phone', 'That is not a Canadian or American phone number',
      'Enter the area code and seven digits, such as 416-555-0199.');
  end if;
  return '+1' || found[1] || found[2] || found[3] || coalesce(';ext=' || found[4], '');
end
$$;

-- Lower case, because an account finds its guest requests by it.
create function private.clean_email(value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  email constant text := lower(btrim(coalesce(value, '')));
  -- Without what would need quotes or could begin another header.
  plain constant text := '[^[:space:][:cntrl:]<>,;:"()@\\]+';
begin
  if length(email) > 254 or email !~ format('^%1$s@%1$s$', plain) or split_part(email, '@', 2) !~ '^[^.]+(\.[^.]+)+$' then
    perform private.refuse('email', case when email = '' then 'An email address is missing' else 'This is not an email address' end,
      'Write it like name@example.com.');
  end if;
  return email;
end
$$;

-- The first items of a list, also of one that was sent as a list of lists: a slice of that would count its rows.
create function private.first_items(items anyarray, most integer) returns anyarray
language sql immutable parallel safe set search_path = '' as $$
  select array(select u.item from unnest(items) with ordinality as u (item, place) order by u.place limit most)
$$;

revoke execute on function private.first_items(anyarray, integer), private.refuse(text, text, text), private.clean_text(text, integer, text, text, boolean),
  private.holds_link(text), private.canada_today(),
  private.clean_day(text, date, text, text), private.clean_number(text, bigint, bigint, text, text), private.clean_uuid(text, text, text),
  private.clean_postal_code(text), private.postal_province(text), private.clean_phone(text), private.clean_email(text)
  from public, anon, authenticated;
-- Checks of tables run it as whoever writes the row.
grant execute on function private.holds_link(text) to authenticated;
