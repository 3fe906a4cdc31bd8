-- Tabs and search results name the place of a company as readers of the language know it: « St. John's, T.-N.-L. », « Québec, Qc ».

-- Where a company is ('Montréal, QC'), as people read it in a language: French has its own short names of provinces, and its accents
-- for cities of Quebec that were typed without. Null where nothing is said.
create function private.place_in(location text, locale text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select case when place_in.locale <> 'fr' or french.province is null then nullif(place_in.location, '')
                else concat_ws(', ', nullif(coalesce(known.city, said.city), ''), french.province) end
      from (select regexp_replace(place_in.location, ', [A-Z]{2}$', '') as city, substring(place_in.location from ', ([A-Z]{2})$') as code) as said
      left join (values ('AB', 'Alb.'), ('BC', 'C.-B.'), ('MB', 'Man.'), ('NB', 'N.-B.'), ('NL', 'T.-N.-L.'), ('NS', 'N.-É.'), ('NT', 'T. N.-O.'),
                        ('NU', 'Nunavut'), ('ON', 'Ont.'), ('PE', 'Î.-P.-É.'), ('QC', 'Qc'), ('SK', 'Sask.'), ('YT', 'Yukon'))
             as french (code, province) on french.code = said.code
      left join lateral (
        select f.city from public.fsa_centroids as f
         where said.code = 'QC' and f.province = 'QC' and f.city_key = regexp_replace(private.place_key(said.city), '^quebec city$', 'quebec')
         limit 1) as known on true);
end
$$;

revoke execute on function private.place_in(text, text) from public, anon, authenticated;

-- What tabs and search results call the page of a company: who, what and where; without the trade where that would be cut.
create or replace function private.service_title(service public.services, locale text) returns text
language sql stable set search_path = '' as $$
  select case when length(whole.title) <= 60 then whole.title else concat_ws(' – ', service.name, private.place_in(service.location, service_title.locale)) end
    from (select service.name || ' – ' || concat_ws(', ', private.trade_label(service.category, service_title.locale),
                                                    private.place_in(service.location, service_title.locale)) as title) as whole
$$;

-- One paragraph for search results: what the company says about itself, else what it is and where. Credentials that nobody checked are not promised.
create or replace function private.service_summary(service public.services, provider public.providers, locale text) returns text
language sql stable set search_path = '' as $$
  select case
    when service_summary.locale = 'fr' then
      case when provider.tagline_fr is not null
           then concat(private.as_sentence(provider.tagline_fr), ' ', private.trade_label(service.category, 'fr'), ' (' || private.place_in(service.location, 'fr') || ')', '.')
           else concat(private.trade_label(service.category, 'fr'), ' (' || private.place_in(service.location, 'fr') || ')', chr(160), ': note, ',
                       case when service.verified then 'attestations vérifiées, ' end, 'délai de réponse et demande de soumission.') end
    when provider.tagline_en is not null
      then concat(private.as_sentence(provider.tagline_en), ' ', service.category, ' in ' || nullif(service.location, ''), '.')
    else concat(service.category, ' in ' || nullif(service.location, ''), ': rating, ',
                case when service.verified then 'checked credentials, ' end, 'response time and a way to ask for a quote.') end
$$;
