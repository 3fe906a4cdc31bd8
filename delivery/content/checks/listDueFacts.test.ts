import assert from 'node:assert/strict';
import { relative } from 'node:path';
import { describe, it } from 'node:test';
import { writeContent } from '../../testing/writeContent.ts';
import { listDueFacts } from './listDueFacts.ts';

const warnings = (text: string, today: string): string[] => {
  const section = writeContent();
  section.write('people/ann.en.yaml', text);
  return listDueFacts(section.dir, today)
    .filter(({ file }) => file.endsWith('ann.en.yaml'))
    .map(({ file, line, text: said }) => `${relative(section.dir, file)}:${line}: ${said}`);
};

describe('dated facts', () => {
  it('are named by file and line from thirty days before they pass', () => {
    const text = 'name: Ann\nuntil: 2026-11-30\n';
    assert.deepEqual(warnings(text, '2026-10-30'), []);
    assert.deepEqual(warnings(text, '2026-10-31'), [
      'content/people/ann.en.yaml:2: until: 2026-11-30 passes in 30 days; read the source again and bring the file up to date.',
    ]);
    assert.match(warnings(text, '2026-11-29')[0]!, /passes in 1 day;/);
    assert.match(warnings(text, '2026-12-01')[0]!, /has passed;/);
  });

  it('are those that change on a day, wherever they are', () => {
    const text = 'name: Ann\nchangesOn:\n  - 2027-01-01\n  - 2028-01-01\nparts:\n  roof:\n    until: 2026-12-20\n';
    assert.deepEqual(
      warnings(text, '2026-12-15').map((line) => line.split(': ').slice(0, 2).join(': ')),
      ['content/people/ann.en.yaml:3: changesOn', 'content/people/ann.en.yaml:7: until'],
    );
  });

  it('are read again a year after they were', () => {
    assert.deepEqual(warnings('name: Ann\nverifiedOn: 2026-11-20\n', '2027-10-20'), []);
    assert.match(warnings('name: Ann\nverifiedOn: 2026-11-20\n', '2027-10-21')[0]!, /verifiedOn: 2026-11-20 passes in 30 days/);
  });

  it('are their sources too: what was read a year ago, and what says until when it holds', () => {
    const section = writeContent();
    const said = (today: string): string[] =>
      listDueFacts(section.dir, today)
        .filter(({ file }) => file.endsWith('sources/city.en.yaml'))
        .map(({ line, text }) => `${line}: ${text.split(';')[0]}`);
    assert.deepEqual(said('2027-10-20'), []);
    assert.deepEqual(said('2027-10-21'), ['2: readOn: 2026-11-20 passes in 30 days']);
    assert.deepEqual(said('2027-11-21'), ['2: readOn: 2026-11-20 has passed']);
    section.write('sources/city.en.yaml', 'name: The city\nreadOn: 2026-11-20\nuntil: 2026-12-31\n');
    assert.deepEqual(said('2026-11-30'), []);
    assert.deepEqual(said('2026-12-01'), ['3: until: 2026-12-31 passes in 30 days']);
    assert.deepEqual(said('2027-01-01'), ['3: until: 2026-12-31 has passed']);
  });
});
