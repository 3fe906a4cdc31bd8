import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'Enter the offers you have received and compare what each one costs over its term. We show no lender’s rates and rank nobody.',
  status: {
    headline: 'A method, not a list of rates',
    text: 'Rates change daily and depend on you. The reference rates below are dated; ask lenders or a licensed broker for current offers.',
  },
  glance: [
    ['Compare', 'total cost over the term, fees included'],
    ['Fixed rates', 'compounded twice a year'],
    ['Variable rates', 'usually compounded monthly'],
    ['Prime rate', '4.45% in September 2026'],
    ['Posted 5-year rate', '6.09% in September 2026'],
  ],
  who: {
    title: 'What to write down for each offer',
    blocks: [
      {
        list: [
          'rate, fixed or variable, term, and how interest is compounded;',
          'annual percentage rate (APR), which includes fees;',
          'payment and its frequency;',
          'how much you may prepay each year;',
          'how the penalty is calculated, and from which rate;',
          'how long the rate is held, in which province, and the date of the offer.',
        ],
      },
    ],
  },
  amounts: {
    title: 'What a rate costs',
    blocks: [
      {
        table: {
          caption: '$500,000 over 25 years, fixed, monthly payments',
          head: ['Rate', 'Payment'],
          rows: [
            ['3.50%', '$2,496.35'],
            ['4.50%', '$2,767.36'],
            ['5.50%', '$3,051.96'],
            ['6.50%', '$3,349.12'],
          ],
        },
      },
      {
        table: {
          caption: '$500,000 at 4.50% over 25 years, after a 5-year term',
          head: ['Frequency', 'Payment', 'Interest in 5 years', 'Still owed'],
          rows: [
            ['Monthly', '$2,767.36', '$105,023.83', '$438,982.23'],
            ['Bi-weekly', '$1,277.25', '$104,838.21', '$438,795.71'],
            ['Accelerated bi-weekly', '$1,383.68', '$103,191.40', '$423,313.00'],
            ['Accelerated weekly', '$691.84', '$103,105.23', '$423,226.83'],
          ],
        },
      },
    ],
  },
  more: [
    {
      title: 'The penalty hides in the discount',
      blocks: [
        {
          text: 'Many lenders compare with the posted rate less your discount. The bigger the discount, the lower the comparison rate, and the higher the penalty for leaving early.',
        },
        {
          text: 'The Financial Consumer Agency’s example: $200,000 at 6%, 36 months left, comparison rate 4%. Three months’ interest is $3,000; the rate differential is $12,000, and that is the charge.',
        },
      ],
    },
  ],
  apply: {
    title: 'How to compare',
    blocks: [
      {
        steps: [
          'Ask for offers on the same day, for the same amount, term and amortization.',
          'Add every fee, and take cash-back off.',
          'Compare total cost over the term and what is still owed at its end.',
          'Think of what could make you leave early: then the penalty matters more than a small difference in rate.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It does not recommend a lender, and it does not send your figures to anyone.',
          'It does not foresee where variable rates will go.',
          'It does not replace the disclosure statement you must receive.',
        ],
      },
    ],
  },
  mistakes: [
    ['“The lowest rate is the cheapest.”', 'Fees, penalties and missing privileges can cost more than the difference.'],
    [
      '“Bi-weekly means accelerated.”',
      'Ordinary bi-weekly payments add up to the same in a year. Only accelerated ones pay more, as if you made one more monthly payment.',
    ],
  ],
};
