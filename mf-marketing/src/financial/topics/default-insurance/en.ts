import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'What the insurance on a mortgage with less than 20% down costs, and which taxes come with it.',
  status: {
    headline: 'Premiums unchanged since March 17, 2017',
    text: 'One change is coming: for premiums paid after December 31, 2026, Quebec’s tax on them rises from 9% to 9.975%.',
  },
  glance: [
    ['Premium', '2.80% to 4.00% of the loan'],
    ['Over 25 years', '0.20 point more'],
    ['Borrowed down payment', '4.50%'],
    ['Tax on the premium', 'Ontario 8%, Quebec 9%, Saskatchewan 6%'],
    ['Tax paid', 'in cash at closing'],
    ['Premium paid', 'once, usually with the loan'],
  ],
  who: {
    title: 'When you pay it',
    blocks: [
      {
        list: [
          'Your down payment is under 20% of the price, and the price is below $1,500,000.',
          'You live in the home, or in one of its units. A rental property needs 20%.',
          'A gift from a relative that need not be repaid counts as your own money. A loan from a relative does not.',
          'A down payment borrowed without security is possible only between 90.01% and 95% of the value, for 1 or 2 units and strong credit.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Premium as a share of the loan, homes you live in',
          head: ['Loan to value', '25 years', 'Over 25 years'],
          rows: [
            ['Up to 65%', '0.60%', '0.80%'],
            ['Up to 75%', '1.70%', '1.90%'],
            ['Up to 80%', '2.40%', '2.60%'],
            ['Up to 85%', '2.80%', '3.00%'],
            ['Up to 90%', '3.10%', '3.30%'],
            ['Up to 95%', '4.00%', '4.20%'],
            ['90.01% to 95%, borrowed down payment', '4.50%', '4.70%'],
          ],
        },
      },
      {
        table: {
          caption: 'Examples',
          head: ['Price and place', 'Down', 'Premium', 'Insured loan', 'Tax in cash'],
          rows: [
            ['$450,000, Ontario, 25 years', '$22,500', '$17,100', '$444,600', '$1,368'],
            ['$500,000, Alberta, 25 years', '$25,000', '$19,000', '$494,000', '$0'],
            ['$600,000, Quebec, 25 years, 2026', '$35,000', '$22,600', '$587,600', '$2,034'],
            ['$600,000, Ontario, 30 years', '$35,000', '$23,730', '$588,730', '$1,898.40'],
            ['$500,000, Saskatchewan, 25 years', '$50,000', '$13,950', '$463,950', '$837'],
          ],
        },
      },
      {
        text: 'At 80% and less you normally pay nothing: those rates apply when a lender asks for insurance all the same. Rental buildings of 2 to 4 units pay 1.45%, 2.00% or 2.90% at 65%, 75% or 80%.',
      },
    ],
  },
  provinces: {
    text: 'Three provinces tax the premium. The tax cannot be added to the mortgage.',
    entries: {
      ON: { summary: '8% of the premium.' },
      QC: { summary: '9% of the premium until December 31, 2026; 9.975% for premiums paid after that.' },
      SK: { summary: '6% of the premium.' },
      MB: { summary: 'No tax on the premium: Manitoba stopped in 2020.' },
    },
    otherwise: 'No tax on the premium.',
  },
  apply: {
    title: 'How it works',
    blocks: [
      {
        steps: [
          'The lender applies to CMHC, Sagen or Canada Guaranty.',
          'The premium is added to the loan, or you pay it at once.',
          'You pay the provincial tax on it at closing.',
          'If you move with the mortgage, ask for the credit. On an increase, the rate is higher: 0.60% to 6.30%.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It protects the lender, not you.',
          'It is neither mortgage life insurance nor home insurance.',
          'As a rule it is not deductible on your own home.',
        ],
      },
    ],
  },
  mistakes: [
    ['“At 85% loan to value I pay 3.10%.”', '2.80% applies up to and including 85%.'],
    ['“The tax goes into the mortgage.”', 'The premium may; the tax is cash.'],
    ['“It pays my mortgage if I die.”', 'That is life insurance, sold separately.'],
  ],
};
