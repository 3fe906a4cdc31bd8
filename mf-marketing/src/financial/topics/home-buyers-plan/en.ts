import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'Borrow up to $60,000 from your own RRSPs for a first home, tax-free, and pay it back over 15 years. An FHSA adds money you never pay back.',
  status: {
    headline: 'Repayments now start in the fifth year again',
    text: 'For first withdrawals made from January 1, 2026 to December 31, 2028, the first repayment is due in the fifth year after the year of withdrawal: withdraw in 2026, start in 2031. The same held for 2022 to 2025.',
  },
  glance: [
    ['Limit', '$60,000 per person, since April 16, 2024'],
    ['Repayment', '15 years'],
    ['First repayment, withdrawal in 2026', '2031'],
    ['Smallest repayment for $60,000', '$4,000 a year'],
    ['FHSA room', '$8,000 a year, $40,000 in all'],
    ['Both for one home', 'allowed'],
  ],
  who: {
    blocks: [
      {
        list: [
          'You are a first-time buyer: as a rule, neither you nor your spouse owned a home you lived in during this year or the 4 before it. Check the exact window with the CRA; a person with a disability has an exception.',
          'You have a written agreement to buy or build a home.',
          'You acquire it before October 1 of the year after your first withdrawal.',
          'You intend to live in it within one year.',
        ],
      },
      { text: 'The limit is personal: a couple may take $60,000 each, each from their own RRSPs.' },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'When repayment starts, and the minimum',
          head: ['Withdrawal in', 'Amount', 'First year', 'Minimum a year'],
          rows: [
            ['2026', '$60,000', '2031', '$4,000.00'],
            ['2024', '$60,000', '2029', '$4,000.00'],
            ['2020', '$35,000', '2022', '$2,333.33'],
            ['2029', '$40,000', '2031', '$2,666.67'],
          ],
        },
      },
      {
        table: {
          caption: 'RRSP plan and FHSA side by side',
          head: ['Point', 'Home Buyers’ Plan', 'FHSA'],
          rows: [
            ['Deposit deductible', 'yes, as an RRSP contribution', 'yes'],
            ['Most per person', '$60,000', '$40,000 of contributions, plus growth'],
            ['Yearly room', 'your RRSP room', '$8,000, and up to $8,000 carried forward'],
            ['Paid back', 'over 15 years', 'never'],
            ['Too much paid in', 'RRSP rules', '1% a month on the excess'],
          ],
        },
      },
      {
        text: 'An FHSA ends on December 31 of the earliest of: the 15th anniversary, the year you turn 71, and the year after your first qualifying withdrawal.',
      },
    ],
  },
  apply: {
    blocks: [
      {
        steps: [
          'Contribute early: a contribution made in the 89 days before the withdrawal may lose its deduction.',
          'Give form T1036 to your RRSP issuer before each withdrawal.',
          'Buy, and keep proof.',
          'From the first repayment year, contribute to an RRSP, PRPP or SPP in the year or the 60 days after it, and designate the amount on Schedule 7.',
          'If the purchase falls through, cancel with form RC471 within its deadline.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'A repayment gives no second deduction.',
          'A missed minimum is added to your income that year, and the RRSP room does not come back.',
          'Money moved from an RRSP to an FHSA uses FHSA room, gives no new deduction and returns no RRSP room.',
        ],
      },
    ],
  },
  mistakes: [
    ['“Repayment starts in year 2.”', 'Only for first withdrawals outside 2022 to 2028.'],
    ['“The limit is $35,000.”', 'It is $60,000 for withdrawals after April 16, 2024.'],
    ['“$60,000 is for the household.”', 'It is per person.'],
  ],
};
