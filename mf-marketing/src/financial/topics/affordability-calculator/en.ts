import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'Lenders test two ratios at a rate higher than yours. See which limit binds you: housing cost, all debts, or the down payment.',
  status: {
    headline: 'Rules as of November 20, 2026',
    text: 'GDS up to 39% and TDS up to 44% for CMHC-insured loans, at the greater of your rate plus 2 points and 5.25%. A result is an estimate, never an approval.',
  },
  glance: [
    ['Housing cost (GDS)', 'at most 39% of gross income'],
    ['All debts (TDS)', 'at most 44% of gross income'],
    ['Tested at', 'your rate plus 2 points, or 5.25% if greater'],
    ['Insured price', 'below $1,500,000'],
    ['Credit cards and lines', 'often counted at 3% of the balance a month'],
  ],
  who: {
    title: 'What goes into the ratios',
    blocks: [
      {
        terms: [
          ['GDS', 'Principal and interest at the test rate, property tax, heat, and half of the condo fees.'],
          ['TDS', 'The same, plus car loans, student loans, cards, lines of credit and support payments.'],
          ['Income', 'Gross, before tax, of everyone who signs.'],
        ],
      },
    ],
  },
  amounts: {
    title: 'Worked examples',
    blocks: [
      {
        table: {
          caption: 'Highest price for the inputs given',
          head: ['Yearly income', 'Down payment', 'Debts a month', 'Rate, years', 'Highest price', 'What binds'],
          rows: [
            ['$75,000', '$25,000', '$900', '4.50%, 25', '$216,865', 'TDS'],
            ['$100,000', '$40,000', '$300', '3.00%, 25', '$486,413', 'GDS'],
            ['$120,000', '$60,000', '$500', '4.50%, 25', '$545,093', 'GDS and TDS'],
            ['$180,000', '$100,000', '$1,500', '4.50%, 25', '$726,277', 'TDS'],
            ['$200,000', '$30,000', '$0', '4.50%, 25', '$550,000', 'minimum down payment'],
          ],
        },
      },
      {
        text: 'Property tax, heat and condo fees differ between the examples, as they do between homes. The premium of default insurance is part of the loan that is tested.',
      },
    ],
  },
  more: [
    {
      title: 'Figures to bring',
      blocks: [
        {
          list: [
            'Property tax: type the bill, not a percentage. Rates apply to the assessment, not the price: Ontario’s assessments date from 2016, Manitoba taxes 45% of the value and Saskatchewan 80%.',
            'Heat: the real cost. There is no official amount; lenders often use about $150 a month.',
            'Cash beyond the down payment: transfer tax, tax on the premium, legal fees, moving, first repairs.',
          ],
        },
      ],
    },
  ],
  apply: {
    title: 'How to use the result',
    blocks: [
      {
        steps: [
          'Enter your figures. They stay on this device and in the link you choose to share.',
          'Look at both payments: the one you would really pay, and the one you are tested at.',
          'Lower the limit that binds: pay off a debt, add to the down payment, or take more years if you qualify.',
          'Then work out closing costs and the monthly cost, and ask a lender or licensed broker for a pre-approval.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It is not an approval, and it does not tell you what you can comfortably spend.',
          'Uninsured lenders may be stricter or looser than 39% and 44%.',
          'It knows nothing of child care, savings or repairs: keep room for them.',
        ],
      },
    ],
  },
  mistakes: [
    ['“I am tested at the rate I pay.”', 'At 4.50%, you are tested at 6.50%.'],
    ['“Condo fees do not count.”', 'Half of them do.'],
    ['“The premium is extra.”', 'It is normally part of the loan, and of the payment that is tested.'],
  ],
};
