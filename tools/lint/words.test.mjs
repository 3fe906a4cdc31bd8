import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { formerFrenchWords, formerWords, isWords } from './words.mjs';

const product = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: product, encoding: 'utf8' })
  .split('\n')
  .filter((file) => isWords(file) && existsSync(join(product, file)));
const isComment = (line) => /^\s*(\/\/|\/?\*)/.test(line);
const isFrench = (file) => /(\.fr\.(yaml|mdx)|French\.ts)$/.test(file);

/** @returns what the line still says and what is said instead, or nothing */
const formerWordOf = (line, words) => words.find(([pattern]) => pattern.test(line));

describe('the words people read', () => {
  it('are plain, and one for each idea', () => {
    const found = files.flatMap((file) => {
      const words = isFrench(file) ? [...formerWords, ...formerFrenchWords] : formerWords;
      return readFileSync(join(product, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const former = isComment(line) ? undefined : formerWordOf(line, words);
          return former ? [`${file}:${index + 1}: “${former[0].exec(line)[0]}”: say ${former[1]}`] : [];
        });
    });
    assert.deepEqual(found, []);
  });

  it('are looked for in catalogues, content, mails and seeds', () => {
    assert.ok(files.some((file) => file.endsWith('Messages.ts')));
    assert.ok(files.some((file) => file.endsWith('.fr.mdx')));
    assert.ok(files.some((file) => file.startsWith('supabase/mails/')));
    assert.ok(files.some((file) => file.startsWith('supabase/seed/')));
  });

  it('are told from their neighbours', () => {
    assert.ok(formerWordOf("caption: 'A drawn sample. Names are made up.'", formerWords));
    assert.ok(formerWordOf('text: Une règle du pouce, typiquement.', formerWords));
    assert.ok(formerWordOf('Après une démo, on règle tout.', formerWords));
    assert.ok(!formerWordOf('Après une démonstration, la démolition commence.', formerWords));
    assert.ok(!formerWordOf('Book a demo; the manufacturer answers.', formerWords));
  });
});
