import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'A lump sum secured by your home, repaid in fixed payments, beside the mortgage you already have.',
  status: {
    headline: 'Available, up to 80% of the value in all',
    text: 'Federally regulated lenders count the first mortgage and the new loan together. Private second lenders may go further, at much higher rates and fees.',
  },
  glance: [
    ['Combined limit', '80% of the home’s value'],
    ['Payments', 'fixed: principal and interest'],
    ['Rank', 'usually second, behind the mortgage'],
    ['Criminal interest rate', '35% a year since January 1, 2025, with exceptions for some commercial loans'],
  ],
  who: {
    blocks: [
      {
        list: [
          'You own at least 20% of the home’s value beyond what you still owe and what you borrow.',
          'Your income and credit satisfy the lender; a federally regulated one tests you at the qualifying rate.',
          'You need one known amount, such as the price of a renovation, rather than money to draw from now and then.',
        ],
      },
    ],
  },
  amounts: {
    title: 'Loan, line or refinance',
    blocks: [
      {
        table: {
          caption: 'Three ways to borrow against a home',
          head: ['Point', 'Home equity loan', 'HELOC', 'Refinance'],
          rows: [
            ['Rate', 'usually fixed', 'prime plus a spread', 'mortgage rate'],
            ['Repayment', 'fixed payments', 'interest only at least', 'one new mortgage'],
            ['Present mortgage', 'stays', 'stays', 'is replaced; a penalty may apply'],
            ['Limit', '80% combined', '65% revolving', '80%'],
          ],
        },
      },
      {
        text: 'Expect costs for registration, a lawyer or notary and sometimes an appraisal. Ask for the annual percentage rate (APR), which includes fees.',
      },
    ],
  },
  apply: {
    blocks: [
      {
        steps: [
          'Get quotes for the work first, so that you borrow what it costs.',
          'Ask your own lender, then at least one other, for the APR and the total cost.',
          'Read what happens when you sell, renew the first mortgage, or pay early.',
          'Sign before a lawyer or notary, who registers the loan on title.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It does not protect your home: if you stop paying, the lender can have it sold (power of sale, judicial sale or foreclosure, depending on the province).',
          'It does not make interest deductible unless the money earns business or property income.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '“It is the same as a HELOC.”',
      'A loan is paid out once and shrinks with each payment. A line of credit can be drawn again and can be reduced or called.',
    ],
    ['“There is no credit check.”', 'Lenders check credit. Those who do not usually charge far more.'],
  ],
};
