import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'Look at your own report and score, free of charge, before a lender does. Checking yourself never lowers the score.',
  status: {
    headline: 'Free routes exist at both agencies',
    text: 'In Quebec, report and score are free at Equifax and TransUnion by law since February 1, 2021. Elsewhere, check what each agency gives free of charge.',
  },
  glance: [
    ['Range', '300 to 900'],
    ['Agencies', 'Equifax and TransUnion'],
    ['Asked by CMHC', '600 for at least one borrower'],
    ['Nova Scotia 2% pilot', '630'],
    ['Checking your own', 'no effect on the score'],
    ['Negative entries', 'stay about 6 years'],
  ],
  who: {
    title: 'Who should check, and when',
    blocks: [
      {
        list: [
          'Anyone who will ask for a mortgage, three to six months ahead: errors take time to correct.',
          'Anyone whose wallet, phone or mail was stolen.',
          'Both partners: each has a report of their own.',
        ],
      },
    ],
  },
  amounts: {
    title: 'Soft and hard checks',
    blocks: [
      {
        table: {
          caption: 'Who asks, and what it does',
          head: ['Check', 'Example', 'Effect on the score'],
          rows: [
            ['Soft', 'you, an existing lender, an employer with consent', 'none'],
            ['Hard', 'an application for a loan or card', 'can lower it a little for a while'],
          ],
        },
      },
      { text: 'There is no single score. Agencies use several models, and lenders see other figures than you do.' },
    ],
  },
  provinces: {
    text: 'Rights differ in Quebec.',
    entries: {
      QC: {
        summary:
          'Report and score free on the sites of both agencies. As a rule you may also have your file frozen against new credit, since February 1, 2023.',
      },
    },
    otherwise:
      'As a rule, Equifax gives a score and TransUnion a report free of charge. Ask for the free consumer disclosure; a monthly subscription is not needed.',
  },
  apply: {
    title: 'How to check and improve it',
    blocks: [
      {
        steps: [
          'Go to the agencies’ own sites; type the address yourself, not through a link in an e-mail.',
          'Ask for the free report at both: they can differ.',
          'Read names, addresses, accounts, limits, late payments and inquiries.',
          'Dispute errors with the agency and with the lender that reported them.',
          'Pay on time, keep balances well below limits, keep old accounts, apply for little.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'A good score is no promise of a loan: income and debts count as well.',
          'Nobody can have a true entry removed for money.',
          'This site never asks for your social insurance number and fetches no report.',
        ],
      },
    ],
  },
  mistakes: [
    ['“There is one score.”', 'There are several, and they differ.'],
    ['“Closing cards raises my score.”', 'It often lowers it: you lose history and available credit.'],
    ['“Looking at my report lowers it.”', 'Your own check is a soft one, without effect.'],
  ],
};
