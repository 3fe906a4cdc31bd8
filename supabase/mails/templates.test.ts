import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { brand } from '@marketplace/shared-ui/brand';
import { composeMail, type ClaimedMail } from './layout/composeMail.ts';
import { samplesOf } from './layout/samples.ts';
import { templateIndex } from './layout/templateIndex.ts';
import { templates } from './templates.ts';

const siteUrl = 'https://site.example';
const operator = { ...brand.sampleOperator, legalName: 'Roofs & Co. Ltd.' };
const kinds = [...templates.keys()];
const samples = [...templates].flatMap(([kind, template]) => samplesOf(template).map(([name, data]) => [kind, name, data] as const));
const sampleOf = (kind: string, wanted = '') => samples.find(([of, name]) => of === kind && name === wanted)![2];
const compose = (kind: string, locale: 'en' | 'fr', given: object = sampleOf(kind), key = 'a/1') =>
  composeMail({ id: 1, idempotency_key: key, kind, recipient: 'ana@example.ca', locale, data: { ...given }, attempts: 1 } as ClaimedMail, {
    siteUrl,
    operator,
  });

test('the index is what the folder of templates holds', () => {
  assert.equal(
    readFileSync(join(import.meta.dirname, 'templates.ts'), 'utf8'),
    templateIndex(import.meta.dirname),
    'npm run new:mail writes it',
  );
});

describe('every kind', () => {
  for (const [kind, name, data] of samples) {
    const mail = name ? `${kind} (${name})` : kind;

    test(`${mail} says the same in text and HTML, in both languages`, () => {
      const mails = { en: compose(kind, 'en', data), fr: compose(kind, 'fr', data) };
      assert.notEqual(mails.en.Subject, mails.fr.Subject);
      for (const [locale, { Subject, Text, HTML }] of Object.entries(mails)) {
        assert.ok(Subject.length > 5 && Subject.length < 300);
        assert.doesNotMatch(Text, /undefined|null|NaN|\[object/);
        const sample = locale === 'fr' ? '(exemple)' : '(sample)';
        assert.ok(
          Text.endsWith(`${operator.legalName}, ${operator.mailingAddress} ${sample}`),
          'who sends it, from where, and what is a sample',
        );
        assert.match(HTML, locale === 'fr' ? /<html lang="fr-CA">/ : /<html lang="en-CA">/);
        const words = HTML.replace(/<title>.*<\/title>|<[^>]+>/g, ' ').replaceAll('&amp;', '&');
        for (const block of Text.split(/\n+/)) assert.ok(words.includes(block) || HTML.includes(`href="${block}"`), block);
        for (const [link] of Text.matchAll(/https?:\/\/\S+/g)) {
          assert.ok(link.startsWith(locale === 'fr' ? `${siteUrl}/fr/` : `${siteUrl}/`), link);
          assert.equal(locale === 'en' && link.startsWith(`${siteUrl}/fr/`), false);
        }
      }
      assert.doesNotMatch(mails.fr.Text, / :|'/, 'French typography');
    });

    test(`${mail} ends its sentences once, also after a name that is shortened`, () => {
      for (const locale of ['en', 'fr'] as const) {
        const { Text } = compose(kind, locale, { ...data, provider: 'Roofs Inc.' });
        assert.doesNotMatch(Text, /\.\./);
      }
    });

    test(`${mail} shows words of people as words`, () => {
      const evil = `<img src=x onerror=alert(1)>\r\nBcc: all@example.ca "'&`;
      const spoil = (value: unknown, name = ''): unknown => {
        if (/link/.test(name)) return value;
        if (Array.isArray(value)) return value.map((entry) => spoil(entry));
        const isRecord = typeof value === 'object' && value !== null;
        return isRecord ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, spoil(entry, key)])) : evil;
      };
      for (const locale of ['en', 'fr'] as const) {
        const { Subject, HTML } = compose(kind, locale, spoil(data) as object);
        assert.doesNotMatch(Subject, /[\r\n]/);
        assert.doesNotMatch(HTML, /<img/);
      }
    });
  }
});

