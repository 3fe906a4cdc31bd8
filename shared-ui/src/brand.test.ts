/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from './brand';

const root = join(__dirname, '../..');

/** Texts about the product may name it, and lists of places, because a city is called alike; the lock file is generated. */
const mayNameIt = (file: string) =>
  file.startsWith('docs/') ||
  /^supabase\/(seed\/municipalities\.ts|seed\/sql\/41_places\.sql)$/.test(file) ||
  /(^|\/)(README|CHANGELOG|LICENSE)(\.\w+)?$/.test(file) ||
  file === 'package-lock.json' ||
  file === 'shared-ui/src/brand.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && !mayNameIt(file));

test('name and slug are written in brand.ts only, so that the product can be renamed there', () => {
  const name = new RegExp(`${brand.slug}|${brand.name}`, 'i');
  const offenders = files.filter((file) => {
    try {
      return name.test(file) || name.test(readFileSync(join(root, file), 'utf8'));
    } catch {
      // A file that is deleted but still in the index holds nothing.
      return false;
    }
  });
  expect(offenders).toEqual([]);
});

test('phone numbers belong to nobody', () => {
  for (const { display, href } of [brand.phone, brand.tollFree]) {
    expect(display).toMatch(/555-01\d\d$/);
    expect(href).toBe(`tel:+${display.replaceAll('-', '')}`);
  }
});

test('the slug fits into an address', () => {
  expect(brand.slug).toMatch(/^[a-z][a-z0-9-]*$/);
});
