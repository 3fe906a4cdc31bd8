/** Trades with drawings of their own in public/trades. Generated together with them (npm run art -w mf-services). */
export const drawnTrades: ReadonlySet<string> = new Set(
  'construction electrical hvac landscaping plumbing roofing'.split(' '),
);

/** Of all these drawings: an address changes with what it leads to. */
export const drawingsHash = 'dab3557b9f';
