import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'On reserve, a home is financed differently from anywhere else. Off reserve, every ordinary program is open to First Nations, Inuit and Métis buyers too.',
  status: {
    headline: 'Programs exist; several official pages bear no date',
    text: 'Most on-reserve programs are applied for by the First Nation. Ask your housing office first: it knows which of them your Nation takes part in.',
  },
  glance: [
    ['On reserve', 'guarantees and Nation-led programs'],
    ['Section 95', 'for First Nations, up to 100% of eligible cost'],
    ['First Nations Market Housing Fund', '$300 million trust since 2008'],
    ['Off reserve', 'all ordinary programs'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Members of a First Nation who build, buy or renovate on reserve: through the Nation’s housing office.',
          'First Nations: for rental homes, infrastructure and guarantees.',
          'Inuit and Métis: regional governments and organizations run down payment and repair programs of their own.',
          'Anyone off reserve: the Home Buyers’ Plan, the FHSA, insured mortgages and rebates, as for all buyers.',
        ],
      },
      {
        text: 'Why reserves differ: under section 89 of the Indian Act, land and property on reserve can as a rule not be seized by outside lenders, so an ordinary mortgage does not work there and a guarantee takes its place.',
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Main ways to finance a home on reserve',
          head: ['Program', 'What it gives', 'Who applies'],
          rows: [
            ['Ministerial loan guarantee', 'secures a bank loan to build, buy or renovate', 'the First Nation, for a member or itself'],
            ['CMHC section 95', 'subsidy and loans up to 100% of eligible cost, up to 25 years', 'the First Nation, for rental homes'],
            ['Market Housing Fund', 'backs private loans to members', 'members of approved First Nations'],
          ],
        },
      },
    ],
  },
  programs: {
    guarantees: {
      name: 'Ministerial Loan Guarantees',
      text: 'Indigenous Services Canada secures loans to build, buy or renovate on reserve.',
    },
    onReserve: { name: 'On-Reserve Housing Program', text: 'Support to First Nations for building, repair and planning.' },
    onReserveBc: {
      name: 'On-Reserve Housing Program, British Columbia stream',
      text: 'First Nations in British Columbia have a stream of their own.',
    },
    section95: {
      name: 'On-Reserve Non-Profit Housing (section 95)',
      text: 'Subsidy and loans for rental homes. Individuals do not apply.',
    },
    marketFund: { name: 'First Nations Market Housing Fund', text: 'Backs private loans for members of approved First Nations.' },
    buildCanadaHomes: {
      name: 'Build Canada Homes',
      text: 'Takes proposals from Indigenous governments and organizations. NICHI also delivers money for urban, rural and northern Indigenous housing.',
    },
  },
  apply: {
    blocks: [
      {
        steps: [
          'Start at your Nation’s housing office, or at your Inuit or Métis organization.',
          'Ask which guarantee or fund applies, and whether a lender works with it.',
          'Get your credit report and proof of income ready: lenders still check them.',
          'Off reserve, compare the ordinary programs of your province as well.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'A guarantee is not a grant: the loan must be repaid.',
          'A program of one Nation, region or people does not apply to the others.',
        ],
      },
    ],
  },
  mistakes: [
    ['“Housing is free for Indigenous people.”', 'Most homes are rented, or bought with loans like anywhere else.'],
    ['“One program covers everyone.”', 'First Nations, Inuit and Métis have different programs, and each Nation has its own policy.'],
  ],
};
