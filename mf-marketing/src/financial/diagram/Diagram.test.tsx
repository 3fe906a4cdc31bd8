import { screen, within } from '@testing-library/react';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { collection } from '../../../content/financial/collection';
import { words } from '../../../content/financial/words';
import { section } from '../../section';

const diagramOf = async (topic: string, locale: 'en' | 'fr') => (await words[topic]!())[locale].diagram;

/** Opens a guide; its diagram, by its title. */
async function openDiagram(topic: string, locale: 'en' | 'fr') {
  const { container } = await renderSection(section, { path: `/financial/${topic}`, locale });
  return { container, figure: screen.getByRole('figure', { name: (await diagramOf(topic, locale)).title }) };
}

test('the parts of a bar are named with their figures, and the drawing itself is left out of what is read', async () => {
  const { figure } = await openDiagram('helocs', 'en');
  const parts = within(figure).getAllByRole('list')[1]!;
  expect(
    within(parts)
      .getAllByRole('listitem')
      .map((part) => part.textContent),
  ).toEqual(['Can be drawn again $390,000', 'Must be paid down $90,000', 'Cannot be borrowed $120,000']);
  for (const drawing of figure.querySelectorAll('svg')) expect(drawing).toHaveAttribute('aria-hidden', 'true');
});

test('the parts of a bar follow each other and fill what they share of the longest', async () => {
  const { figure } = await openDiagram('insured-mortgages', 'en');
  const bars = [...figure.querySelectorAll('li > svg[height="20"]')].map((bar) =>
    [...bar.querySelectorAll(':scope > rect')].map((part) => [part.getAttribute('x'), part.getAttribute('width')]),
  );
  expect(bars.slice(0, 2)).toEqual([
    [
      ['0%', '26.7%'],
      ['26.7%', '0%'],
    ],
    [
      ['0%', '33.3%'],
      ['33.3%', '13.3%'],
    ],
  ]);
});

test.each([
  ['en', '$50,000', '2 years'],
  ['fr', '50 000 $', '2 ans'],
] as const)('figures are written as in the language (%s)', async (locale, dollars, years) => {
  expect((await openDiagram('gst-hst-rebate', locale)).figure).toHaveTextContent(dollars);
  expect((await openDiagram('rural-northern-loans', locale)).figure).toHaveTextContent(years);
});

test('a line begins at zero: its highest point is at the top, nothing at the bottom', async () => {
  const { figure } = await openDiagram('gst-hst-rebate', 'en');
  expect(figure.querySelector('path')).toHaveAttribute('d', 'M10 50L30 25L50 0L70 50L90 100');
});

test.each([
  ['uninsured-mortgages', 'en'],
  ['rate-comparison', 'fr'],
  ['gst-hst-rebate', 'fr'],
  ['home-buyers-plan', 'en'],
] as const)('%s (%s) has no accessibility violation', async (slug, locale) => {
  const { figure } = await openDiagram(slug, locale);
  await expectAccessible(figure);
});

describe('a guide', () => {
  const complaints = async (diagram: unknown) => {
    const { en } = await words['helocs']!();
    return (collection.schema.safeParse({ ...en, diagram }).error?.issues ?? []).map(({ path }) => path.join('.'));
  };

  test('without a diagram is refused', async () => {
    expect(await complaints(undefined)).toEqual(['diagram']);
  });

  test('whose bars have another number of values than of names is refused', async () => {
    const diagram = { title: 'Two parts', caption: 'Of one.', unit: 'dollars', series: ['One', 'Two'] };
    expect(await complaints({ ...diagram, bars: [{ label: 'All', values: [1, 2] }] })).toEqual([]);
    expect(await complaints({ ...diagram, bars: [{ label: 'All', values: [1] }] })).not.toEqual([]);
  });
});
