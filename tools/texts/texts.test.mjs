import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
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

  it('are of a kind', () => {
    assert.deepEqual(['failed.text', 'rule.email', 'none.title', 'signUp.submit', 'lead'].map(kindOf), [
      'error',
      'error',
      'empty',
      'button',
      'word',
    ]);
  });
});

describe('where a text is shown', () => {
  const places = placesOf(root);
  const at = (file) => places(join(root, file)).addresses;

  it('is the page, and the fragment, that its file ends up in', () => {
    assert.ok(at('mf-services/src/directory/messages.ts').includes('/services'));
    assert.ok(at('mf-services/src/lead/leadMessages.ts').includes('services/lead'));
    assert.equal(at('mf-services/src/directory/messages.ts').includes('/account'), false);
  });

  it('is said on the page with every mail, in both languages', () => {
    const page = textsPage(root);
    for (const text of ['We can’t find a request with this link', 'Aucune demande ne correspond à ce lien', 'request_silent'])
      assert.ok(page.includes(text), text);
  });

  it('is said of what no catalogue holds: pages of the server, the last page of the shell, buttons of the content', () => {
    const parts = textsPage(root).split('<h3>');
    const placed = (name, where, ...texts) => {
      const part = parts.find((part) => part.startsWith(`${name}<`) && texts.every((text) => part.includes(text)));
      assert.ok(part?.includes(`<p>${where}`), `${name}: ${texts}`);
    };
    placed('delivery/server/pages/outagePage.ts', 'every address', 'We will be back shortly', 'De retour dans un instant');
    placed('delivery/server/pages/outagePage.ts', 'every address', 'Try again', 'Réessayer');
    placed('delivery/server/pages/sampleBar.ts', 'above every page', 'Demonstration site', 'Site de démonstration');
    placed('delivery/server/overrides/overrideWords.ts', '/overrides', 'Use these versions', 'Utiliser ces versions');
    placed('shell/src/boot/showBrokenPage.ts', 'every page', 'could not be put together', 'Impossible d’afficher cette page');
    placed('mf-services/content/fixed-price/hvac.en.yaml', '/services/hvac', 'How a heat pump copes with winter', 'La thermopompe face');
    placed('mf-marketing/content/faq/account.en.yaml', '/faq', 'Sign up');
  });
});
