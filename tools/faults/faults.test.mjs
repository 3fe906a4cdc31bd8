import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../security/requirements.mjs';
import { missingTests, testsIn } from '../security/testsIn.mjs';

const rows = readFileSync(join(root, 'docs/faults.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Fault '))
  .map((line) => ({ fault: line.split('|')[1].trim(), ...testsIn(line) }));

describe('the table of faults', () => {
  it('has a test for each of its twenty-five rows', () => {
    assert.equal(rows.length, 25);
    for (const { fault, named, links } of rows) {
      assert.ok(named.length > 0, `${fault} has no test`);
      assert.equal(named.length, links, `${fault} has a link that is no test`);
    }
  });

  it('points at tests that exist', () => {
    assert.deepEqual(
      rows.flatMap(({ fault, named }) => missingTests(fault, named)),
      [],
    );
  });
});
