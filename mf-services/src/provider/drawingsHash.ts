/** Of the drawings in public/trades, generated together with them (npm run art -w mf-services): an address changes with what it leads to. */
export const drawingsHash = 'ed12aceec1';
