import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brand } from '@marketplace/shared-ui/brand';
import { composeMail, type ClaimedMail } from './layout/composeMail.ts';

const mail = (kind: string, locale: 'en' | 'fr', data: object) =>
  composeMail({ id: 1, idempotency_key: 'a/1', kind, recipient: 'ana@example.ca', locale, data, attempts: 1 } as unknown as ClaimedMail, {
    siteUrl: 'https://site.example',
    operator: brand.sampleOperator,
  });
const visit = { link: '/account', provider: 'Roofs & Sons', service: 'Leak repair', day: '2026-12-01', time: '13:30', place: 'site' };
const contact = { name: 'Sam Roy', email: 'sam@example.ca', phone: null, preferred: 'email', address: '12 Elm Street, Toronto' };
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('a mail about a visit', () => {
  test('that is confirmed says the day in its subject, and when, where and whom', () => {
    const en = mail('lead_update', 'en', { ...visit, status: 'visit', contact });
    assert.equal(en.Subject, 'Visit confirmed: Tuesday, December 1, 2026');
    assert.match(plain(en.Text), /Tuesday, December 1, 2026 at 1:30 p\.m\. \(local time\), at the home\./);
    assert.match(en.Text, /Address: 12 Elm Street, Toronto/);
    const fr = mail('lead_update', 'fr', { ...visit, status: 'visit', contact });
    assert.equal(plain(fr.Subject), 'Visite confirmée : mardi 1er décembre 2026');
    assert.match(plain(fr.Text), /Mardi 1er décembre 2026 à 13 h 30 \(heure locale\), à domicile\./);
    assert.match(plain(fr.Text), /Adresse : 12 Elm Street, Toronto/);
  });

  test('that is proposed, refused or called off says so', () => {
    assert.equal(mail('request_update', 'en', { ...visit, day: null, status: 'visit' }).Subject, 'Roofs & Sons proposes a visit');
    assert.equal(mail('request_update', 'fr', { ...visit, day: null, status: 'visit' }).Subject, 'Roofs & Sons propose une visite');
    assert.match(plain(mail('request_update', 'en', { ...visit, status: 'visit_cancelled' }).Text), /cancelled the visit.*1:30 p\.m\./s);
    const refused = mail('lead_update', 'en', { ...visit, day: null, time: null, status: 'visit_refused' });
    assert.equal(refused.Subject, 'None of your times suits the homeowner: Leak repair');
    assert.doesNotMatch(refused.Text, /local time/);
  });

  test('on the day before says the time in its subject', () => {
    assert.equal(plain(mail('visit_tomorrow', 'en', visit).Subject), 'Tomorrow at 1:30 p.m.');
    assert.equal(plain(mail('visit_tomorrow', 'fr', visit).Subject), 'Demain à 13 h 30');
  });
});

test('a quote that ends is named with its company and last day', () => {
  const data = { link: '/r/1', provider: 'Roofs & Sons', day: '2026-12-01' };
  assert.equal(mail('quote_ending', 'en', data).Subject, 'Your quote from Roofs & Sons expires on Tuesday, December 1, 2026');
  assert.equal(mail('quote_ending', 'fr', data).Subject, 'La soumission de Roofs & Sons expire le mardi 1er décembre 2026');
});
