import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'The two large federal programs have ended. Provinces and utilities still pay for insulation, heat pumps and windows.',
  status: {
    headline: 'Closed: the Canada Greener Homes Grant and Loan',
    text: 'The grant has taken no new applicants since February 2024, and the loan took its last applications on October 1, 2025. Provincial programs below were listed as active on June 8, 2026 unless marked otherwise.',
  },
  replacements: {
    text: 'A federal program for low and median incomes, run by provinces, is replacing the grant little by little. Below, choose your province for what is open; these guides help to pay for the rest.',
    items: [
      { topic: 'home-equity-loans', text: 'A fixed loan for a renovation with a known price.' },
      { topic: 'helocs', text: 'A line to draw from while the work goes on.' },
      { topic: 'home-office-deductions', text: 'Federal tax credits for accessibility and multigenerational renovations.' },
    ],
  },
  glance: [
    ['Federal grant ($125 to $5,000)', 'closed since February 2024'],
    ['Federal loan ($5,000 to $40,000)', 'last applications October 1, 2025'],
    ['Greener Homes Affordability Program', 'by province, for low and median incomes'],
    ['Before you start', 'an energy evaluation is usually required'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Owners, and sometimes tenants with consent, of a home that is their main residence.',
          'For the federal affordability program: households of low or median income.',
          'Often only for homes heated with oil or electricity, and only with listed products or licensed installers.',
        ],
      },
      { text: 'We do not say whether you qualify: each program decides, and conditions change often.' },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Amounts we could find',
          head: ['Program', 'At most'],
          rows: [
            ['Ontario Home Renovation Savings, heat pump in an electrically heated home', '$7,500'],
            ['Ontario Home Renovation Savings, ground-source heat pump', '$12,000'],
            ['Quebec LogisVert', '$6,700'],
          ],
        },
      },
    ],
  },
  programs: {
    greenerGrant: { name: 'Canada Greener Homes Grant', text: '$125 to $5,000. Closed to new applicants since February 2024.' },
    greenerLoan: {
      name: 'Canada Greener Homes Loan',
      text: '$5,000 to $40,000 without interest. Last applications on October 1, 2025; existing loans continue.',
    },
    affordability: {
      name: 'Canada Greener Homes Affordability Program',
      text: 'Work done at no cost for low and median incomes, through provinces. Manitoba came first, announced on September 12, 2025.',
    },
    oilToHeatPump: {
      name: 'Oil to Heat Pump Affordability',
      text: 'Sources disagree: one lists it as active on June 8, 2026, another gives July 31, 2026 as the last day in several provinces.',
    },
    ontarioSavings: {
      name: 'Home Renovation Savings Program',
      text: 'Heat pump up to $7,500, ground-source up to $12,000, less in homes heated with gas. One guide confirms it only through November 30, 2026.',
    },
    cleanBc: { name: 'CleanBC Better Homes', text: 'Heat pumps, insulation, windows and electrical upgrades.' },
    logisVert: { name: 'LogisVert', text: 'Up to $6,700; the installer must hold an RBQ licence.' },
    renoclimat: { name: 'Rénoclimat', text: 'Help for insulation and air sealing, starting with an evaluation.' },
    efficiencyNs: { name: 'Efficiency Nova Scotia', text: 'Evaluation and rebates for insulation and heating.' },
    efficiencyMb: {
      name: 'Efficiency Manitoba',
      text: 'Rebates for insulation, windows and heating; delivers the federal affordability program there.',
    },
  },
  more: [
    {
      title: 'Loans from cities and utilities',
      blocks: [
        {
          text: 'Some cities lend for energy work and collect with the property tax, such as Toronto’s HELP and Alberta’s CEIP. Ask your municipality and your utility.',
        },
      ],
    },
  ],
  apply: {
    blocks: [
      {
        steps: [
          'Choose your province above and open the official page of the program.',
          'Book the energy evaluation before any work: it is usually a condition.',
          'Wait for the written approval, then sign with a licensed contractor.',
          'Keep invoices, photos and model numbers; book the second evaluation.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Work started before approval is usually not paid.',
          'The money often comes after the work: you need to pay first.',
          'Programs cannot always be combined: read the stacking rule.',
        ],
      },
    ],
  },
  mistakes: [
    ['“The federal grant is open.”', 'It has been closed since February 2024.'],
    ['“I can start and apply later.”', 'Most programs refuse work that began before the evaluation.'],
  ],
};
