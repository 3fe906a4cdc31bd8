-- What somebody read before they agreed or sent something, by version: the sentence as it stood on the page. A text that was used
-- never changes; another wording is another row.

create table public.consent_texts (
  id text primary key check (id ~ '^[a-z]+(-[a-z0-9]+)*$'),
  locale text not null check (locale in ('en', 'fr')),
  body text not null,
  in_force_from timestamptz not null
);
call private.classify('public.consent_texts', 'reference');

insert into public.consent_texts (id, locale, body, in_force_from) values
  ('newsletter-en-1', 'en', 'Yes, email me this newsletter. I can unsubscribe at any time with one click.', '2026-11-20'),
  ('newsletter-fr-1', 'fr', 'Oui, envoyez-moi cette infolettre par courriel. Je peux me désabonner en tout temps, en un clic.', '2026-11-20');
insert into public.consent_texts (id, locale, body, in_force_from) values
  ('newsletter-en-2', 'en', 'Yes, email me this newsletter. I can unsubscribe at any time with one click. How we use this: Privacy (version 1.1) · Terms (version 1.1)', '2026-11-22'),
  ('newsletter-fr-2', 'fr', 'Oui, envoyez-moi cette infolettre par courriel. Je peux me désabonner en tout temps, en un clic. Ce que nous en faisons : Confidentialité (version 1.1) · Conditions (version 1.1)', '2026-11-22'),
  ('notice-en-1', 'en', 'How we use this: Privacy (version 1.1) · Terms (version 1.1)', '2026-11-22'),
  ('notice-fr-1', 'fr', 'Ce que nous en faisons : Confidentialité (version 1.1) · Conditions (version 1.1)', '2026-11-22'),
  ('notice-en-after-fr-1', 'en', 'The French text came first. I choose the English one: Privacy (version 1.1) · Terms (version 1.1)', '2026-11-22');
insert into public.consent_texts (id, locale, body, in_force_from) values
  ('newsletter-en-3', 'en', 'Yes, email me this newsletter. I can unsubscribe at any time with one click. How we use this: Privacy (version 1.2) · Terms (version 1.1)', '2026-11-26'),
  ('newsletter-fr-3', 'fr', 'Oui, envoyez-moi cette infolettre par courriel. Je peux me désabonner en tout temps, en un clic. Ce que nous en faisons : Confidentialité (version 1.2) · Conditions (version 1.1)', '2026-11-26'),
  ('notice-en-2', 'en', 'How we use this: Privacy (version 1.2) · Terms (version 1.1)', '2026-11-26'),
  ('notice-fr-2', 'fr', 'Ce que nous en faisons : Confidentialité (version 1.2) · Conditions (version 1.1)', '2026-11-26'),
  ('notice-en-after-fr-2', 'en', 'The French text came first. I choose the English one: Privacy (version 1.2) · Terms (version 1.1)', '2026-11-26');
insert into public.consent_texts (id, locale, body, in_force_from) values
  ('newsletter-en-4', 'en', 'Yes, email me this newsletter. I can unsubscribe at any time with one click. How we use this: Privacy (version 1.3) · Terms (version 1.2)', '2026-11-26'),
  ('newsletter-fr-4', 'fr', 'Oui, envoyez-moi cette infolettre par courriel. Je peux me désabonner en tout temps, en un clic. Ce que nous en faisons : Confidentialité (version 1.3) · Conditions (version 1.2)', '2026-11-26'),
  ('notice-en-3', 'en', 'How we use this: Privacy (version 1.3) · Terms (version 1.2)', '2026-11-26'),
  ('notice-fr-3', 'fr', 'Ce que nous en faisons : Confidentialité (version 1.3) · Conditions (version 1.2)', '2026-11-26'),
  ('notice-en-after-fr-3', 'en', 'The French text came first. I choose the English one: Privacy (version 1.3) · Terms (version 1.2)', '2026-11-26');

-- The notice that stood at a button, as the page says; null where it says nothing. What was never published is refused, so
-- that nobody is bound by words nobody could read. Raises PT422 with the field notice.
create function private.clean_notice(value text) returns text
language plpgsql stable set search_path = '' as $$
begin
  if value is not null and not exists (
    select from public.consent_texts as t where t.id = value and t.id like 'notice-%' and t.in_force_from <= now()) then
    perform private.refuse('notice', 'The terms and the privacy page have changed', 'Reload the page, read them and send it again.');
  end if;
  return value;
end
$$;

-- The same for what is sent: words that nobody said the terms of are not taken.
create function private.required_notice(value text) returns text
language plpgsql stable set search_path = '' as $$
begin
  if value is null then
    perform private.refuse('notice', 'It is not clear which terms and privacy page you were shown', 'Reload the page, read them and send it again.');
  end if;
  return private.clean_notice(value);
end
$$;

alter table public.consent_texts enable row level security;
create policy "consent texts are public" on public.consent_texts for select to anon, authenticated using (true);
revoke all on public.consent_texts from public, anon, authenticated;
grant select on public.consent_texts to anon, authenticated;
grant all on public.consent_texts to service_role;
revoke execute on function private.clean_notice(text), private.required_notice(text) from public, anon, authenticated;
