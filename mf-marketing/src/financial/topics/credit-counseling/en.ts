import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'When debts outgrow your income, non-profit counsellors help for little or nothing. Be wary of anyone who promises a quick fix.',
  status: {
    headline: 'Help is available; the titles are not protected',
    text: 'Anyone may call themselves a credit counsellor or debt advisor. Only a Licensed Insolvency Trustee can file a consumer proposal or a bankruptcy.',
  },
  glance: [
    ['First talk', 'free at non-profit agencies'],
    ['Debt management plan', 'normally repays 100%, with reduced interest'],
    ['Consumer proposal', 'debts up to $250,000, 5 years at most'],
    ['Who files a proposal', 'only a Licensed Insolvency Trustee'],
    ['This site', 'passes no names on to anyone'],
  ],
  who: {
    title: 'When to ask for help',
    blocks: [
      {
        list: [
          'You pay only minimums, or one card with another.',
          'You borrow for food, rent or the mortgage.',
          'A collector calls, or wages are about to be seized.',
          'You are thinking of refinancing the home to pay cards: ask first, because it turns ordinary debt into debt secured by your home.',
        ],
      },
    ],
  },
  amounts: {
    title: 'Ways out, compared',
    blocks: [
      {
        table: {
          caption: 'From lightest to heaviest',
          head: ['Way', 'What is repaid', 'Stops court action', 'Who does it'],
          rows: [
            ['Budget help', 'everything', 'no', 'non-profit counsellor'],
            ['Consolidation loan', 'everything', 'no', 'lender'],
            ['Debt management plan', 'normally 100%, reduced interest', 'no; voluntary for creditors', 'counsellor'],
            ['Consumer proposal', 'a part agreed with creditors', 'yes', 'Licensed Insolvency Trustee'],
            ['Bankruptcy', 'according to income and assets', 'yes', 'Licensed Insolvency Trustee'],
          ],
        },
      },
      {
        text: 'As a rule, a consumer proposal covers debts up to $250,000 without the mortgage on your main residence, over 5 years at most. Ask a trustee for the current conditions.',
      },
    ],
  },
  provinces: {
    text: 'Who to call first depends on where you live. Licensing rules are given in general: ask your province for its register.',
    entries: {
      QC: { summary: 'The ACEF, consumer associations, give free budget advice.' },
      BC: { summary: 'Debt repayment agents need a provincial licence and their fees are capped.' },
      AB: { summary: 'Debt repayment agents need a provincial licence and their fees are capped.' },
      MB: { summary: 'Debt settlement firms need a provincial licence and their fees are capped.' },
      ON: { summary: 'Debt settlement firms must be registered and their fees are capped.' },
      NS: { summary: 'Debt settlement firms need a provincial licence and their fees are capped.' },
    },
    otherwise: 'Start with a member of Credit Counselling Canada; ask your province whether it licenses debt settlement firms.',
  },
  apply: {
    title: 'How to get help',
    blocks: [
      {
        steps: [
          'List every debt, rate and payment, and your income.',
          'Call a non-profit agency: a member of Credit Counselling Canada, or an ACEF in Quebec.',
          'Ask what it costs, who pays the agency, and which other ways exist.',
          'If the debts are too large, meet a Licensed Insolvency Trustee; look up the licence on the federal register.',
          'Sign nothing on the first day.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Counselling does not erase debt.',
          'A debt management plan does not stop a creditor from going to court.',
          'No private firm is “the government debt relief program”. There is none.',
        ],
      },
    ],
  },
  mistakes: [
    ['“There is a government debt relief program.”', 'There is a law, applied by trustees. Firms that claim to be the government mislead.'],
    ['“Asking hurts my score.”', 'Talking to a counsellor does not. A plan or a proposal shows on your report.'],
    [
      '“They all work for me.”',
      'Some sell your name. The federal superintendent has warned of firms that steer people to proposals for a fee.',
    ],
  ],
};
