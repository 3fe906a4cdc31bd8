import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { hasTest } from './hasTest.mjs';
import { readChapters, reasons, requirements, root } from './requirements.mjs';
import { page, securityPage } from './securityPage.mjs';

const rows = readChapters().flatMap(({ rows }) => rows);
const read = (file) => readFileSync(join(root, file), 'utf8');
const kindsOf = (row) => ['test', 'setting', 'reason'].filter((kind) => row[kind]);
/** GitHub's: in lower case, words with hyphens between them. */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\d -]/gu, '')
      .replaceAll(' ', '-'),
  );
const complaints = (check) => assert.deepEqual(rows.map(check).filter(Boolean), []);

describe('the table of security requirements', () => {
  it('has every requirement of level 1 and 2 once, in its order', () => {
    assert.equal(requirements.size, 253);
    assert.deepEqual(
      rows.map(({ id, level }) => [id, level]),
      [...requirements],
    );
  });

  it('answers each by one test, setting or reason, in a few words of its own', () => {
    complaints((row) => (kindsOf(row).length === 1 ? '' : `${row.id} has ${kindsOf(row).join(' and ') || 'no answer'}`));
    complaints(({ id, summary }) => (summary.split(/\s+/).length <= 12 ? '' : `${id} is long: ${summary}`));
    complaints(({ id, reason }) => {
      const known = Object.keys(reasons).some((begin) => reason?.startsWith(`${begin}: `) && reason.length > begin.length + 15);
      return !reason || known ? '' : `${id}: "${reason}"`;
    });
  });

  it('answers 150 or more by a test or a setting', () => {
    assert.ok(rows.filter(({ reason }) => !reason).length >= 150);
  });

  it('points at tests that exist', () =>
    complaints(({ id, test }) => (!test || hasTest(test.file, test.title) ? '' : `${id}: ${test.file} has no test "${test.title}"`)));

  it('points at settings that are set', () =>
    complaints(({ id, setting }) =>
      !setting || (existsSync(join(root, setting.file)) && read(setting.file).includes(setting.text))
        ? ''
        : `${id}: ${setting.file} does not say ${setting.text}`,
    ));

  it('points at documents that say it', () =>
    complaints(({ id, reason = '' }) => {
      const links = [...reason.matchAll(/\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g)];
      if (reason.startsWith('Documented: ') && links.length === 0) return `${id} names no document`;
      const wrong = links.find(([, file, place]) => !existsSync(join(root, file)) || (place && !anchorsOf(read(file)).includes(place)));
      return wrong ? `${id}: ${wrong[0]} is not there` : '';
    }));

  it('is what docs/security.md shows: `npm run docs:security` writes it', () => {
    assert.equal(readFileSync(page, 'utf8'), securityPage());
  });
});
