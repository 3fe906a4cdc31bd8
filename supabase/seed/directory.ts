import { categories } from './categories.ts';
import { categoryId } from './categorySeed.ts';
import { makeMaterials } from './materials/makeMaterials.ts';
import { makeProviders } from './providers.ts';
import { insert, literal, seedId } from './sql.ts';

/** The directory rows of the professionals, and how many items the categories say they hold. */
export function directorySeed(): string {
  const materials = Map.groupBy(makeMaterials(), ({ line }) => line.category);
  const counts = categories.map(({ title }, index) => `(${literal(categoryId(index))}::uuid, ${materials.get(title)?.length ?? 0})`);
  return [
    `update public.categories as c
   set item_count = counted.items
  from (values
${counts.join(',\n')}
  ) as counted (id, items)
 where c.id = counted.id and c.item_count is null;
`,
    insert(
      'services',
      'id, name, category, rating, review_count, location, response_time, verified',
      makeProviders().map((row, index) => [
        seedId(`service ${index}`),
        row.name,
        row.category,
        row.rating,
        row.reviewCount,
        row.location,
        row.responseTime,
        row.verified,
      ]),
    ),
  ].join('\n');
}
