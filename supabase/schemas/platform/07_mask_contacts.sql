-- Contact details in messages and notes stay hidden until the homeowner shares theirs, in both directions. Whoever wants to get around it can;
-- it keeps people from giving their number away by the way. What was written is kept and appears once both are connected.

-- The words with U+FFFC, which nobody can send, in place of each address of email or the web and each phone number. The page says
-- there what is hidden, in its own language. Sizes, amounts, days and model numbers stay.
create function private.mask_contacts(words text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  hidden constant text := U&'\FFFC';
  -- What people put between the digits of a number; a narrow or fixed space is no space for \s.
  gap constant text := U&'[\\s\00A0\202F().*_~/\2010-\2015\00B7-]{0,3}';
  digit constant text := '[2-9]';
  endings constant text := '(?:app|biz|ca|cc|cn|co|com|dev|eu|example|fr|gg|info|io|link|live|ly|me|net|online|org|pro|quebec|ru|shop|site|store|tel|to|top|tv|uk|us|xyz)';
  name constant text := '[[:alnum:]][[:alnum:]-]*';
  masked text := words;
begin
  -- sam@example.ca, sam (at) example dot ca, sam arobase exemple point ca
  masked := regexp_replace(masked, format('[[:alnum:]._%%+-]+\s?(?:@|[([{]\s?(?:at|arobas|arobase|chez|à)\s?[)\]}]|\m(?:arobas|arobase)\M)\s?%1$s(?:\s?(?:\.|[([{]\s?(?:dot|point)\s?[)\]}]|\m(?:dot|point)\M)\s?%1$s)+', name), hidden, 'gi');
  masked := regexp_replace(masked, format('[[:alnum:]._%%+-]+ (?:at|chez) %1$s (?:dot|point) %2$s\M', name, endings), hidden, 'gi');
  -- https://example.ca/x, www.example.ca, example.ca/x, t.me/x
  masked := regexp_replace(masked, '(?:\mhttps?:/{1,2}|\mwww\s?\.\s?)\S+', hidden, 'gi');
  masked := regexp_replace(masked, format('\m(?:%1$s\.)+%2$s\M(?:[/?#:]\S*)?', name, endings), hidden, 'gi');
  masked := regexp_replace(masked, format('\m%1$s (?:dot|point) %2$s\M', name, endings), hidden, 'gi');
  -- +44 20 7946 0958, 416-555-0199, 1 (514) 555 01 99, 4 1 6 5 5 5 0 1 9 9
  masked := regexp_replace(masked, format('\+\d(?:%1$s\d){7,14}(?!\d)', gap), hidden, 'g');
  masked := regexp_replace(masked, format('(?<![[:alnum:]])(?:1%1$s)?\(?%2$s\d\d%1$s%2$s\d\d%1$s\d\d%1$s\d\d(?![[:alnum:]])', gap, digit), hidden, 'g');
  masked := regexp_replace(masked, U&'(?<![[:alnum:]])\\d(?:[\\s\00A0\202F.,_\2010-\2015-]{1,3}\\d){9,10}(?![[:alnum:]])', hidden, 'g');
  return masked;
end
$$;
-- What an answer says, with contact details in its note hidden unless they may be read.
create function private.mask_note(given jsonb, open boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select case when mask_note.open or given ->> 'note' is null then given
              else given || jsonb_build_object('note', private.mask_contacts(given ->> 'note')) end
$$;
revoke execute on function private.mask_contacts(text), private.mask_note(jsonb, boolean) from public, anon, authenticated;
