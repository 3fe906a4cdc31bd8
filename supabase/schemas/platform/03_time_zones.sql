-- The time zone of most homes of a province. Canada has six; some border towns keep the neighbour's.
create function private.time_zone(province text) returns text
language sql immutable set search_path = '' as $$
  select case province
    when 'NL' then 'America/St_Johns' when 'NS' then 'America/Halifax' when 'PE' then 'America/Halifax' when 'NB' then 'America/Moncton'
    when 'QC' then 'America/Toronto' when 'ON' then 'America/Toronto' when 'MB' then 'America/Winnipeg' when 'SK' then 'America/Regina'
    when 'AB' then 'America/Edmonton' when 'BC' then 'America/Vancouver' when 'YT' then 'America/Whitehorse'
    when 'NT' then 'America/Yellowknife' when 'NU' then 'America/Iqaluit' end
$$;
revoke execute on function private.time_zone(text) from public, anon, authenticated;
