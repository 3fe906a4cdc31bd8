import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@marketplace/section-kit/testing';
import { cells, company, comparisonTable, disposal, openComparison } from '../../testing/openComparison';
import { projectView, quoteView } from '../../testing/projectView';
import type { Quote } from '../../tracking/ProjectView';

const [labour, material] = quoteView().lines;

beforeEach(() => sessionStorage.clear());

test('a line that bears fewer taxes than the quote says which', async () => {
  const tax = [
    { kind: 'GST', rate: 0.05, cents: 11_600 },
    { kind: 'PST', rate: 0.07, cents: 5_600 },
  ] as const;
  const lines: Quote['lines'] = [
    { ...labour!, tax_class: 'installed', taxes: ['GST'] },
    { ...material!, tax_class: 'goods', taxes: ['GST', 'PST'] },
  ];
  await openComparison(projectView([company(1, 'Maple Ridge Roofing', { province: 'BC', lines, tax: [...tax] })]));
  expect(await cells(/^PST/)).toEqual(['$56.00 (7%)']);
  expect(await cells(/^Labour/)).toEqual(['Two roofers$1,520.0016\u00a0hour × $95.00 · GST only']);
  expect(await cells(/^Material/)).toEqual(['Shingles$800.0020\u00a0bundle × $40.00']);
});

describe('what is optional', () => {
  const option = { ...disposal, tax_class: 'service', taxes: ['HST'], optional: true } satisfies Quote['lines'][number];
  const offered = company(1, 'Maple Ridge Roofing', { lines: [labour!, material!, option] });
  const rival = company(2, 'Ash Roofing', { total_cents: 280_000 });
  const tick = async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Old roof taken away, Maple Ridge Roofing' }));

  test('counts once it is ticked: total, tax, deposit and the limit of an estimate follow to the cent', async () => {
    const { container } = await openComparison(projectView([offered]));
    expect(await cells(/^Total/)).toEqual(['$2,621.60']);
    expect(await cells(/^Disposal/)).toEqual(['Old roof taken away$300.00Optional, not in the total']);
    await tick();
    for (const [row, cell] of [
      [/^Price before tax/, '$2,620.00'],
      [/^HST/, '$340.60 (13%)'],
      [/^Total/, '$2,960.60'],
      [/^Maximum final price/, '$3,256.66'],
      [/^Deposit/, '$500.00 (17% of the total)'],
      [/^Disposal/, 'Old roof taken away$300.00Optional, in the total'],
    ] as const) {
      expect(await cells(row)).toEqual([cell]);
    }
    await expectAccessible(container);
    await tick();
    expect(await cells(/^Total/)).toEqual(['$2,621.60']);
  });

  test('changes which total is the lowest and moves no column', async () => {
    await openComparison(projectView([offered, rival]));
    const remark = 'Lowest total, and it includes every kind of work that the others include';
    expect(await cells(/^Total/)).toEqual([`$2,621.60${remark}`, '$2,800.00']);
    await tick();
    expect(await cells(/^Total/)).toEqual(['$2,960.60', '$2,800.00Lowest total, but it does not include: Disposal']);
  });

  test('is explained, and not where nothing is', async () => {
    const { unmount } = await openComparison(projectView([offered]));
    expect(await screen.findByText(/^Options count only if you tick them/)).toBeVisible();
    unmount();
    await openComparison(projectView([rival]));
    await comparisonTable();
    expect(screen.queryByText(/^Options count/)).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('in French', async () => {
    await openComparison(projectView([offered]), { locale: 'fr' });
    expect(await cells(/^Enlèvement/)).toEqual([expect.stringMatching(/En option, hors du total$/)]);
  });
});

test.each([
  [
    'en',
    ['Fixed price or estimate', 'Estimate', 'Not stated'],
    ['Deposit terms', 'Half at the start'],
    ['Note from the company', 'No chimney'],
  ],
  [
    'fr',
    ['Prix ferme ou estimation', 'Estimation', 'Non précisé'],
    ['Conditions de l’acompte', 'Half at the start'],
    ['Note de l’entreprise', 'No chimney'],
  ],
] as const)(
  'in %s: what kind of price it is, what the deposit is for and a note stand where a quote has them',
  async (locale, kind, terms, note) => {
    const said = { price_kind: 'estimate', deposit_terms: 'Half at the start', note: 'No chimney' } as const;
    const { unmount } = await openComparison(
      projectView([company(1, 'Maple Ridge Roofing', said), company(2, 'Ash Roofing', { total_cents: 280_000 })]),
      { locale },
    );
    for (const [row, first, second = kind[2]] of [kind, terms, note]) expect(await cells(new RegExp(`^${row}`))).toEqual([first, second]);
    unmount();
    await openComparison(projectView([company(2, 'Ash Roofing', {})]), { locale });
    await comparisonTable();
    for (const [row] of [kind, terms, note]) expect(screen.queryByRole('rowheader', { name: row })).toBeNull();
  },
);

const unregistered = { registered: false, tax: [], total_cents: 232_000, lines: [{ ...labour!, taxes: [] }] };

test.each([
  ['en', [company(1, 'Maple Ridge Roofing', {}), company(2, 'Ash Roofing', unregistered)], /^HST/, ['Not registered', '$301.60 (13%)']],
  ['en', [company(2, 'Ash Roofing', unregistered)], /^GST\/HST and QST/, ['Not registered']],
  ['fr', [company(2, 'Ash Roofing', unregistered)], /^TPS\/TVH et TVQ/, ['Non inscrite']],
] as const)('in %s a company that is not registered charges no tax and says so', async (locale, offers, row, expected) => {
  await openComparison(projectView([...offers]), { locale });
  expect(await cells(row)).toEqual(expected);
  expect(screen.queryByText(/no tax|sans taxe/)).toBeNull();
});
