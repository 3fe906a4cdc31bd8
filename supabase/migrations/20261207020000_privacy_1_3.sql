-- The privacy page names, since its version 1.3, the cookie that decides who tries a new version. Like the terms since their version
-- 1.2, it writes "email".

insert into public.consent_texts (id, locale, body, in_force_from) values
  ('newsletter-en-4', 'en', 'Yes, email me this newsletter. I can unsubscribe at any time with one click. How we use this: Privacy (version 1.3) · Terms (version 1.2)', '2026-11-26'),
  ('newsletter-fr-4', 'fr', 'Oui, envoyez-moi cette infolettre par courriel. Je peux me désabonner en tout temps, en un clic. Ce que nous en faisons : Confidentialité (version 1.3) · Conditions (version 1.2)', '2026-11-26'),
  ('notice-en-3', 'en', 'How we use this: Privacy (version 1.3) · Terms (version 1.2)', '2026-11-26'),
  ('notice-fr-3', 'fr', 'Ce que nous en faisons : Confidentialité (version 1.3) · Conditions (version 1.2)', '2026-11-26'),
  ('notice-en-after-fr-3', 'en', 'The French text came first. I choose the English one: Privacy (version 1.3) · Terms (version 1.2)', '2026-11-26');
