import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { apiReports } from './apiReport.ts';

const types = {
  'index.d.ts': "export { paint } from './paint.js';\nexport type { Colour as Tone } from './colour.js';\n",
  'paint.d.ts':
    "import type { Colour } from './colour.js';\n/** Paints. */\nexport declare function paint(wall: Wall): Colour;\ninterface Wall {\n    area: number;\n}\nexport declare function scrape(): void;\n",
  'colour.d.ts': "export type Colour = 'red' | 'blue';\nexport type Unused = string;\n",
};

function reportOf(changes: Partial<typeof types> = {}): string {
  const dir = temporaryFolder();
  const description = { name: '@marketplace/sample', exports: { '.': { types: './dist/index.d.ts' }, './package.json': './package.json' } };
  for (const [file, text] of Object.entries({ ...types, ...changes })) {
    mkdirSync(dirname(join(dir, 'dist', file)), { recursive: true });
    writeFileSync(join(dir, 'dist', file), text);
  }
  writeFileSync(join(dir, 'package.json'), JSON.stringify(description));
  return apiReports([dir]).get(dir)!;
}

const report = reportOf();

it('names what each entry offers, and declares all that this reaches', () => {
  assert.match(report, /## \.\n\n- Tone\n- paint\n/);
  for (const text of ['function paint(wall: Wall): Colour;', 'interface Wall {\n    area: number;\n}', "type Colour = 'red' | 'blue';"])
    assert.ok(report.includes(text), text);
});

it('is silent about what nobody outside can name or notice', () => {
  for (const text of ['scrape', 'Unused', 'Paints']) assert.ok(!report.includes(text), text);
  const quiet = { 'paint.d.ts': types['paint.d.ts'].replace('Paints.', 'Paints a wall.').replace('scrape', 'sand') };
  assert.equal(reportOf(quiet), report);
});

for (const [what, changes] of [
  ['an argument', { 'paint.d.ts': types['paint.d.ts'].replace('wall: Wall', 'wall: Wall, coats: number') }],
  ['a type behind one', { 'paint.d.ts': types['paint.d.ts'].replace('area: number', 'area: string') }],
  ['a value of a type', { 'colour.d.ts': types['colour.d.ts'].replace(" | 'blue'", '') }],
  ['a name that goes away', { 'index.d.ts': "export { paint } from './paint.js';\n" }],
] as const) {
  it(`changes with ${what}`, () => assert.notEqual(reportOf(changes), report));
}
