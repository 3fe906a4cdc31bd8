/** One way of using the directory. */
export interface QueryClass {
  name: string;
  term: string;
  category?: string;
  sort?: 'rating' | 'reviews' | 'name' | 'distance';
  filters?: Readonly<Record<string, string | number | boolean>>;
  /** Pages of 24 rows that come before the measured one. */
  pagesBefore?: number;
}

const toronto = { near: 'Toronto', radius_km: 25 };
const picky = { verified: true, response: '2h', language: 'fr', min_rating: 4.5 };

export const queryClasses: readonly QueryClass[] = [
  { name: 'no term', term: '' },
  { name: 'no term, by reviews', term: '', sort: 'reviews' },
  { name: 'no term, by name', term: '', sort: 'name' },
  { name: 'no term, page 41', term: '', pagesBefore: 40 },
  { name: 'common term', term: 'plumbing' },
  { name: 'common term, by reviews', term: 'plumbing', sort: 'reviews' },
  { name: 'common term, by name', term: 'plumbing', sort: 'name' },
  { name: 'common term, page 41', term: 'plumbing', pagesBefore: 40 },
  { name: 'part of a name', term: 'red leaf' },
  { name: 'rare term', term: 'heritage' },
  { name: 'rare term, by name', term: 'heritage', sort: 'name' },
  { name: 'no match', term: 'zzzqqq' },
  { name: 'only without accents', term: 'montreal' },
  { name: '1 character, common', term: 'a' },
  { name: '1 character, rare', term: '&' },
  { name: '2 characters, common', term: 'on' },
  { name: '2 characters, rare', term: 'qx' },
  { name: '2 characters, no match', term: 'zq' },
  { name: 'category', term: '', category: 'Roofing' },
  { name: 'category + common term', term: 'toronto', category: 'Roofing' },
  { name: 'category + rare term', term: 'heritage', category: 'Roofing' },
  { name: 'category + other trade', term: 'plumbing', category: 'Roofing' },
  { name: 'words apart', term: 'plumbing toronto' },
  { name: 'words apart, rare', term: 'heritage moncton' },
  { name: 'French word', term: 'plombier' },
  { name: 'French word and city', term: 'couvreur montreal' },
  { name: 'misspelt word', term: 'plumbng' },
  { name: 'misspelt words', term: 'rofing kelona' },
  { name: 'misspelt, in a small city', term: 'plumbng', filters: { near: 'Moncton', radius_km: 10 } },
  { name: 'verified', term: '', filters: { verified: true } },
  { name: 'serves in French', term: '', filters: { language: 'fr' } },
  { name: 'all filters but the place', term: '', filters: picky },
  { name: 'all filters, by name', term: '', sort: 'name', filters: picky },
  { name: 'all filters + category', term: '', category: 'Roofing', filters: picky },
  { name: 'all filters + term', term: 'plumbing', filters: picky },
  { name: 'near a big city', term: '', filters: toronto },
  { name: 'near it, page 41', term: '', filters: toronto, pagesBefore: 40 },
  { name: 'near it, 5 km', term: '', filters: { near: 'M5V', radius_km: 5 } },
  { name: 'near it, 100 km, by name', term: '', sort: 'name', filters: { near: 'M5V', radius_km: 100 } },
  { name: 'near a small city', term: '', filters: { near: 'Moncton', radius_km: 50 } },
  { name: 'near nobody', term: '', filters: { near: 'Whitehorse', radius_km: 100 } },
  { name: 'nearest, big city', term: '', sort: 'distance', filters: toronto },
  { name: 'nearest, page 41', term: '', sort: 'distance', filters: toronto, pagesBefore: 40 },
  { name: 'nearest, small city', term: '', sort: 'distance', filters: { near: 'Moncton', radius_km: 100 } },
  { name: 'nearest + common term', term: 'plumbing', sort: 'distance', filters: toronto },
  { name: 'nearest + rare term', term: 'heritage', sort: 'distance', filters: toronto },
  { name: 'near + all filters', term: '', filters: { near: 'Toronto', radius_km: 50, ...picky } },
  { name: 'nearest + all filters', term: '', sort: 'distance', filters: { near: 'Toronto', radius_km: 50, ...picky } },
  { name: 'near + all + term', term: 'plumbing', filters: { near: 'Toronto', radius_km: 50, ...picky } },
];
