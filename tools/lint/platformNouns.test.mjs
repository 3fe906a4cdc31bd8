import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';

const root = join(import.meta.dirname, '../..');
/** What sections are about. A platform that knew one of these would have to be released for a section's sake. */
const nouns = new Set(
  [
    'trade plumber plumbing roofer roofing renovation contractor landscaping hvac',
    'material category photo project homeowner vendor',
    'deal flyer clearance mortgage calculator newsletter',
  ]
    .join(' ')
    .split(' ')
    .flatMap((noun) => [noun, `${noun}s`, noun.replace(/y$/, 'ies')]),
);
/** The menus whose groups the specification names, and the pictures several sections show. */
const exempt = /^(shell\/src\/(navigation\/(menus|navigationMessages)|messages)\.ts|shared-ui\/src\/art\/.*|shared-ui\/src\/brand\.ts)$/;
const isTest = /\.test\.tsx?$|\/testing\//;

/** The words a text is made of, also those that a name in camel case is made of. */
const wordsOf = (text) => text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map((word) => word.toLowerCase()) ?? [];

it('the platform names nothing of the market', () => {
  const files = globSync('{section-kit,shell,shared-ui}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !exempt.test(file) && !isTest.test(file),
  );
  assert.ok(files.length > 100);
  const found = files.flatMap((file) => {
    const words = new Set(wordsOf(`${file} ${readFileSync(join(root, file), 'utf8')}`));
    return [...words].filter((word) => nouns.has(word)).map((word) => `${file}: ${word}`);
  });
  assert.deepEqual(found.sort(), []);
});
