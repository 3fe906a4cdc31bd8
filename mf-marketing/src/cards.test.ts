import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from './routes';

const cards = new Set(routes.flatMap(({ card }) => card ?? []));

test.each([...cards].flatMap((card) => [`social-${card}-en.jpg`, `social-${card}-fr.jpg`]))(
  'the picture of link previews %s is drawn (npm run cards)',
  (file) => expect(existsSync(join(__dirname, '../public', file))).toBe(true),
);

test('every article has one', () => {
  expect(routes.filter(({ article, card }) => article && !card).map(({ path }) => path)).toEqual([]);
});
