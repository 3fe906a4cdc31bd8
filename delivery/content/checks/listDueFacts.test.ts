import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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

  it('are the rules of the code too: tables that end without a successor, what was last checked a year ago, and the rates of tax', () => {
    const section = writeContent();
    const write = (file: string, lines: string[]): void => {
      mkdirSync(dirname(join(section.dir, file)), { recursive: true });
      writeFileSync(join(section.dir, file), lines.join('\n'));
    };
    write('src/rules.ts', [
      "const verifiedOn = '2026-11-20';",
      "const old = { effectiveFrom: '2025-01-01', effectiveTo: '2026-03-31' };",
      "const now = { effectiveFrom: '2026-04-01', effectiveTo: '2026-12-31', verifiedOn };",
      "export const rightsNotedOn = '2026-10-20';",
    ]);
    write('src/rates.ts', [
      "const one = { source: 'A guide; read November 20, 2026' };",
      "const two = { source: 'A guide; read November 20, 2026' };",
    ]);
    write('src/rules.test.ts', ["const effectiveTo = '2020-01-01';"]);
    const said = (today: string): string[] =>
      listDueFacts(section.dir, today)
        .filter(({ file }) => file.endsWith('.ts'))
        .map(({ file, line, text }) => `${relative(section.dir, file)}:${line}: ${text.split(';')[0]}`);
    assert.deepEqual(said('2026-11-30'), []);
    assert.deepEqual(said('2026-12-01'), ['src/rules.ts:3: effectiveTo: 2026-12-31 passes in 30 days']);
    assert.deepEqual(said('2027-10-21'), [
      'src/rates.ts:1: readOn: 2026-11-20 passes in 30 days',
      'src/rules.ts:1: verifiedOn: 2026-11-20 passes in 30 days',
      'src/rules.ts:3: effectiveTo: 2026-12-31 has passed',
      'src/rules.ts:4: notedOn: 2026-10-20 has passed',
    ]);
  });

  it('are those of a package without content, whose code stands at its top', () => {
    const section = writeContent();
    rmSync(join(section.dir, 'content'), { recursive: true });
    rmSync(join(section.dir, 'src'), { recursive: true, force: true });
    writeFileSync(join(section.dir, 'rates.ts'), "export const rate = { effectiveTo: '2026-12-31' };\n");
    assert.deepEqual(
      listDueFacts(section.dir, '2026-12-31').map(({ line, text }) => `${line}: ${text.split(';')[0]}`),
      ['1: effectiveTo: 2026-12-31 passes in 0 days'],
    );
  });
});
