/** A row of the directory as the API answers it. */
export interface DirectoryRow {
  id: string;
  name: string;
  category: string;
  rating: number;
  review_count: number;
  location: string;
  response_time: string;
  verified: boolean;
}

const trades = ['Plumbing', 'Electrical', 'Roofing', 'HVAC', 'Landscaping', 'Painting', 'Flooring', 'Construction'];
const cities = ['Toronto, ON', 'Montréal, QC', 'Vancouver, BC', 'Calgary, AB', 'Ottawa, ON', 'Québec, QC', 'Halifax, NS'];

/** Invented companies, the best rated first, always the same. */
export function directoryRows(count: number): DirectoryRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `${['Maple', 'Cedar', 'Juniper', 'Loon', 'Harbour'][index % 5]}${['ridge', 'field', 'line'][index % 3]} ${trades[index % 8]} ${index}`,
    category: trades[index % 8]!,
    rating: Math.round((5 - (4 * index) / count) * 10) / 10,
    review_count: (index * 37) % 400,
    location: cities[index % 7]!,
    response_time: 'Within 1 day',
    verified: index % 3 > 0,
  }));
}

export type FoundRows = ReturnType<typeof findRows>;

/** What search_services answers for the first page of a text. */
export function findRows(rows: readonly DirectoryRow[], { q, page_size: size }: { q: string; page_size: number }) {
  const text = q.toLowerCase();
  const found = rows.filter(({ name, category, location }) =>
    [name, category, location].some((field) => field.toLowerCase().includes(text)),
  );
  return {
    total: rows.length,
    matched: Math.min(found.length, 5000),
    capped: found.length > 5000,
    items: found.slice(0, size).map((row) => ({ ...row, languages: ['en'] })),
    next: null,
    also: [],
    categories: trades,
    place: null,
    filters: ['near', 'verified'],
  };
}
