import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');

/** As `canaryPages.test.ts` holds that a public site sets it. */
const [, name, seconds] = /\^(__Host-\w+)=\\d\{1,6\}; Max-Age=(\d+);/.exec(read('delivery/server/canary/canaryPages.test.ts'));

for (const [language, days] of [
  ['en', /lasts (\d+)\sdays/],
  ['fr', /dure (\d+)\sjours/],
])
  it(`the privacy page (${language}) says what the cookie of a canary is called and how long it lives`, () => {
    const page = read(`mf-marketing/content/legal/privacy.${language}.mdx`);
    assert.ok(page.includes(`\`${name}\``), name);
    assert.equal(Number(days.exec(page)[1]) * 86_400, Number(seconds));
  });
