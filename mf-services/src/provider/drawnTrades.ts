/** Trades with drawings of their own in public/trades. Generated together with them (npm run art -w mf-services). */
export const drawnTrades: ReadonlySet<string> = new Set(
  'bathroom construction design electrical flooring hvac kitchen landscaping painting plumbing roofing windows-doors'.split(' '),
);

/** Of all these drawings: an address changes with what it leads to. */
export const drawingsHash = 'c54f867c44';
