import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'With 20% or more down, you pay no default insurance premium. The lender carries the risk, so it sets more of the rules itself.',
  status: {
    headline: 'The stress test still applies to new uninsured mortgages',
    text: 'The settings were unchanged in September 2026. Since November 21, 2024, moving your mortgage to another federally regulated lender at renewal, with nothing else changed, no longer requires the prescribed test.',
  },
  glance: [
    ['Down payment', '20% or more'],
    ['Insurance premium', 'none'],
    ['Qualifying rate', 'the greater of your rate plus 2 points and 5.25%'],
    ['Price cap', 'none'],
    ['Borrowing against the home', 'up to 80% of its value'],
    ['Revolving part', 'up to 65% of its value'],
  ],
  who: {
    blocks: [
      {
        list: [
          'You put down at least 20%, or you own at least 20% of a home you refinance.',
          'You pass the lender’s ratios at the qualifying rate. The 39% and 44% limits belong to insured loans; lenders set their own for uninsured ones.',
          'Homes of $1,500,000 and more can only be financed this way.',
        ],
      },
    ],
  },
  amounts: {
    title: 'Rules in figures',
    blocks: [
      {
        table: {
          caption: 'Insured and uninsured side by side',
          head: ['Point', 'Insured', 'Uninsured'],
          rows: [
            ['Down payment', 'from 5%', '20% or more'],
            ['Premium', '2.80% to 4.00% of the loan', 'none to you'],
            ['Price', 'below $1,500,000', 'no cap'],
            ['Amortization', '25 years, or 30 in two cases', '30 years is common; lenders decide'],
            ['Contract rate', 'often lower', 'often higher'],
          ],
        },
      },
      {
        terms: [
          ['The floor rarely matters', 'The 5.25% floor counts only for contract rates under 3.25%. At 4.50%, you are tested at 6.50%.'],
          [
            'Loan-to-income limits',
            'OSFI also limits how many large loans, compared with income, a lender may hold in its uninsured portfolio. It is a limit on the lender, not a personal cap.',
          ],
        ],
      },
    ],
  },
  more: [
    {
      title: 'Changing lenders without the prescribed test',
      blocks: [
        { text: 'OSFI calls it a straight switch. All of these must hold:' },
        {
          list: [
            'both lenders are federally regulated, and you move at renewal;',
            'the balance stays the same; up to $3,000 of costs may be added;',
            'the remaining amortization stays the same or gets shorter;',
            'it is a stand-alone mortgage that is paid down, not a plan combined with a line of credit.',
          ],
        },
        {
          text: 'The lender may still apply checks of its own. Credit unions usually answer to their province, not to OSFI; many apply the same test all the same.',
        },
      ],
    },
  ],
  apply: {
    blocks: [
      {
        steps: [
          'Add up your down payment and its source: savings, gift, sale of another home.',
          'Test your budget at the qualifying rate, not only at the advertised one.',
          'Compare rate, penalty method, prepayment privileges and whether the charge is a standard or a collateral one.',
          'Have the home appraised if the lender asks; it lends on its own value, not on your price.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It does not exempt you from the stress test at federally regulated lenders.',
          'It does not guarantee a lower rate than an insured mortgage.',
          'It does not stop a lender from insuring your loan at its own cost; you notice nothing.',
        ],
      },
    ],
  },
  mistakes: [
    ['“20% down removes the stress test.”', 'No. Only a straight switch at renewal is exempt from the prescribed test.'],
    ['“Uninsured rates are always lower.”', 'Insured contract rates are usually the lower ones, because the lender risks less.'],
    ['“Amortization is capped at 25 years.”', 'That is the rule for insured loans. Uninsured, 30 years is common.'],
  ],
};
