/** One way of using the directory, as search_services is asked and as a plain PostgREST read would do it. */
export interface QueryClass {
  name: string;
  term: string;
  category?: string;
  sort?: 'rating' | 'reviews' | 'name';
  /** Pages of 24 rows that come before the measured one. */
  pagesBefore?: number;
}

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
];
