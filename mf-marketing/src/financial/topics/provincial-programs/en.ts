import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'Help with transfer tax, tax credits and down payments, province by province. Choose yours to see what applies.',
  status: {
    headline: 'Newest: Nova Scotia’s 2% down pilot, since February 3, 2026',
    text: 'Quebec’s refundable credit covers homes acquired from January 1, 2026. Ontario’s enhanced HST rebate covers agreements signed from April 1, 2026 to March 31, 2027.',
  },
  glance: [
    ['British Columbia', 'up to $8,000 of transfer tax'],
    ['Ontario', 'up to $4,000 of transfer tax; HST rebates on new homes'],
    ['Quebec', 'up to $5,875, plus a $1,400 credit'],
    ['Saskatchewan', '$1,575 credit'],
    ['Nova Scotia', '2% down pilot; up to $3,000 on new homes'],
    ['Prince Edward Island', 'transfer tax exemption'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Most programs are for first-time buyers, each with its own definition.',
          'You usually have to live in the home, and often to have lived in the province.',
          'Leaving too early can mean paying the help back.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        text: 'The list below says what each program gives. Federal help comes on top: the Home Buyers’ Plan, the FHSA, the home buyers’ amount and the GST rebate.',
      },
    ],
  },
  programs: {
    bcFirst: {
      name: 'Property transfer tax: first-time buyers',
      text: 'No tax on the first $500,000 (up to $8,000 saved) for a home of up to $835,000; the relief falls to nothing at $860,000.',
    },
    bcNew: {
      name: 'Property transfer tax: newly built homes',
      text: 'No tax up to $1,100,000, falling to nothing at $1,150,000. Not only for first-time buyers. The larger of the two reliefs applies, never both.',
    },
    attainable: {
      name: 'Attainable Homes Calgary',
      text: 'Down payment help; older pages ask $2,000 from the buyer. Alberta charges title fees only, no transfer tax.',
    },
    skCredit: {
      name: 'First-time home buyers credit',
      text: '$1,575 ($15,000 at 10.5%), since January 1, 2025. Ask the province about PST on new homes.',
    },
    mbCredit: {
      name: 'Homeowners Affordability Tax Credit',
      text: 'School tax relief of up to $1,600 in 2026 and $1,700 in 2027. Not limited to first-time buyers.',
    },
    onRefund: {
      name: 'Land transfer tax refund',
      text: 'Up to $4,000 for first-time buyers: the whole tax up to a price of $368,333. Toronto adds a rebate of up to $4,475.',
    },
    onRebate: {
      name: 'HST rebates on new homes',
      text: 'The provincial part of the HST, up to $80,000 for first-time buyers, and for any buyer whose agreement is signed from April 1, 2026 to March 31, 2027, below $1,850,000.',
    },
    qcAccess: {
      name: 'Home access credit (refundable)',
      text: 'All of the first $5,000 of transfer duties and 25% of the next $3,500: $5,875 at most, for homes acquired from January 1, 2026. Advance payment from October 2026 above $1,000. The ministry’s bulletin has no price ceiling; some articles describe one.',
    },
    qcCredit: { name: 'Home buyers’ tax credit', text: '$1,400 ($10,000 at 14%), not refundable.' },
    nbAssistance: {
      name: 'Homeownership Assistance Program',
      text: 'Repayable help for first buyers of modest income. The page bears no date.',
    },
    nsPilot: {
      name: '2% down pilot, four years',
      text: 'Credit unions only, no default insurance. Income up to $200,000, credit score of 630 or more; price up to $570,000 in Halifax and East Hants, $500,000 elsewhere; rate at most prime plus 2 points.',
    },
    nsRebate: {
      name: 'First-time HST rebate on new homes',
      text: '18.75% of the provincial part, up to $3,000. A Down Payment Assistance Program may exist too: ask the province.',
    },
    peExemption: {
      name: 'Real property transfer tax exemption',
      text: 'First-time buyers pay no transfer tax; the Act sets no price cap. Residency and occupancy conditions apply.',
    },
    nwtPurchase: { name: 'Home Purchase Program', text: '5% of the price, up to $30,000, forgiven after 1 to 3 years.' },
    nunavut: { name: 'Nunavut Homeownership Assistance Program', text: '$250,000 toward a home kit, forgiven over 10 years.' },
    yukon: { name: 'Yukon Housing Corporation loans', text: 'Described on very old pages. Ask the corporation.' },
  },
  apply: {
    blocks: [
      {
        steps: [
          'Choose your province above and note the programs.',
          'Read the official conditions before you make an offer: some require an application first.',
          'Tell your lawyer or notary; transfer tax relief is claimed at registration.',
          'Claim credits with your tax return, and keep proof that you live in the home.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Newfoundland and Labrador gives no relief from registration fees; its buyer programs open and close.',
          'Not everything can be added up: read the rule about combining.',
        ],
      },
    ],
  },
  mistakes: [
    ['“I can stack everything.”', 'In British Columbia you take one relief; Ontario’s HST rebates together stop at $80,000.'],
    [
      '“Every province refunds transfer tax.”',
      'Relief at closing exists in British Columbia, Ontario, Toronto and Prince Edward Island; Quebec pays a tax credit afterwards.',
    ],
  ],
};