describe('links', () => {
  for (const link of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b', '/"><b>']) {
    test(`${link} is refused`, () => assert.throws(() => compose('newsletter_confirm', 'en', { link }), /is no path of the site/));
  }

  test('a mail that is of no use without its link is not sent', () => {
    assert.throws(() => compose('newsletter_confirm', 'en', {}), /no "link"/);
    assert.throws(() => compose('newsletter_welcome', 'en', {}), /no "unsubscribe_link"/);
  });

  test('a guest is told that whoever has the link gets in; an account has none to keep', () => {
    for (const kind of ['request_sent', 'request_update']) {
      assert.match(compose(kind, 'en').Text, /opens your request, for anyone who has it/, kind);
      assert.match(compose(kind, 'fr').Text, /ouvre votre demande à quiconque le possède/, kind);
      const account = { ...sampleOf(kind), link: sampleOf('request_sent', 'account')['link'] };
      assert.doesNotMatch(compose(kind, 'en', account).Text, /anyone who has it/, kind);
    }
  });

  test('a newsletter can be ended from the mail and by the mail program', () => {
    const mail = compose('newsletter_welcome', 'fr');
    const link = `${siteUrl}/fr/unsubscribe/secret`;
    assert.deepEqual(mail.ListUnsubscribe, { Header: `<${link}>`, HeaderPost: 'List-Unsubscribe=One-Click', Links: [link] });
    assert.ok(mail.HTML.includes(`href="${link}"`));
    assert.ok(mail.Text.includes(brand.supportEmail), 'who sends it');
  });
});

test('who asked for lost links gets a button for each request', () => {
  const { Text, HTML } = compose('request_links', 'fr', {
    requests: [
      { link: '/r/one', service: 'Plumbing', day: '2026-12-01' },
      { link: '/r/two', service: null, day: '2026-11-22' },
    ],
  });
  assert.match(Text, /Plomberie, mardi 1er décembre 2026\n\S+\/fr\/r\/one\n\nVotre demande du dimanche 22 novembre 2026\n\S+\/fr\/r\/two/);
  for (const path of ['one', 'two']) assert.ok(HTML.includes(`href="${siteUrl}/fr/r/${path}"`));
});

test('the same row is the same mail, another row another', () => {
  const ids = ['a/1', 'a/1', 'a/2'].map((key) => compose('request_sent', 'en', sampleOf('request_sent'), key).MessageID);
  assert.equal(ids[0], ids[1]);
  assert.notEqual(ids[0], ids[2]);
  assert.match(ids[0]!, /^[0-9a-f]{32}@[a-z.]+$/);
});

test('details are said in the language of the mail', () => {
  assert.match(compose('booking_requested', 'en').Text, /Tuesday, December 1, 2026, 8:00.a\.m\. to 12:00.p\.m\.[\s\S]*\$1,234\.56/);
  assert.match(compose('booking_requested', 'fr').Text, /mardi 1er décembre 2026, de 8\u00a0h à 12\u00a0h\n[\s\S]*1.234,56.\$/);
  assert.match(compose('request_sent', 'fr').Text, /à Roofs & Sons, à Second et à Third/);
  assert.match(compose('request_update', 'fr').Text, /Roofs & Sons vous a envoyé une soumission/);
  assert.match(compose('request_connected', 'en').Text, /Email: sam@example\.ca\nPhone: 416-555-0199 \(preferred\)/);
});

test('a trade has its French name in French mails; what people named themselves stays', () => {
  const about = kinds.filter((kind) => 'service' in sampleOf(kind));
  assert.ok(about.includes('request_sent') && about.includes('lead_update'));
  for (const kind of about) {
    const said = (locale: 'en' | 'fr', service: string) => {
      const { Subject, Text, HTML } = compose(kind, locale, { ...sampleOf(kind), service });
      return Subject + Text + HTML;
    };
    assert.match(said('fr', 'Plumbing'), /Plomberie/, kind);
    assert.doesNotMatch(said('fr', 'Plumbing'), /Plumbing/, kind);
    assert.match(said('en', 'Plumbing'), /Plumbing/, kind);
    assert.match(said('fr', 'Leak repair'), /Leak repair/, kind);
  }
});

