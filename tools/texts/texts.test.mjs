import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { escapeHtml } from '@marketplace/node-kit/escapeHtml';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { changedTexts } from './changedTexts.mjs';
import { kindOf } from './kindOf.mjs';
import { placesOf } from './placesOf.mjs';
import { readCatalogues } from './readCatalogues.mjs';
import { sourceFiles } from './sourceFiles.mjs';
import { textsPage } from './textsPage.mjs';

const root = join(import.meta.dirname, '../..');

describe('texts of a catalogue', () => {
  it('are read from constants, imports and parts', () => {
    const dir = temporaryFolder();
    writeFileSync(join(dir, 'english.ts'), `export const english = { title: 'Roofs ' + 'here', count_one: '{{count}} roof' } as const;`);
    writeFileSync(
      join(dir, 'messages.ts'),
      `import { english } from './english';\nconst shared = { brand: 'Sample' };\nexport const messages = defineMessages('sample', { en: { ...english, ...shared }, fr: { title: "Toits", count_one: \`{{count}} toit\`, ...shared } });`,
    );
    assert.deepEqual(readCatalogues(join(dir, 'messages.ts')), [
      {
        namespace: 'sample',
        file: join(dir, 'messages.ts'),
        en: { title: 'Roofs here', count_one: '{{count}} roof', brand: 'Sample' },
        fr: { title: 'Toits', count_one: '{{count}} toit', brand: 'Sample' },
      },
    ]);
  });

  it('are all there in both languages, and each is declared once', () => {
    const catalogues = sourceFiles(root).flatMap(readCatalogues);
    const names = catalogues.map(({ namespace }) => namespace);
    assert.deepEqual(names, [...new Set(names)]);
    for (const { namespace, en, fr } of catalogues) assert.deepEqual(Object.keys(en).sort(), Object.keys(fr).sort(), namespace);
  });

  it('are compared with what they said in an older tree', () => {
    const tree = (en, fr) => {
      const dir = temporaryFolder();
      mkdirSync(join(dir, 'mf-sample/src'), { recursive: true });
      const catalogues = JSON.stringify({ en, fr });
      writeFileSync(join(dir, 'mf-sample/src/messages.ts'), `export const messages = defineMessages('sample', ${catalogues});`);
      return dir;
    };
    const older = tree({ title: 'Dear roofs', gone: 'Gone' }, { title: 'Toits', gone: 'Parti' });
    const newer = tree({ title: 'Expensive roofs', added: 'New' }, { title: 'Toits', added: 'Neuf' });
    assert.deepEqual(changedTexts(older, newer), [{ key: 'sample title', language: 'en', before: 'Dear roofs', after: 'Expensive roofs' }]);
  });

  it('join a name in French with the form that fits it: `{{de place}}`, not `de {{place}}`', () => {
    const plain = /(?<![\wÀ-ÿ’])(de|à) \{\{(name|company|vendor|sender|author|place|brand)\}\}/i;
    for (const { namespace, fr } of sourceFiles(root).flatMap(readCatalogues)) {
      for (const [key, text] of Object.entries(fr)) assert.doesNotMatch(text, plain, `${namespace} ${key}`);
    }
  });

  describe('are of a kind', () => {
    const kindsOf = (en, namespace) => Object.keys(en).map((key) => kindOf(key, { namespace, en }));
    const all = (kind, en, namespace) =>
      it(`${kind}: ${Object.keys(en).join(', ')}`, () => assert.deepEqual([...new Set(kindsOf(en, namespace))], [kind]));

    all('error', {
      failed: 'The team could not be loaded',
      fetchFailed: 'Failed to fetch deals',
      'failed.text': 'Check your connection and try again.',
      'rule.email': 'Enter an email address',
      'problem.qty': 'Enter a quantity above 0',
      'notFound.title': 'Material not found',
      wrongType: 'This kind of file is not accepted. Choose another one.',
      tooLarge: 'This picture is too large. Choose a smaller one.',
      limited: 'Not sent: too many pictures in a short time. Send it again in an hour.',
      conflict: 'Not sent: there is no room for more pictures today.',
      'fault.title': 'This rating does not match its log',
      'fault.order': 'Entry {{seq}} of the log is missing or out of place.',
      'slots.gone': 'The time you had chosen is no longer free. Choose another one.',
      'dates.missing': 'Choose a day that exists, from 2000 on.',
      'starter.full': 'Your list is full',
      'starter.full.text': 'Take something off your list, then try again.',
      'confirm.unknown': 'This link no longer works',
      refused: 'We could not accept the name you asked for. Why: {{reason}}',
      'refused.spam': 'it reads like advertising',
      'french.text': 'Not saved: your text has to be in French too.',
    });
    all('error', { notice: 'The terms have changed. Reload the page.', summary: 'Please check these fields' }, 'kit.refusal');
    all('empty', { 'none.title': 'Nothing here yet', empty: 'No reviews yet' });
    all('button', { 'signUp.submit': 'Sign up', 'action.send': 'Send' });
    all('word', {
      lead: 'A lead',
      'item.missing': 'Missing',
      'stock.limited': 'Limited Stock',
      'status.expired': 'Expired',
      'quote.expired': 'Was valid until {{date}}',
      'next.expired': 'Nobody answered in 30 days.',
      'company.unread': 'Unread',
      'company.refused': 'The homeowner said that the visit doesn’t work for them.',
      'decision.refuse': 'Refuse the Review',
      'figure.toCover': 'Siding to buy, with waste',
      'field.turnover': 'Time to filter all the water',
      'provinces.rule': 'Rule',
      'rules.title': 'How to read these prices',
      'lost.email': 'Email of your request',
      'badge.lost': 'Lost',
    });

    it('button: what leads on from a fault', () => {
      const en = { 'notFound.title': 'Material not found', 'notFound.all': 'See all materials', 'row.missing.fact': 'Not stated' };
      assert.deepEqual(kindsOf(en), ['error', 'button', 'word']);
    });
  });
});

