import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'You replace your mortgage with a larger one and receive the difference, up to 80% of the home’s value. It is a new approval, not a formality.',
  status: {
    headline: 'One exception since January 15, 2025: secondary suites',
    text: 'Refinancing cannot be insured and stops at 80% of the value. To build secondary suites, an insured refinance may reach 90% of the value the home will have once improved.',
  },
  glance: [
    ['Ordinary limit', '80% of the value'],
    ['To add secondary suites', '90% of the improved value'],
    ['Test', 'new approval at the qualifying rate'],
    ['Before maturity', 'penalty, legal fees and appraisal'],
    ['Transfer tax', 'not charged again'],
  ],
  who: {
    blocks: [
      {
        list: [
          'You own enough of your home: what you owe, with the new money, stays within 80% of the lender’s value.',
          'You pass the lender’s ratios at the greater of the rate plus 2 points and 5.25%.',
          'An online estimate is not the lender’s value: an appraisal usually is.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'How much could come out',
          head: ['Home value', '80% limit', 'Still owed', 'At most available'],
          rows: [
            ['$500,000', '$400,000', '$300,000', '$100,000'],
            ['$700,000', '$560,000', '$300,000', '$260,000'],
            ['$900,000', '$720,000', '$720,000', '$0'],
          ],
        },
      },
      { text: 'Subtract the penalty, legal and appraisal fees, and the registration fee your province charges for a mortgage.' },
    ],
  },
  more: [
    {
      title: 'Secondary suites: the insured exception',
      blocks: [
        {
          list: [
            'Up to 90% of the value as improved, for a home worth under $2,000,000.',
            'Up to 30 years to repay, up to 4 units in all.',
            'Each suite is self-contained and not rented short term; you or a close relative live in the property.',
            'The extra money is limited to the cost of the project.',
          ],
        },
        {
          text: 'A separate federal loan for secondary suites ($80,000 at 2% over 15 years) was announced. We could not confirm that it exists; do not count on it.',
        },
      ],
    },
  ],
  apply: {
    blocks: [
      {
        steps: [
          'Ask your lender for the penalty in dollars, on a given date.',
          'Compare with a second loan or a line of credit, which leave your present rate alone.',
          'Gather proof of income, your mortgage statement and the tax bill; the lender orders an appraisal.',
          'A lawyer or notary registers the new mortgage and pays out the old one.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It does not make interest deductible by itself: only money that earns business or property income does. A renovated kitchen does not.',
          'It does not lower your debt; it spreads it over more years, often at more total interest.',
        ],
      },
    ],
  },
  mistakes: [
    ['“I can refinance up to 95%.”', '80% is the limit, and 90% of the improved value for secondary suites.'],
    [
      '“Refinancing costs nothing at mid-term.”',
      'Expect a penalty: usually the greater of three months’ interest and the rate differential on a fixed rate.',
    ],
  ],
};
