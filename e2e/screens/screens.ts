import type { Role } from '../support/demoPeople.ts';

export interface Screen {
  /** Of the file, and of the words beside it: `mf-marketing/src/page-blocks/screenMessages.ts`. */
  name: string;
  /** Who is signed in; nobody without it. */
  role?: Exclude<Role, 'Moderator'>;
  path: string;
  /** The link there that leads to the screen. */
  follow?: string;
  /** Where the picture begins. */
  top: string;
  /** What is seen of the page above that, in CSS pixels. */
  above: number;
}

/** What pages for companies and homeowners show of the product. */
export const screens: readonly Screen[] = [
  { name: 'lead', role: 'Owner', path: '/account/leads?tab=quoted', follow: 'a[href*="/account/leads/"]', top: 'h2', above: 48 },
  { name: 'page', role: 'Owner', path: '/account/listing', top: 'h2', above: 32 },
  {
    name: 'quotes',
    role: 'Homeowner',
    path: '/account/requests',
    follow: 'a[href*="/r/"]',
    top: ':is(h2, h3):has-text("Bellamarsh")',
    above: 36,
  },
  { name: 'profile', role: 'Owner', path: '/account/listing', follow: 'a[href*="/services/"]', top: 'h1', above: 12 },
  { name: 'deals', path: '/weekly-deals', top: 'article', above: 12 },
  { name: 'materials', path: '/materials', top: 'article', above: 12 },
];
