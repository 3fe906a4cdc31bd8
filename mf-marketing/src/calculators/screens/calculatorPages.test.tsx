import { waitFor } from '@testing-library/react';
import { expectAccessible, fakeDb } from '@marketplace/section-kit/testing';
import { calculatorIds, type CalculatorId } from '../calculatorIds';
import { openCalculator } from './testing/openCalculator';

beforeEach(() => localStorage.clear());

const db = fakeDb({
  tables: {
    tax_rates: [
      { province: 'QC', kind: 'GST', rate: '0.05', effective_from: '2008-01-01', effective_to: null, source: 'CRA', source_fr: 'ARC' },
      {
        province: 'QC',
        kind: 'QST',
        rate: '0.09975',
        effective_from: '2013-01-01',
        effective_to: null,
        source: 'Quebec',
        source_fr: 'Revenu Québec',
      },
      { province: 'ON', kind: 'HST', rate: '0.13', effective_from: '2010-07-01', effective_to: null, source: 'CRA', source_fr: 'ARC' },
    ],
  },
});

/** What the example of each calculator says, as worked out in the facts. */
const examples: Record<CalculatorId, [en: string, fr: string]> = {
  'mortgage-payment': ['$2,767.36 a month', '2 767,36 $ par mois'],
  'down-payment': ['At least $22,500.00 down', 'Au moins 22 500,00 $ de mise de fonds'],
  affordability: ['Up to $545,093', 'Jusqu’à 545 093 $'],
  'land-transfer-tax': ['$6,475.00 in taxes and fees', '6 475,00 $ de taxes et de frais'],
  'new-home-rebate': ['You get back $58,500.00', '58 500,00 $ vous reviennent'],
  'materials-sales-tax': ['$1,395.05 with tax', '1 395,05 $ avec les taxes'],
  'hbp-repayment': ['$4,000.00 a year from 2031', '4 000,00 $ par année dès 2031'],
  'rate-comparison': ['Offer 1 costs the least: $105,023.83', 'L’offre 1 coûte le moins cher : 105 023,83 $'],
  renewal: ['costs the least', 'coûte le moins'],
  penalty: ['About $12,000.00', 'Environ 12 000,00 $'],
  'home-equity': ['Up to $180,000.00', 'Jusqu’à 180 000,00 $'],
};

describe.each(calculatorIds)('%s', (id) => {
  test.each(['en', 'fr'] as const)('its example comes out right, is drawn, listed and accessible (%s)', async (locale) => {
    const { said, inside, user, element } = await openCalculator(id, { locale, db });
    await waitFor(() => expect(said()).toContain(examples[id][locale === 'en' ? 0 : 1]));
    const [drawing] = inside.getAllByRole('img');
    expect(drawing).toHaveAccessibleName(/\d/);
    await user.click(inside.getAllByRole('button', { name: locale === 'en' ? 'View as table' : 'Voir le tableau' })[0]!);
    expect(inside.getAllByRole('table')[0]).toBeVisible();
    expect(inside.getByText(locale === 'en' ? /^These are example figures/ : /^Ces chiffres servent d’exemple/)).toBeVisible();
    expect(element.textContent).not.toMatch(/NaN|Infinity|undefined|\{\{/);
    await expectAccessible(element);
  });
});
