import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'With a down payment under 20%, your mortgage must be insured. The insurance protects the lender; you pay for it, once.',
  status: {
    headline: 'Two limits were raised on December 15, 2024',
    text: 'Homes below $1,500,000 can now be insured (the cap was $1,000,000), and first-time buyers and buyers of newly built homes may take 30 years to repay.',
  },
  glance: [
    ['Needed when the down payment is', 'under 20% of the price'],
    ['Price or lending value', 'below $1,500,000'],
    ['Longest amortization', '25 years; 30 for first-time buyers or new homes'],
    ['Debt ratios (CMHC)', 'GDS up to 39%, TDS up to 44%'],
    ['Credit score (CMHC)', '600 for at least one borrower'],
    ['Largest loan', '95% of the value for 1 or 2 units'],
  ],
  who: {
    blocks: [
      {
        list: [
          'You buy a home to live in, priced below $1,500,000. A home at exactly $1,500,000 cannot be insured.',
          'You put down at least 5% of the first $500,000 and 10% of the rest.',
          'For 3 or 4 units of which you occupy one, the loan stops at 90% of the value.',
          'Your housing costs stay within 39% of gross income (GDS) and all your debts within 44% (TDS). Both are tested at the qualifying rate: the greater of your rate plus 2 points and 5.25%.',
          'At least one borrower has a credit score of 600. CMHC may accept another kind of payment history.',
        ],
      },
      {
        text: 'For 30 years, at least one borrower must be a first-time buyer, or the home must be newly built. For CMHC you are a first-time buyer when one of these is true:',
      },
      {
        list: [
          'you have never bought a home in Canada;',
          'in this calendar year and the 4 before it, you did not live in a home that you or your current partner owned;',
          'your marriage or common-law union broke down recently and you have lived apart for 90 days or more.',
        ],
      },
      {
        text: 'The Home Buyers’ Plan, the FHSA and the GST rebate each use a test of their own: passing one does not mean passing the others.',
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Minimum down payment, 1 or 2 units you live in',
          head: ['Price', 'Minimum', 'Example'],
          rows: [
            ['Under $500,000', '5%', '$450,000: $22,500'],
            ['$500,000 to $1,499,999', '$25,000 plus 10% of what exceeds $500,000', '$600,000: $35,000'],
            ['$1,500,000 and more', '20% (no insurance)', '$1,500,000: $300,000'],
          ],
        },
      },
      {
        table: {
          caption: 'Premium, as a share of the loan',
          head: ['Loan to value', '25 years', '30 years'],
          rows: [
            ['Up to 85%', '2.80%', '3.00%'],
            ['Up to 90%', '3.10%', '3.30%'],
            ['Up to 95%', '4.00%', '4.20%'],
          ],
        },
      },
      {
        text: 'The premium is usually added to the loan. Ontario, Quebec and Saskatchewan tax it, and that tax is paid in cash at closing.',
      },
    ],
  },
  more: [
    {
      title: 'Moving or renovating later',
      blocks: [
        {
          list: [
            'If you carry your CMHC-insured mortgage to another home, part of the premium is credited: 100% within 6 months, 50% within 12 and 25% within 24.',
            'Buying an energy-efficient home, or making yours efficient, can return 25% of the premium (CMHC Eco products).',
          ],
        },
      ],
    },
  ],
  apply: {
    blocks: [
      {
        steps: [
          'Work out your minimum down payment and the premium below.',
          'Compare offers from several lenders or a licensed mortgage broker. Ask for the rate of an insured mortgage: it often differs from the uninsured one.',
          'The lender, not you, asks CMHC, Sagen or Canada Guaranty for the insurance. All three publish the same standard premiums.',
          'Set aside cash for the tax on the premium, transfer duties and legal fees.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It does not pay your mortgage if you lose your job, fall ill or die. That is another product.',
          'It does not protect you if the home is sold for less than you owe.',
          'It does not cover refinancing, except for adding secondary suites.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '“5% down is enough at any price.”',
      'Only up to $500,000. Above that, 10% is due on the rest, and from $1,500,000 the minimum is 20%.',
    ],
    ['“Everybody can take 30 years.”', 'Insured: only first-time buyers or buyers of a newly built home, for a premium 0.20 point higher.'],
    ['“The cap is $1,000,000.”', 'It has been $1,500,000 since December 15, 2024.'],
  ],
};
