import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { formerFolders, formerTerms } from './terms.mjs';

const product = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: product, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(join(product, file)));
/** Migrations tell history, and the list itself has to name what it forbids. */
const isCode = (file) => /\.(tsx?|mjs|sql)$/.test(file) && !/^(supabase\/(migrations|seed\/sql)|tools\/lint\/terms)/.test(file);

describe('the terms of the code', () => {
  it('are those of the field', () => {
    const found = files.filter(isCode).flatMap((file) =>
      readFileSync(join(product, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const former = formerTerms.find(([pattern]) => pattern.test(line));
          return former ? [`${file}:${index + 1}: ${former[0].exec(line)[0]} is called ${former[1]} (docs/decisions/0015)`] : [];
        }),
    );
    assert.deepEqual(found, []);
  });

  it('have one folder each', () => {
    const found = files.flatMap((file) => {
      const former = formerFolders.find(([pattern]) => pattern.test(file));
      return former ? [`${file} belongs into ${former[1]} (docs/decisions/0015)`] : [];
    });
    assert.deepEqual(found, []);
  });

  it('are told from words that people read', () => {
    const isFormer = (line) => formerTerms.some(([pattern]) => pattern.test(line));
    assert.ok(isFormer('const MOST_LINES = 3;'));
    assert.ok(isFormer('  perform private.take_turn(key, 5, per);'));
    assert.ok(!isFormer("text: 'The most and the longest, said about a trap that stands still.'"));
  });
});
