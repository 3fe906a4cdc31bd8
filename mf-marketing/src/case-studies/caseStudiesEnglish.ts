import type { CaseId, CaseStudy } from './caseStudies';

export const caseStudiesEnglish: Readonly<Record<CaseId, CaseStudy>> = {
  kitchen: {
    title: 'A kitchen that kept its layout',
    place: 'Semi-detached house from 1962, family of four, Ontario',
    situation:
      'Cabinets past their time, a hood that blew the steam back into the room, and a budget that could not take a surprise. The family wanted an island; the drain wanted to stay.',
    steps: [
      {
        title: 'Half a page and six photos',
        text: 'They described the kitchen once and sent the same words to three companies, as guests, without an account.',
      },
      {
        title: 'Quotes side by side',
        text: 'The cheapest one had left out the electrical panel and the disposal. Once both were added, the middle quote was the lowest.',
      },
      {
        title: 'Connected with one',
        text: 'Only the chosen company saw their phone number. The visit confirmed that the sink could stay where it was, and a table on wheels replaced the island.',
      },
      {
        title: 'Payments by stage',
        text: 'A deposit for the cabinets, a payment after the inspection of the rough-in, one after the counters, the last after a list of nine small corrections.',
      },
    ],
    shares: [
      { name: 'Cabinets and hardware', percent: 35 },
      { name: 'Labour', percent: 24 },
      { name: 'Appliances', percent: 13 },
      { name: 'Counters and backsplash', percent: 12 },
      { name: 'Plumbing, electricity, ventilation', percent: 11 },
      { name: 'Paint and small things', percent: 5 },
    ],
    result:
      'Eleven weeks from order to last drawer, eighteen days without a sink. Half of the reserve went into new wiring; the other half bought the stools.',
    lessons: [
      'Keeping the drain saved more than any discount.',
      'Compare what quotes leave out before comparing what they cost.',
      'Write the small corrections down and tie the last payment to them.',
    ],
    links: [
      { path: '/blog/kitchen-budget', label: 'A kitchen budget that survives the kitchen' },
      { path: '/kitchen/cabinets', label: 'Kitchen cabinets' },
    ],
  },
  roof: {
    title: 'The roof that was not the problem',
    place: 'Bungalow from 1974, retired couple, Quebec',
    situation:
      'Third winter with ice dams, a stain on the bedroom ceiling and two offers for a new roof. The shingles were nine years old.',
    steps: [
      {
        title: 'A photo on a snowy morning',
        text: 'Bare stripes over every rafter. They attached the picture to their request and asked why, not how much.',
      },
      {
        title: 'A different quote',
        text: 'One of three companies proposed to seal the ceiling, move the bathroom exhaust outdoors and add insulation instead of new shingles.',
      },
      {
        title: 'Licence first',
        text: 'They looked up the RBQ number, compared the name with the contract, and kept the ten days that a contract signed at home allows.',
      },
      {
        title: 'Evaluation before the work',
        text: 'The energy evaluation was booked first, because a rebate asked for afterwards would have been refused.',
      },
    ],
    shares: [
      { name: 'Air sealing', percent: 22 },
      { name: 'Insulation', percent: 46 },
      { name: 'Ventilation and exhaust', percent: 18 },
      { name: 'Ceiling repair and paint', percent: 14 },
    ],
    result: 'Two days of work for well under half of the price of the new roof. The next winter the snow stayed white until March.',
    lessons: [
      'Ice outside is often a hole in the ceiling inside.',
      'Ask for the cause before you ask for the price.',
      'A contract signed at home comes with rights; read the date on it.',
    ],
    links: [
      { path: '/blog/winter-roofs', label: 'What your roof tells you in winter' },
      { path: '/outdoor/roofing', label: 'Roofers near you' },
    ],
  },
  'heat-pump': {
    title: 'A heat pump with its eyes open',
    place: 'Storey-and-a-half from 1948 with electric baseboards, Nova Scotia',
    situation: 'High bills, a cold living room, and a salesman at the door who spoke of a federal grant that had already closed.',
    steps: [
      {
        title: 'The facts first',
        text: 'They read which programs were really open, with the date of the last check, and asked the provincial agency for the rest.',
      },
      {
        title: 'Attic before equipment',
        text: 'A day of sealing and cellulose lowered the heat loss, and the pump could be one size smaller.',
      },
      {
        title: 'Output at minus 15',
        text: 'Three installers were asked for the table of the maker. Two sent it, and one of the two had calculated the heat loss.',
      },
      {
        title: 'Backup kept',
        text: 'One unit in the main room; the baseboards stayed for the coldest nights and for bedrooms with closed doors.',
      },
    ],
    shares: [
      { name: 'Heat pump and installation', percent: 68 },
      { name: 'Air sealing and insulation', percent: 21 },
      { name: 'Electrical work', percent: 8 },
      { name: 'Permit and evaluation', percent: 3 },
    ],
    result:
      'A living room at 21 degrees and a quiet outdoor unit on brackets above the snow. The rebate arrived four months later and was treated as a bonus.',
    lessons: [
      'Insulation decides the size of everything after it.',
      'A number from the maker’s table beats a promise.',
      'Programs do not sell door to door.',
    ],
    links: [
      { path: '/guides/heat-pumps-in-canada', label: 'Heat pumps in a Canadian winter' },
      { path: '/financial/energy-efficiency-grants', label: 'Energy grants by province' },
    ],
  },
};
