-- The Charter of the French language (s. 55): whoever is in Quebec, or writes in French, is bound by terms only after the French
-- text was offered. Which notice stood on the page says whether it was.

-- Whether the French text stood on the page, alone or before the choice of the English one.
create function private.offers_french_first(notice text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.consent_texts as t
                  where t.id = offers_french_first.notice and (t.locale = 'fr' or t.id like 'notice-en-after-fr-%'))
$$;

-- Refuses what came under a notice without the French text: of a home or company in Quebec (a review has the province of its
-- work), or in French. What is completed later by a form that does not know the place any more keeps the notice that offered it.
-- Raises PT422 with the field notice.
create function private.keep_french_first() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given constant jsonb := to_jsonb(new);
  home constant text := coalesce(given ->> 'province', (
    select p.province from public.quote_requests as r join public.projects as p on p.id = r.project_id
     where r.id = (given ->> 'request_id')::uuid));
begin
  if new.notice is null or private.offers_french_first(new.notice) or (new.locale = 'en' and home is distinct from 'QC') then
    return new;
  elsif tg_op = 'UPDATE' then
    if private.offers_french_first(old.notice) then
      new.notice := old.notice;
      return new;
    elsif (to_jsonb(old) ->> 'province', old.locale, old.notice) is not distinct from (given ->> 'province', new.locale, new.notice) then
      return new;
    end if;
  end if;
  perform private.refuse('notice', 'The French text of the terms and the privacy page was not offered first',
    'Reload the page: it shows the French text first and asks which one you choose.');
  return null;
end
$$;

create trigger keep_french_first before insert or update of notice, province, locale on public.projects
  for each row execute function private.keep_french_first();
create trigger keep_french_first before insert on public.reviews for each row execute function private.keep_french_first();
create trigger keep_french_first before insert on public.contact_messages for each row execute function private.keep_french_first();
create trigger keep_french_first before insert on public.applications for each row execute function private.keep_french_first();
create trigger keep_french_first before insert on public.demo_requests for each row execute function private.keep_french_first();

revoke execute on function private.offers_french_first(text), private.keep_french_first() from public, anon, authenticated;
