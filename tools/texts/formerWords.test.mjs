import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { formerFrenchWords, formerSiteWords, formerWords, isWords } from './formerWords.mjs';

const product = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: product, encoding: 'utf8' })
  .split('\n')
  .filter((file) => isWords(file) && existsSync(join(product, file)));
const isComment = (line) => /^\s*(\/\/|\/?\*|--)/.test(line);
const isFrench = (file) => /(\.fr\.(yaml|mdx)|French\.ts)$/.test(file);
const isSeed = (file) => file.startsWith('supabase/seed/');
const wordsFor = (file) => [...formerWords, ...(isFrench(file) ? formerFrenchWords : []), ...(isSeed(file) ? [] : formerSiteWords)];

/** @returns what the line still says, what is said instead and why, or nothing */
const formerWordOf = (line, words) => words.find(([pattern]) => pattern.test(line));

describe('the words people read', () => {
  it('are plain, and one for each idea', () => {
    const found = files.flatMap((file) =>
      readFileSync(join(product, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const former = isComment(line) ? undefined : formerWordOf(line, wordsFor(file));
          return former ? [`${file}:${index + 1}: “${former[0].exec(line)[0]}”: say ${former[1]} (${former[2]})`] : [];
        }),
    );
    assert.deepEqual(found, []);
  });

  it('are looked for in catalogues, content, mails and seeds, and in what the server, the shell and the database say', () => {
    for (const kept of [/Messages\.ts$/, /\.fr\.mdx$/, /^supabase\/mails\//, /^supabase\/seed\//])
      assert.ok(files.some((file) => kept.test(file)));
    for (const file of [
      'delivery/server/pages/outagePage.ts',
      'delivery/server/pages/sampleBar.ts',
      'delivery/server/overrides/overrideWords.ts',
      'shell/src/boot/showBrokenPage.ts',
      'supabase/emulator/auth/passwordRules.ts',
      'supabase/schemas/platform/05_consent_texts.sql',
      'supabase/trades.ts',
    ])
      assert.ok(files.includes(file), file);
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
    assert.ok(formerWordOf('Une taxe de 9 % ou 40 $.', formerFrenchWords));
    assert.ok(!formerWordOf('Une taxe de 9\u00a0% ou 40\u00a0$.', formerFrenchWords));
    assert.ok(!formerWordOf('Frost moves what stands on shallow ground; take a sample and stand on it.', formerWords));
    assert.ok(formerWordOf('The tax comes back to you.', formerSiteWords));
    assert.ok(!formerWordOf("done: 'Welcome back!'", formerSiteWords));
    assert.ok(!formerWordOf('Après une démonstration, la démolition commence.', formerWords));
    assert.ok(!formerWordOf('Book a demo; the manufacturer answers.', formerWords));
  });
});
