import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'A line of credit secured by your home: draw, repay and draw again. Flexible, and easy to leave unpaid for years.',
  status: {
    headline: 'Available, with two limits: 65% revolving, 80% in all',
    text: 'At federally regulated lenders, the part that can be drawn again stops at 65% of the home’s value. What lies between 65% and 80% must be paid down and cannot be drawn again.',
  },
  glance: [
    ['Revolving part', 'up to 65% of the value'],
    ['With the mortgage', 'up to 80% of the value'],
    ['Rate', 'usually prime plus a spread'],
    ['Minimum payment', 'usually the interest'],
    ['At purchase', 'needs 20% down'],
  ],
  who: {
    blocks: [
      {
        list: [
          'You own more than 20% of your home; with less than 20% down there is no readvanceable plan at purchase.',
          'You pass the stress test: the greater of the rate plus 2 points and 5.25%.',
          'You can bear a rate that moves with prime, and a limit the lender may reduce.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Limits for a home worth $600,000',
          head: ['Mortgage owed', 'Line at most', 'Why'],
          rows: [
            ['$0', '$390,000', '65% of the value'],
            ['$90,000', '$390,000', '65% of the value; 80% in all is $480,000'],
            ['$200,000', '$280,000', '80% in all, less the mortgage'],
            ['$480,000', '$0', '80% already used'],
          ],
        },
      },
      { text: 'In a combined plan above 65%, the limit must fall as the principal is repaid, until it reaches 65%.' },
    ],
  },
  apply: {
    blocks: [
      {
        steps: [
          'Decide what it is for, and when it will be repaid.',
          'Ask for the spread over prime, the fees and whether the charge is a collateral one.',
          'The lender appraises the home and a lawyer or notary registers the charge.',
          'Set a monthly payment of your own above the interest.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It does not lock your rate or your limit: the lender can reduce the limit or ask for repayment.',
          'It cannot be moved like a simple mortgage: leaving usually needs a discharge of the collateral charge, and the straight-switch relief does not cover it.',
          'It does not reduce the debt as long as you pay interest only.',
        ],
      },
    ],
  },
  mistakes: [
    ['“My HELOC can go to 80%.”', 'The revolving part stops at 65%. The rest, up to 80%, must be paid down.'],
    ['“HELOC interest is deductible.”', 'Only when the borrowed money earns business or property income.'],
  ],
};
