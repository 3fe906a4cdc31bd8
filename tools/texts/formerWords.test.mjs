import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { formerFrenchSpaces, formerFrenchWords, formerSiteWords, formerWords, isWords } from './formerWords.mjs';
import { parse } from './readCatalogues.mjs';
import { writtenTexts } from './writtenTexts.mjs';

const product = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: product, encoding: 'utf8' })
  .split('\n')
  .filter((file) => isWords(file) && existsSync(join(product, file)));
const isSource = (file) => /\.tsx?$/.test(file);
const isComment = (line) => /^\s*(\/\/|\/?\*|--)/.test(line);
const isFrench = (file) => /(\.fr\.(yaml|mdx)|French\.ts)$/.test(file);
const isSeed = (file) => file.startsWith('supabase/seed/');
const wordsFor = (file, isFrenchText) => [
  ...formerWords,
  ...(isFrenchText || isFrench(file) ? formerFrenchWords : []),
  ...(isSeed(file) ? formerFrenchSpaces : formerSiteWords),
];

/** Of a source file its strings, of another each line that is no comment. */
function textsOf(file) {
  const path = join(product, file);
  if (isSource(file)) return writtenTexts(parse(path));
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.map((text, index) => ({ text, line: index + 1 })).filter(({ text }) => !isComment(text));
}

/** @returns what the text still says, what is said instead and why, or nothing */
const formerWordOf = (text, words) => words.find(([pattern]) => pattern.test(text));

describe('the words people read', () => {
  it('are plain, and one for each idea', () => {
    const found = files.flatMap((file) =>
      textsOf(file).flatMap(({ text, line, isFrench: isFrenchText }) => {
        const former = formerWordOf(text, wordsFor(file, isFrenchText));
        return former ? [`${file}:${line}: “${former[0].exec(text)[0]}”: say ${former[1]} (${former[2]})`] : [];
      }),
    );
    assert.deepEqual(found, []);
  });

  it('are looked for in every file that may hold some: of sections, of what they share, of the server, the mails and the database', () => {
    for (const kept of [/Messages\.ts$/, /\.fr\.mdx$/, /^supabase\/mails\//, /^supabase\/seed\//])
      assert.ok(files.some((file) => kept.test(file)));
    for (const file of [
      'delivery/server/pages/outagePage.ts',
      'delivery/server/pages/sampleBar.ts',
      'delivery/server/overrides/overrideWords.ts',
      'mf-account/src/calendar/feed.ts',
      'mf-account/src/form/RefusalWords.tsx',
      'mf-marketing/src/calculators/arithmetic/downPayment/downPaymentRules.ts',
      'mf-marketing/src/readingRoutes.ts',
      'mf-services/src/comparison/quotes/rights.ts',
      'mf-services/src/manifest.ts',
      'mf-services/src/trade-hub/licences/authorities.ts',
      'section-kit/src/sample/SampleBadge.tsx',
      'shell/src/auth/confirmedNotice.ts',
      'shell/src/boot/showBrokenPage.ts',
      'supabase/emulator/auth/passwordRules.ts',
      'supabase/schemas/platform/05_consent_texts.sql',
      'supabase/trades.ts',
    ])
      assert.ok(files.includes(file), file);
    assert.ok(!files.some((file) => /\.test\.|\/testing\//.test(file)));
  });

  it('of a source file are its strings, the parts of its templates and the words of its JSX, not its code', () => {
    const dir = temporaryFolder();
    const source = [
      "import { insigne } from './insigne';",
      '// Un insigne.',
      "const insignes = { insigne: 'Une démo' };",
      'export const Page = () => <p title={`Le ${insignes.insigne} calculateur`}>',
      '  Le filage',
      '</p>;',
      'const Root = styled.p`/* un insigne */ color: ${() => "démo"}`;',
    ];
    writeFileSync(join(dir, 'Page.tsx'), source.join('\n'));
    const found = writtenTexts(parse(join(dir, 'Page.tsx'))).filter(({ text }) => formerWordOf(text, formerWords));
    assert.deepEqual(
      found.map(({ text, line }) => [text.trim(), line]),
      [
        ['Une démo', 3],
        ['calculateur', 4],
        ['Le filage', 5],
        ['démo', 7],
      ],
    );
  });

  it('of a catalogue are known to be French by its `fr`', () => {
    const file = join(temporaryFolder(), 'messages.ts');
    writeFileSync(file, "export const messages = { en: { tax: '9 %' }, fr: { tax: '9 %', part: { sum: `${sum} $` } } };");
    const french = writtenTexts(parse(file)).filter(({ isFrench }) => isFrench);
    assert.deepEqual(
      french.map(({ text }) => text),
      ['9 %', '', ' $'],
    );
  });

  it('that are gone each have another word and a reason', () => {
    for (const [pattern, instead, reason] of [...formerWords, ...formerFrenchWords, ...formerSiteWords])
      assert.ok(pattern instanceof RegExp && instead && reason, String(pattern));
  });

  it('are told from their neighbours', () => {
    assert.ok(formerWordOf("caption: 'A drawn sample. Names are made up.'", formerWords));
    assert.ok(formerWordOf('text: Une règle du pouce, typiquement.', formerWords));
    assert.ok(formerWordOf('Après une démo, on règle tout.', formerWords));
    assert.ok(formerWordOf("text: 'The answer stands here.'", formerWords));
    assert.ok(formerWordOf('At the top of every guide stands whether it is open.', formerWords));
    assert.ok(formerWordOf('New ones stand in front.', formerWords));
    assert.ok(formerWordOf('Les sources se contredisent.', formerWords));
    assert.ok(formerWordOf('Programs exist; several official pages bear no date.', formerWords));
    assert.ok(formerWordOf('Plusieurs pages officielles sont sans date.', formerWords));
    assert.ok(formerWordOf('Sorting and draft answers set up with you.', formerWords));
    assert.ok(formerWordOf('Une taxe de 9 % ou 40 $.', formerFrenchWords));
    assert.ok(!formerWordOf('Une taxe de 9\u00a0% ou 40\u00a0$.', formerFrenchWords));
    for (const bare of ['Fait pour la vapeur : rien ici ne rouille.', 'On dit « oui\u00a0».', '«\u00a0Oui »'])
      assert.ok(formerWordOf(bare, formerFrenchSpaces));
    assert.ok(!formerWordOf('Fait pour la vapeur\u00a0: on dit «\u00a0oui\u00a0».', formerFrenchSpaces));
    assert.ok(!formerWordOf('Made for steam: nothing rusts. What is it? $40', formerFrenchSpaces));
    assert.ok(!formerWordOf('Frost moves what stands on shallow ground; take a sample and stand on it.', formerWords));
    assert.ok(formerWordOf('The tax comes back to you.', formerSiteWords));
    assert.ok(!formerWordOf("done: 'Welcome back!'", formerSiteWords));
    assert.ok(!formerWordOf('Après une démonstration, la démolition commence.', formerWords));
    assert.ok(!formerWordOf('Book a demo; the manufacturer answers.', formerWords));
  });
});
