-- What search engines show of a company says what it does and where, behind the line that the company wrote.

-- A line with a period behind it, unless it ends as a sentence already.
create function private.as_sentence(line text) returns text
language sql immutable set search_path = '' as $$
  select line || case when line ~ '[.!?…]$' then '' else '.' end
$$;

revoke execute on function private.as_sentence(text) from public, anon, authenticated;

-- One paragraph for search results: what the company says about itself, else what it is and where. Credentials that nobody checked are not promised.
create or replace function private.service_summary(service public.services, provider public.providers, locale text) returns text
language sql stable set search_path = '' as $$
  select case
    when service_summary.locale = 'fr' then
      case when provider.tagline_fr is not null
           then concat(private.as_sentence(provider.tagline_fr), ' ', private.trade_label(service.category, 'fr'), ' (' || nullif(service.location, '') || ')', '.')
           else concat(private.trade_label(service.category, 'fr'), ' (' || nullif(service.location, '') || ')', chr(160), ': note, ',
                       case when service.verified then 'attestations vérifiées, ' end, 'délai de réponse et demande de soumission.') end
    when provider.tagline_en is not null
      then concat(private.as_sentence(provider.tagline_en), ' ', service.category, ' in ' || nullif(service.location, ''), '.')
    else concat(service.category, ' in ' || nullif(service.location, ''), ': rating, ',
                case when service.verified then 'checked credentials, ' end, 'response time and a way to ask for a quote.') end
$$;
