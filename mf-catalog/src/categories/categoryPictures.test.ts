import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from '../art/pictures';
import { categoryPicture } from './categoryPictures';

const sample = readFileSync(join(__dirname, '../../../supabase/seed/sql/05_categories.sql'), 'utf8');
const titles = [...sample.matchAll(/^\('[\da-f-]{36}', '([^']+)', '[^\n]+', '20[^']+Z'\)/gm)].map(([, title]) => title!);

test('every category of the samples has a picture of its own, which is drawn', () => {
  expect(titles).toContain('Lumber & Wood');
  const chosen = titles.map(categoryPicture);
  expect(new Set(chosen).size).toBe(titles.length);
  expect(pictures).toEqual(expect.arrayContaining(chosen));
});
