import { list } from '../../content/hubs/list';
import { words } from '../../content/hubs/words';

test.each(list.map(({ slug }) => slug))('%s compares its materials in both languages', async (slug) => {
  const { en, fr } = await words[slug]!();
  for (const hub of [en, fr]) {
    for (const row of hub.comparison.rows) expect(row).toHaveLength(hub.comparison.head.length);
    for (const cells of [hub.comparison.head, hub.comparison.rows.map(([name]) => name)]) expect(new Set(cells).size).toBe(cells.length);
  }
  expect(fr.comparison.rows).toHaveLength(en.comparison.rows.length);
});

test.each(list.map(({ slug }) => slug))('%s leads to a guide that helps with its choice, not to the list of all', async (slug) => {
  const { en, fr } = await words[slug]!();
  expect(en.guides.map(({ path }) => path)).toEqual(fr.guides.map(({ path }) => path));
  expect(en.guides.some(({ path }) => /^\/(guides|blog)\/./.test(path))).toBe(true);
});

test('no two hubs say the same', async () => {
  const all = await Promise.all(list.map(({ slug }) => words[slug]!()));
  for (const locale of ['en', 'fr'] as const) {
    const texts = all.flatMap((hub) => hub[locale].choose.map(({ text }) => text));
    expect(new Set(texts).size).toBe(texts.length);
  }
});