describe('French joins a name with the form that fits it', () => {
  const named = (kind: string, name: string): object[] => {
    const names = { company: name, provider: name, providers: [name, 'Second', name], area: name };
    const own = Object.fromEntries(Object.entries({ ...sampleOf(kind), ...names }).filter(([key]) => key in sampleOf(kind)));
    const states = ['approved', 'changes_requested', 'suspended', 'rejected', 'settled', 'declined'].map((status) => ({ ...own, status }));
    return [own, ...states, { ...own, over: 'true' }, { ...own, to: 'provider' }, { ...own, list: true }];
  };
  const said = (kind: string, data: object) => {
    const { Subject, Text } = compose(kind, 'fr', data);
    return Subject + Text;
  };

  for (const kind of kinds) {
    test(`in ${kind}`, () => {
      for (const data of named(kind, 'Isolation Boréale')) assert.doesNotMatch(said(kind, data), /(?<![\p{L}’])(de|que) Isolation/iu);
      for (const data of named(kind, 'Les Toits Roy')) assert.doesNotMatch(said(kind, data), /(?<![\p{L}’])(de|à) Les Toits/iu);
    });
  }

  test('in what each says', () => {
    const of = (kind: string, data: object = {}) => said(kind, { ...named(kind, 'Isolation Boréale')[0], ...data });
    assert.match(of('company_moved'), /la page d’Isolation Boréale\./);
    assert.match(of('credential_ending', { over: 'true' }), /La page d’Isolation Boréale n’en affiche plus/);
    assert.match(of('finish_reminder'), /Les travaux d’Isolation Boréale sont-ils terminés\?/);
    assert.match(of('finish_reminder', { provider: '' }), /Les travaux d’un professionnel sont-ils terminés\?/);
    assert.match(of('quote_ending'), /La soumission d’Isolation Boréale expire/);
    assert.match(of('request_silent', { area: 'Ottawa' }), /autres près d’Ottawa/);
    assert.match(of('visit_tomorrow'), /La visite d’Isolation Boréale a lieu demain/);
    assert.match(of('request_sent', { providers: ['Roofs & Sons', 'Les Toits Roy'] }), /transmise à Roofs & Sons et aux Toits Roy\./);
  });
});

test('a dispute that we decided is our news, not the company’s', () => {
  const settled = (kind: string, locale: 'en' | 'fr', data: object = {}) =>
    compose(kind, locale, { ...sampleOf(kind), status: 'settled', ...data }).Subject;
  assert.equal(settled('request_update', 'en'), 'We’ve made a decision about the work with Roofs & Sons');
  assert.equal(settled('request_update', 'fr'), 'Nous avons pris une décision au sujet des travaux avec Roofs & Sons');
  assert.equal(settled('request_update', 'en', { provider: null }), 'We’ve made a decision about the work');
  assert.equal(settled('lead_update', 'en'), 'We’ve made a decision about the work: Leak repair');
});

test('an application hears what each step means', () => {
  for (const [step, said] of [
    ['', /reviewing it now/],
    ['onboarding', /approved/],
    ['live', /is live/],
    ['declined', /cannot accept/],
  ] as const) {
    assert.match(compose('application_moved', 'en', sampleOf('application_moved', step)).Text, said);
  }
});

test('what nobody reads is not called sent', () => {
  const text = (locale: 'en' | 'fr', name: string) => compose('request_sent', locale, sampleOf('request_sent', name)).Text;
  assert.match(
    text('en', 'list that some read'),
    /We sent your list to Roofs & Sons and Third\. .*\n+Second has not joined \S+ yet, so nobody reads requests there\./,
  );
  assert.match(
    text('fr', 'list that some read'),
    /transmise à Roofs & Sons et à Third\. .*\n+Second n’est pas encore sur \S+; personne n’y lit les demandes\./,
  );
  for (const [name, stored] of [
    [
      'list that nobody reads',
      /Your list is stored\.\n+Roofs & Sons, Second and Third have not joined \S+ yet, so nobody reads requests there\./,
    ],
    ['request that nobody reads', /Your request is stored\.\n+Second has not joined \S+ yet/],
  ] as const) {
    assert.match(text('en', name), stored);
    assert.doesNotMatch(text('en', name), /We sent|when someone answers/);
    assert.match(text('fr', name), /est enregistrée\.\n+/);
    assert.doesNotMatch(text('fr', name), /transmise|dès qu’on vous répondra/);
  }
});

test('of a list nobody is hired, and nobody chooses between its vendors', () => {
  const list = (kind: string, locale: 'en' | 'fr', name = 'list') => compose(kind, locale, sampleOf(kind, name));
  const sent = list('request_sent', 'en').Text;
  assert.match(sent, /We sent your list to Roofs & Sons, Second and Third\. Each vendor got its own lines/);
  assert.match(sent, /To connect or to accept a quote/);
  const one = list('request_sent', 'en', 'list to one vendor').Text;
  assert.match(one, /We sent your list to Second\. The page below will show its quote\./);
  assert.match(list('request_sent', 'fr').Text, /Chaque fournisseur a reçu ses lignes/);
  assert.doesNotMatch(list('request_received', 'en').Text, /first answers/);
  assert.match(list('lead_update', 'en', 'supplier').Subject, /^The homeowner chose you: /);
  assert.match(list('lead_update', 'fr', 'supplier').Subject, /^Le client vous a choisi/);
});
