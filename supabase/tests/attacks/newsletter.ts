import { callableByAll, closedTable, publicTable, readableByAll, type AttackFeature } from './AttackFeature.ts';

const consent = { consent_text_id: 'newsletter-en-1', source: '/', locale: 'en' };

export const newsletter: AttackFeature = {
  attempts: {
    consent_texts: publicTable(
      { id: 'newsletter-en-1' },
      { id: 'planted', locale: 'en', body: 'Everything', in_force_from: '2020-01-01' },
      { body: 'Everything' },
    ),
    newsletter_subscriptions: closedTable(
      { email: 'reader@example.test' },
      { email: 'planted@example.test', list: 'deals', ...consent },
      { confirmed_at: '2026-01-01' },
    ),
  },
  grants: readableByAll('consent_texts'),
  functions: callableByAll('subscribe_newsletter', 'confirm_newsletter', 'newsletter_link', 'unsubscribe_newsletter'),
  prepare: () => `
    insert into public.newsletter_subscriptions (email, list, locale, consent_text_id, source)
    values ('reader@example.test', 'deals', 'en', 'newsletter-en-1', '/deals');`,
};