describe('where a text is shown', () => {
  const places = placesOf(root);
  const at = (file) => places(join(root, file)).addresses;

  let parts = [];
  before(async () => {
    parts = (await textsPage(root)).split('<h3>');
  });

  /** Holds that a part of the page has a heading, says where it is shown and has texts. */
  const has = (name, where, ...texts) => {
    const part = parts.find((each) => each.startsWith(`${escapeHtml(name)}<`) && texts.every((text) => each.includes(escapeHtml(text))));
    assert.ok(part?.includes(`<p>${escapeHtml(where)}`), `${name}: ${texts}`);
  };

  it('is the page, and the fragment, that its file ends up in', () => {
    assert.ok(at('mf-services/src/directory/messages.ts').includes('/services'));
    assert.ok(at('mf-services/src/lead/leadMessages.ts').includes('services/lead'));
    assert.equal(at('mf-services/src/directory/messages.ts').includes('/account'), false);
  });

  it('is every page of a kind of content, for what all of them share', () => {
    assert.deepEqual(at('mf-services/src/fixed-price/FixedPricePage.tsx'), ['/services/… (mf-services/content/fixed-price)']);
    assert.deepEqual(at('mf-marketing/src/articles/LegalPage.tsx'), ['/… (mf-marketing/content/legal)']);
  });

  it('is said on the page with every form of every mail, in both languages', () => {
    has('request_silent', 'To who asked for quotes', 'No answer yet', 'Toujours pas de réponse');
    has('request_update', 'To who asked for quotes', 'cannot take on your project', 'a retiré sa soumission', 'proposes a visit');
    has('confirmation', 'From the pages of the account', 'It works once, within one hour.', 'Valable une seule fois');
    has('every mail', 'Below each button', 'If the button does not work', 'Si le bouton ne fonctionne pas');
  });

  it('is said of titles, menus and the header, by section', () => {
    has('mf-services', 'tab, search results', 'Provider profile', 'Profil du professionnel');
    has('mf-services: menus', 'menus of the header', 'inside: /indoor', 'Projets intérieurs');
    has('mf-services: header', 'the header of every page', 'Search services', 'Rechercher un service');
  });

  it('is said of notices, in the words of today', () => {
    has('notice', 'at every button', 'How we use this', 'Ce que nous en faisons');
    has('newsletter', 'at the box', 'Yes, email me', 'Oui, envoyez-moi');
    assert.equal(parts.filter((part) => part.includes('newsletter-en-')).length, 1);
  });

  it('is said of what the server refuses, with what French pages say', () => {
    has('supabase/emulator/auth', 'forms of the account', 'Choose another password.', 'Ce mot de passe est trop faible', 'email_exists');
    const consent = 'supabase/schemas/platform/05_consent_texts.sql';
    has(consent, 'forms, where', 'Reload the page, read them and send it again.', 'sur la confidentialité ont changé');
  });

  it('is said of texts that a source file writes without a catalogue', () => {
    has('mf-account/src/calendar/feed.ts', 'mf-account/src/manifest.ts', 'Visit by phone', 'Visite par téléphone');
    has(
      'mf-services/src/comparison/quotes/rights.ts',
      '/quotes/:id/compare',
      'An RBQ licence is compulsory',
      'Une licence RBQ est obligatoire',
    );
    has('mf-services/src/trade-hub/licences/authorities.ts', '', 'Government of Alberta', 'Gouvernement de l’Alberta');
    has('mf-services/src/lead/answer/quote/linesOfGoods.ts', '', 'Delivery', 'Livraison');
    has('mf-services/src/tracking/phoneText.ts', '/r/:token', 'poste');
    const rules = 'mf-marketing/src/calculators/arithmetic/downPayment/downPaymentRules.ts';
    has(rules, '/financial/… (mf-marketing/content/financial)', 'Department of Finance Canada', 'Ministère des Finances');
  });

  it('is said of what no catalogue holds: pages of the server, the last page of the shell, buttons of the content', () => {
    has('delivery/server/pages/outagePage.ts', 'every address', 'We will be back shortly', 'De retour dans un instant');
    has('delivery/server/pages/outagePage.ts', 'every address', 'Try again', 'Réessayer');
    has('delivery/server/pages/sampleBar.ts', 'above every page', 'Demonstration site', 'Site de démonstration');
    has('delivery/server/overrides/overrideWords.ts', '/overrides', 'Use these versions', 'Utiliser ces versions');
    has('shell/src/boot/showBrokenPage.ts', 'every page', 'could not be put together', 'Impossible d’afficher cette page');
    has('mf-services/content/fixed-price/hvac.en.yaml', '/services/hvac', 'How a heat pump copes with winter', 'La thermopompe face');
    has('mf-marketing/content/faq/account.en.yaml', '/faq', 'Sign up');
    has('mf-marketing/content/blog/kitchen-budget.en.mdx', '/blog/kitchen-budget', 'related.1.label');
  });
});
