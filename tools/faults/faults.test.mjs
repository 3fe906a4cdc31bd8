import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { hasTest } from '../security/hasTest.mjs';
import { root } from '../security/requirements.mjs';

const rows = readFileSync(join(root, 'docs/faults.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Fault '))
  .map((line) => {
    const fault = line.split('|')[1].trim();
    const named = [...line.matchAll(/`([^`]+)` \(\[[^\]]+\]\(\.\.\/([^)]+)\)\)/g)].map(([, title, file]) => ({ title, file }));
    return { fault, named, links: line.split('](../').length - 1 };
  });

describe('the table of faults', () => {
  it('has a test for each of its twenty-five rows', () => {
    assert.equal(rows.length, 25);
    for (const { fault, named, links } of rows) {
      assert.ok(named.length > 0, `${fault} has no test`);
      assert.equal(named.length, links, `${fault} has a link that is no test`);
    }
  });

  it('points at tests that exist', () => {
    const missing = rows.flatMap(({ fault, named }) =>
      named.filter(({ file, title }) => !hasTest(file, title)).map(({ file, title }) => `${fault}: ${file} has no test "${title}"`),
    );
    assert.deepEqual(missing, []);
  });
});
