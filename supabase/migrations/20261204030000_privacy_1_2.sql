-- The privacy page says since its version 1.2 what a page tells our own server of itself.

insert into public.consent_texts (id, locale, body, in_force_from) values
  ('newsletter-en-3', 'en', 'Yes, email me this newsletter. I can unsubscribe at any time with one click. How we use this: Privacy (version 1.2) · Terms (version 1.1)', '2026-11-26'),
  ('newsletter-fr-3', 'fr', 'Oui, envoyez-moi cette infolettre par courriel. Je peux me désabonner en tout temps, en un clic. Ce que nous en faisons : Confidentialité (version 1.2) · Conditions (version 1.1)', '2026-11-26'),
  ('notice-en-2', 'en', 'How we use this: Privacy (version 1.2) · Terms (version 1.1)', '2026-11-26'),
  ('notice-fr-2', 'fr', 'Ce que nous en faisons : Confidentialité (version 1.2) · Conditions (version 1.1)', '2026-11-26'),
  ('notice-en-after-fr-2', 'en', 'The French text came first. I choose the English one: Privacy (version 1.2) · Terms (version 1.1)', '2026-11-26');
