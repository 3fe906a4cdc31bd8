import { cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { searchBackend } from '../testing/searchBackend';
import { serviceRow } from '../testing/serviceRows';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('', ' ', 'W'.repeat(10_000), 'شركة البناء', '\u202eevil', '<b>x</b>', '👷🏽‍♀️'.repeat(50)),
);
const row = fc.record({
  name: text,
  category: fc.option(text),
  rating: fc.constantFrom(null, 0, '5.0', 4.9, 6, -1, 'none'),
  review_count: fc.constantFrom(null, 0, 1, 2_147_483_647),
  location: fc.option(text),
  response_time: fc.option(text),
  verified: fc.option(fc.boolean()),
});

// The search function answers for its rows; a database that holds only the specification's tables may hold anything.
test('whatever a row holds, its card shows neither a number that is none nor a value of the program', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 3 }), async (odd) => {
      const rows = odd.map((fields, index) => ({ ...serviceRow(), ...fields, id: String(index) }));
      await renderSection(section, { path: '/services', db: searchBackend(rows as ReturnType<typeof serviceRow>[], { search: false }) });
      expect(await screen.findByText(`Showing ${rows.length} of ${rows.length} services`)).toBeVisible();
      const typed = rows.map(({ name, category, location }) => [name, category, location].join()).join();
      const shown = document.body.textContent;
      for (const wrong of ['NaN', 'undefined', 'null', '[object', 'Infinity'])
        if (!typed.includes(wrong)) expect(shown).not.toContain(wrong);
      cleanup();
    }),
    { numRuns: 20, seed: 1 },
  );
});
