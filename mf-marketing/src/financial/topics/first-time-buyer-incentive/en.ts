import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'This federal shared-equity loan has ended. Nobody can join any more. Here is what replaces it, and what current holders must know.',
  status: {
    headline: 'Closed: no new applications since March 21, 2024',
    text: 'CMHC stopped taking submissions at midnight Eastern Time on March 21, 2024 and approved nothing after March 31, 2024. Existing agreements continue.',
  },
  replacements: {
    text: 'Nothing replaces it one for one. These are the ways a first-time buyer is helped today; several can be combined.',
    items: [
      { topic: 'home-buyers-plan', text: 'Take up to $60,000 each from your RRSPs, and use an FHSA, which is never repaid.' },
      { topic: 'first-time-buyer-tax-credit', text: 'Up to $1,400 off your federal tax for a home bought in 2026.' },
      { topic: 'gst-hst-rebate', text: 'On a newly built home: up to $50,000 of GST or of the federal part of the HST.' },
      { topic: 'insured-mortgages', text: 'Repay over 30 years although the mortgage is insured.' },
      { topic: 'provincial-programs', text: 'Transfer tax relief, tax credits and pilots of your province or territory.' },
    ],
  },
  glance: [
    ['New applications', 'closed since March 21, 2024'],
    ['What it lent', '5% or 10% of the price'],
    ['Repayment', 'at sale, or after 25 years at the latest'],
    ['Earlier repayment', 'allowed, without penalty'],
  ],
  who: {
    title: 'Who is still concerned',
    blocks: [
      {
        text: 'Only households that already have the Incentive. It was launched in 2019 for buyers with an income of up to $120,000, or $150,000 in Toronto, Vancouver and Victoria, and was used far less than planned.',
      },
    ],
  },
  amounts: {
    title: 'What holders repay',
    blocks: [
      {
        text: 'You repay the same percentage of what the home is worth then. The gain or loss shared with the government is limited to 8% a year, not compounded.',
      },
      {
        table: {
          caption: 'Example: 10% of a $400,000 home, $40,000 received',
          head: ['Value at repayment', 'Repaid'],
          rows: [
            ['$400,000', '$40,000'],
            ['$440,000', '$44,000'],
            ['$380,000', '$38,000'],
          ],
        },
      },
    ],
  },
  apply: {
    title: 'What to do if you have it',
    blocks: [
      {
        steps: [
          'Find your agreement: the percentage received, and the name of the program administrator.',
          'Before you sell, refinance, port or separate, call the administrator: changes after approval still go through it.',
          'To repay early, ask which proof of value is accepted.',
          'Have a lawyer or notary remove the charge from the title.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It is not the home buyers’ amount, which is a tax credit and still exists.',
          'It is not the GST rebate for first-time buyers, in force since March 12, 2026.',
          'It is no longer available from anyone, under any name.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '“I can still apply: I read an article about it.”',
      'Old articles still describe it. It has taken no application since March 21, 2024.',
    ],
  ],
};
