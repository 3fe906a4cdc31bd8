import { list } from '../../content/hubs/list';
import { words } from '../../content/hubs/words';
import type { MaterialHub } from '../../content/hubs/collection';

const MIN_WORDS = 300;

/** Words that the hub has of its own, without titles of links, menus and searches. */
function ownWords({ title, lead, notes, choose, comparison }: MaterialHub): number {
  const texts = [title, lead, ...[...notes, ...choose].flatMap((part) => [part.title, part.text])];
  const cells = [comparison.caption, ...comparison.head, ...comparison.rows.flat()];
  return [...texts, ...cells]
    .join(' ')
    .split(/[\s\u00a0]+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}

test.each(list.map(({ slug }) => slug))('%s has three hundred words of its own and a comparison in both languages', async (slug) => {
  const { en, fr } = await words[slug]!();
  for (const hub of [en, fr]) {
    expect(ownWords(hub)).toBeGreaterThanOrEqual(MIN_WORDS);
    for (const row of hub.comparison.rows) expect(row).toHaveLength(hub.comparison.head.length);
    for (const cells of [hub.comparison.head, hub.comparison.rows.map(([name]) => name)]) expect(new Set(cells).size).toBe(cells.length);
  }
  expect(fr.comparison.rows).toHaveLength(en.comparison.rows.length);
});

test('no two hubs say the same', async () => {
  const all = await Promise.all(list.map(({ slug }) => words[slug]!()));
  for (const locale of ['en', 'fr'] as const) {
    const texts = all.flatMap((hub) => hub[locale].choose.map(({ text }) => text));
    expect(new Set(texts).size).toBe(texts.length);
  }
});
