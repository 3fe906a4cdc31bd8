/** A page that is measured. */
export interface PaintPage {
  name: string;
  path: string;
  /** Whether its rows come of the database: such a page may cost more than one to read. */
  kind: 'reading' | 'data';
  /** The first of what people come for, as a selector. */
  content: string;
  /** Whether the first tap on it is measured, too. */
  taps?: true;
}

const heading = 'main h1';
const card = 'main article';

/**
 * One page of each kind.
 *
 * @param providerId of a professional who is in the database
 */
export const paintPages = (providerId: string): PaintPage[] => [
  { name: 'home', path: '/', kind: 'reading', content: heading, taps: true },
  { name: 'directory', path: '/services', kind: 'data', content: card, taps: true },
  { name: 'profile', path: `/services/${providerId}`, kind: 'data', content: heading },
  { name: 'materials', path: '/materials', kind: 'data', content: card },
  { name: 'listing', path: '/kitchen/sinks', kind: 'data', content: card },
  { name: 'guide', path: '/guides/reading-a-quote', kind: 'reading', content: heading },
  { name: 'about, French', path: '/fr/about', kind: 'reading', content: heading },
];
