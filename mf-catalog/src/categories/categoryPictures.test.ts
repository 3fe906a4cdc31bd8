import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pickIcon } from '@marketplace/shared-ui';
import { categoryIcons } from './categoriesTable';
import { categoryPicture } from './categoryPictures';

const sample = readFileSync(join(__dirname, '../../../supabase/seed/sql/05_categories.sql'), 'utf8');
const rows = [...sample.matchAll(/^\('[\da-f-]{36}', '([^']+)', '[^\n]+', '(\w+)', '\w+', '20[^']+Z'\)/gm)];
const titles = rows.map(([, title]) => title!);

test('every category of the samples has a picture of its own', () => {
  expect(titles).toContain('Lumber & Wood');
  const chosen = titles.map(categoryPicture);
  expect(new Set(chosen).size).toBe(titles.length);
  expect(chosen).not.toContain(undefined);
});

test('every category of the samples has an icon of its own, which the page knows', () => {
  const icons = rows.map(([, , icon]) => pickIcon(icon, categoryIcons));
  expect(icons).toEqual(rows.map(([, , icon]) => icon));
  expect(new Set(icons).size).toBe(rows.length);
});
