import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'From age 55, you can borrow against your home without monthly payments. The debt grows until you sell, move or die.',
  status: {
    headline: 'Available from a few lenders; rates are well above ordinary mortgages',
    text: 'Two lenders serve most of the market. One of them works only in eligible towns of Alberta, British Columbia, Ontario and Quebec.',
  },
  glance: [
    ['Age', '55 or more, every owner'],
    ['Amount', 'up to about 55% of the value; one lender advertises up to 59%'],
    ['Payments', 'none while you live there'],
    ['Due', 'at sale, move or death'],
    ['Title', 'stays in your name'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Every owner is at least 55 and lives in the home.',
          'How much depends on age, value and place; older owners may borrow more.',
          'An existing mortgage must be paid off from the money received.',
          'You keep paying taxes, insurance and upkeep.',
        ],
      },
    ],
  },
  amounts: {
    title: 'How the debt grows',
    blocks: [
      {
        table: {
          caption: 'Illustration: $100,000 borrowed at 7%, compounded twice a year, nothing repaid',
          head: ['After', 'Owed, about'],
          rows: [
            ['5 years', '$141,000'],
            ['10 years', '$199,000'],
            ['15 years', '$281,000'],
            ['20 years', '$396,000'],
          ],
        },
      },
      {
        text: 'The 7% is an example, not an offer. Expect an appraisal, a closing fee, legal fees and, in the early years, a charge for repaying.',
      },
    ],
  },
  apply: {
    blocks: [
      {
        steps: [
          'Compare first with downsizing, a line of credit, a property tax deferral and help from family.',
          'Ask each lender for rate, fees and the amount owed after 5, 10 and 15 years, in writing.',
          'Get independent legal advice; lenders usually require it.',
          'Tell the people who will inherit.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It does not stop interest: it is added to the debt.',
          'It does not free you from taxes, insurance and repairs; falling behind can put you in default.',
          'It leaves less for a later move or for your heirs. Lenders promise that the debt will not exceed the home’s fair value as long as you meet your obligations.',
        ],
      },
    ],
  },
  mistakes: [
    ['“The bank owns the house.”', 'You stay on title. The lender holds a mortgage, as with any other.'],
    ['“The money counts as income.”', 'A loan is not income; as a rule it does not reduce OAS or GIS. Ask Service Canada about your case.'],
    ['“It is cheap money.”', 'Rates are well above ordinary mortgages, and interest compounds.'],
  ],
};
