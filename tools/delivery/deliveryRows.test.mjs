import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../security/requirements.mjs';
import { missingTests, testsIn } from '../security/testsIn.mjs';

const page = readFileSync(join(root, 'docs/delivery-rows.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number, capability, here, how] = line.slice(2).split(' | ');
    return { number: Number(number), capability, here, how, ...testsIn(line) };
  });
const count = (state) => rows.filter(({ here }) => here === state).length;

describe('the table of what delivery can do', () => {
  it('has forty-four rows, and says of each what is missing or names its tests', () => {
    assert.deepEqual(
      rows.map(({ number }) => number),
      Array.from({ length: 44 }, (_, index) => index + 1),
    );
    for (const { capability, here, how, named, links } of rows) {
      assert.match(here, /^(yes|in part|no)$/, capability);
      assert.equal(how.includes('Missing: '), here !== 'yes', `${capability} is "${here}", and that is not what its text says`);
      if (here !== 'no') assert.ok(named.length > 0, `${capability} has no test`);
      assert.equal(named.length, links, `${capability} has a link that is no test`);
    }
  });

  it('counts them rightly', () => {
    const said = [`${count('yes')} are there`, count('in part') && `${count('in part')} in part`, count('no') && `${count('no')} not`];
    assert.ok(page.includes(`${said.filter(Boolean).join(', ')}.`));
  });

  it('points at tests that exist', () => {
    assert.deepEqual(
      rows.flatMap(({ capability, named }) => missingTests(capability, named)),
      [],
    );
  });
});
