import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');

/** Of the words below the front matter, in both languages, by page and version. */
const published = {
  'privacy 1.3': '38ebe8e5941ad37e',
  'terms 1.2': 'e4a398929b6ebcb8',
};

function legalPage(page) {
  const files = ['en', 'fr'].map((language) => read(`mf-marketing/content/legal/${page}.${language}.mdx`).split(/^---$/m));
  const versions = files.map(([, head]) => /^version: "(.+)"$/m.exec(head)[1]);
  assert.equal(versions[0], versions[1], `${page} has one version in both languages`);
  const words = files.map(([, , ...body]) => body.join('---')).join('\n');
  return { version: versions[0], hash: createHash('sha256').update(words).digest('hex').slice(0, 16) };
}

describe('what people agree to', () => {
  for (const page of ['privacy', 'terms'])
    it(`${page}: other words are another version`, () => {
      const { version, hash } = legalPage(page);
      assert.equal(
        hash,
        published[`${page} ${version}`],
        `The ${page} page does not say what version ${version} said. Raise its version, add notices to consent_texts and section-kit, and the new hash here.`,
      );
    });

  it('is named by the notices of today with its versions of today', () => {
    const texts = read('supabase/schemas/platform/05_consent_texts.sql');
    const versions = [legalPage('privacy').version, legalPage('terms').version];
    const newest = [...texts.matchAll(/'(newsletter-(?:en|fr)-\d+)'/g)].map(([, id]) => id).slice(-2);
    const notices = read('section-kit/src/legal-notice/notices.ts').match(/notice-[a-z-]+-\d+/g);
    for (const id of [...notices, ...newest]) {
      const [, body] = new RegExp(`'${id}', '..', '(.+)', '`).exec(texts);
      assert.deepEqual(
        [...body.matchAll(/version (\d+\.\d+)/g)].map(([, version]) => version),
        versions,
        id,
      );
    }
    const form = read('mf-marketing/src/newsletter/NewsletterForm.tsx');
    assert.ok(form.includes(`newsletter-\${locale}-${newest[0].split('-').at(-1)}`), `the form of newsletters names ${newest}`);
  });
});
