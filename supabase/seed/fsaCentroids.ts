import { literal } from './sql.ts';

/** Postal areas that share a position: their first two characters and every third one, the city they belong to, and where. */
type District = readonly [start: string, thirds: string, city: string, province: string, lat: number, lng: number];

/**
 * Our own approximations, not data of Canada Post: each district stands at the middle of the part of the city its first two
 * characters cover, taken from the public coordinates of cities and boroughs and rounded to a hundredth of a degree (about
 * one kilometre). Areas of one district share a position, so distances inside a city are good to a few kilometres.
 */
const districts: readonly District[] = [
  ['M1', 'BCEGHJKLMNPRSTVWX', 'Toronto', 'ON', 43.77, -79.24],
  ['M2', 'HJKLMNPR', 'Toronto', 'ON', 43.78, -79.4],
  ['M3', 'ABCHJKLMN', 'Toronto', 'ON', 43.75, -79.43],
  ['M4', 'ABCEGHJKLMNPRSTVWXY', 'Toronto', 'ON', 43.69, -79.35],
  ['M5', 'ABCEGHJKLMNPRSTVWX', 'Toronto', 'ON', 43.66, -79.39],
  ['M6', 'ABCEGHJKLMNPRS', 'Toronto', 'ON', 43.68, -79.45],
  ['M7', 'ARY', 'Toronto', 'ON', 43.66, -79.39],
  ['M8', 'VWXYZ', 'Toronto', 'ON', 43.63, -79.51],
  ['M9', 'ABCLMNPRVW', 'Toronto', 'ON', 43.7, -79.55],
  ['L4', 'TVWXYZ', 'Mississauga', 'ON', 43.62, -79.62],
  ['L5', 'ABCEGHJKLMNPRSTVW', 'Mississauga', 'ON', 43.58, -79.65],
  ['L8', 'BEGHJKLMNPRSTVW', 'Hamilton', 'ON', 43.25, -79.85],
  ['L9', 'ABCGHK', 'Hamilton', 'ON', 43.21, -79.9],
  ['N2', 'ABCEGHMNPR', 'Kitchener', 'ON', 43.45, -80.49],
  ['N5', 'VWXYZ', 'London', 'ON', 43.01, -81.19],
  ['N6', 'ABCEGHJKLMNP', 'London', 'ON', 42.97, -81.28],
  ['K1', 'ABCEGHJKLMNPRSTVWXYZ', 'Ottawa', 'ON', 45.42, -75.66],
  ['K2', 'ABCEGHJKLMPRSTVW', 'Ottawa', 'ON', 45.33, -75.81],
  ['K4', 'ABCMP', 'Ottawa', 'ON', 45.36, -75.5],
  ['H1', 'ABCEGHJKLMNPRSTVWXYZ', 'Montréal', 'QC', 45.59, -73.56],
  ['H2', 'ABCEGHJKLMNPRSTVWXYZ', 'Montréal', 'QC', 45.54, -73.6],
  ['H3', 'ABCEGHJKLMNPRSTVWXYZ', 'Montréal', 'QC', 45.5, -73.59],
  ['H4', 'ABCEGHJKLMNPRSTVWXYZ', 'Montréal', 'QC', 45.5, -73.66],
  ['H5', 'AB', 'Montréal', 'QC', 45.5, -73.56],
  ['H8', 'NPRSTYZ', 'Montréal', 'QC', 45.45, -73.7],
  ['H9', 'ABCEGHJKPRSWX', 'Montréal', 'QC', 45.46, -73.83],
  ['G1', 'ABCEGHJKLMNPRSTVWXY', 'Québec', 'QC', 46.82, -71.24],
  ['G2', 'ABCEGJKLMN', 'Québec', 'QC', 46.85, -71.34],
  ['G3', 'AEGJK', 'Québec', 'QC', 46.84, -71.42],
  ['J8', 'LMPRTVXYZ', 'Gatineau', 'QC', 45.48, -75.66],
  ['J9', 'AHJ', 'Gatineau', 'QC', 45.42, -75.8],
  ['J1', 'CEGHJKLMNR', 'Sherbrooke', 'QC', 45.4, -71.89],
  ['G8', 'TVWYZ', 'Trois-Rivières', 'QC', 46.37, -72.53],
  ['G9', 'ABC', 'Trois-Rivières', 'QC', 46.32, -72.61],
  ['V5', 'KLMNPRSTVWXYZ', 'Vancouver', 'BC', 49.24, -123.06],
  ['V6', 'ABCEGHJKLMNPRSTZ', 'Vancouver', 'BC', 49.25, -123.14],
  ['V3', 'RSTVWXZ', 'Surrey', 'BC', 49.15, -122.83],
  ['V4', 'ANP', 'Surrey', 'BC', 49.05, -122.8],
  ['V8', 'NPRSTVWY', 'Victoria', 'BC', 48.45, -123.35],
  ['V9', 'AC', 'Victoria', 'BC', 48.44, -123.47],
  ['V1', 'PVWXY', 'Kelowna', 'BC', 49.88, -119.46],
  ['T1', 'Y', 'Calgary', 'AB', 51.07, -113.97],
  ['T2', 'ABCEGHJKLMNPRSTVWXYZ', 'Calgary', 'AB', 51.02, -114.05],
  ['T3', 'ABCEGHJKLMNPRSZ', 'Calgary', 'AB', 51.09, -114.14],
  ['T5', 'ABCEGHJKLMNPRSTVWXYZ', 'Edmonton', 'AB', 53.58, -113.53],
  ['T6', 'ABCEGHJKLMNPRSTVWX', 'Edmonton', 'AB', 53.48, -113.47],
  ['R2', 'CEGHJKLMNPRVWXY', 'Winnipeg', 'MB', 49.91, -97.11],
  ['R3', 'ABCEGHJKLMNPRSTVWXY', 'Winnipeg', 'MB', 49.86, -97.18],
  ['S7', 'HJKLMNPRSTVWX', 'Saskatoon', 'SK', 52.14, -106.65],
  ['S4', 'LMNPRSTVWXYZ', 'Regina', 'SK', 50.45, -104.62],
  ['B3', 'ABEGHJKLMNPRSTVZ', 'Halifax', 'NS', 44.66, -63.6],
  ['B2', 'VWXYZ', 'Halifax', 'NS', 44.69, -63.55],
  ['E1', 'CEGH', 'Moncton', 'NB', 46.1, -64.79],
  ['E3', 'ABCEG', 'Fredericton', 'NB', 45.96, -66.65],
  ['A1', 'ABCEGHS', "St. John's", 'NL', 47.56, -52.73],
  ['C1', 'ABCE', 'Charlottetown', 'PE', 46.25, -63.13],
];

/**
 * Whole regions by their first character or two, for every postal code that is not in a district, and single areas far from
 * the rest of their region.
 */
const regions: readonly (readonly [start: string, city: string, province: string, lat: number, lng: number])[] = [
  ['A', "St. John's", 'NL', 48.5, -55.6],
  ['A2', 'Gander', 'NL', 48.95, -55.2],
  ['A5', 'Clarenville', 'NL', 48.16, -53.97],
  ['A8', 'Deer Lake', 'NL', 49.17, -57.43],
  ['B', 'Halifax', 'NS', 45.0, -63.3],
  ['B1', 'Sydney', 'NS', 46.14, -60.19],
  ['B4', 'Kentville', 'NS', 45.08, -64.5],
  ['B5', 'Yarmouth', 'NS', 43.84, -66.12],
  ['B6', 'Truro', 'NS', 45.37, -63.28],
  ['B9', 'Port Hawkesbury', 'NS', 45.62, -61.36],
  ['C', 'Charlottetown', 'PE', 46.3, -63.3],
  ['E', 'Fredericton', 'NB', 46.5, -66.2],
  ['E2', 'Saint John', 'NB', 45.28, -66.06],
  ['E7', 'Edmundston', 'NB', 47.37, -68.33],
  ['E8', 'Bathurst', 'NB', 47.62, -65.65],
  ['E1N', 'Miramichi', 'NB', 47.03, -65.5],
  ['G', 'Québec', 'QC', 47.2, -71.0],
  ['G4', 'Baie-Comeau', 'QC', 49.22, -68.15],
  ['G5', 'Rimouski', 'QC', 48.45, -68.52],
  ['G6', 'Lévis', 'QC', 46.74, -71.25],
  ['G7', 'Saguenay', 'QC', 48.42, -71.06],
  ['H', 'Montréal', 'QC', 45.53, -73.62],
  ['H7', 'Laval', 'QC', 45.58, -73.75],
  ['J', 'Montréal', 'QC', 45.6, -73.4],
  ['J2', 'Saint-Hyacinthe', 'QC', 45.55, -72.9],
  ['J3', 'Saint-Jean-sur-Richelieu', 'QC', 45.4, -73.27],
  ['J4', 'Longueuil', 'QC', 45.52, -73.5],
  ['J5', 'La Prairie', 'QC', 45.42, -73.5],
  ['J6', 'Terrebonne', 'QC', 45.7, -73.63],
  ['J7', 'Saint-Jérôme', 'QC', 45.75, -74.0],
  ['K', 'Ottawa', 'ON', 45.0, -76.3],
  ['K6', 'Cornwall', 'ON', 45.03, -74.74],
  ['K7', 'Kingston', 'ON', 44.25, -76.53],
  ['K8', 'Belleville', 'ON', 44.17, -77.38],
  ['K9', 'Peterborough', 'ON', 44.31, -78.32],
  ['L', 'Mississauga', 'ON', 43.8, -79.5],
  ['L1', 'Oshawa', 'ON', 43.9, -78.87],
  ['L2', 'St. Catharines', 'ON', 43.12, -79.2],
  ['L3', 'Markham', 'ON', 43.86, -79.34],
  ['L4M', 'Barrie', 'ON', 44.41, -79.68],
  ['L4N', 'Barrie', 'ON', 44.36, -79.7],
  ['L6', 'Oakville', 'ON', 43.47, -79.69],
  ['L7', 'Burlington', 'ON', 43.35, -79.8],
  ['M', 'Toronto', 'ON', 43.7, -79.4],
  ['N', 'Kitchener', 'ON', 43.2, -81.0],
  ['N1', 'Guelph', 'ON', 43.54, -80.25],
  ['N3', 'Brantford', 'ON', 43.2, -80.3],
  ['N4', 'Stratford', 'ON', 43.37, -80.98],
  ['N7', 'Sarnia', 'ON', 42.98, -82.38],
  ['N8', 'Windsor', 'ON', 42.3, -82.98],
  ['N9', 'Windsor', 'ON', 42.28, -83.05],
  ['P', 'Sudbury', 'ON', 47.5, -82.0],
  ['P1', 'North Bay', 'ON', 46.31, -79.46],
  ['P3', 'Sudbury', 'ON', 46.49, -81.0],
  ['P4', 'Timmins', 'ON', 48.48, -81.33],
  ['P6', 'Sault Ste. Marie', 'ON', 46.52, -84.33],
  ['P7', 'Thunder Bay', 'ON', 48.38, -89.25],
  ['P9', 'Kenora', 'ON', 49.77, -94.49],
  ['R', 'Winnipeg', 'MB', 50.2, -98.0],
  ['R7', 'Brandon', 'MB', 49.85, -99.95],
  ['R8', 'Thompson', 'MB', 55.74, -97.86],
  ['S', 'Saskatoon', 'SK', 51.8, -105.8],
  ['S6', 'Prince Albert', 'SK', 53.2, -105.75],
  ['S9', 'North Battleford', 'SK', 52.78, -108.3],
  ['T', 'Edmonton', 'AB', 53.0, -114.0],
  ['T1', 'Lethbridge', 'AB', 49.69, -112.84],
  ['T1A', 'Medicine Hat', 'AB', 50.04, -110.68],
  ['T1B', 'Medicine Hat', 'AB', 50.01, -110.66],
  ['T4', 'Red Deer', 'AB', 52.27, -113.81],
  ['T7', 'Hinton', 'AB', 53.4, -117.57],
  ['T8', 'Sherwood Park', 'AB', 53.54, -113.3],
  ['T9', 'Fort McMurray', 'AB', 56.73, -111.38],
  ['V', 'Vancouver', 'BC', 49.6, -121.5],
  ['V1T', 'Vernon', 'BC', 50.27, -119.27],
  ['V2B', 'Kamloops', 'BC', 50.71, -120.38],
  ['V2C', 'Kamloops', 'BC', 50.67, -120.29],
  ['V2L', 'Prince George', 'BC', 53.91, -122.74],
  ['V2M', 'Prince George', 'BC', 53.92, -122.78],
  ['V2', 'Abbotsford', 'BC', 49.05, -122.3],
  ['V7', 'Richmond', 'BC', 49.17, -123.14],
  ['V9R', 'Nanaimo', 'BC', 49.17, -123.95],
  ['V9T', 'Nanaimo', 'BC', 49.2, -124.01],
  ['X', 'Yellowknife', 'NT', 62.45, -114.38],
  ['X0', 'Iqaluit', 'NU', 63.75, -68.52],
  ['Y', 'Whitehorse', 'YT', 60.72, -135.06],
];

/** The district that holds the middle of each city. */
const central = new Set('A1 B3 C1 E1 E3 G1 G9 H3 J1 J8 K1 L5 L8 M5 N2 N6 R3 S4 S7 T2 T5 V1 V3 V6 V8'.split(' '));

/** Where postal codes begin, for distances in the directory. */
export function fsaCentroidsSeed(): string {
  const named = new Set(regions.map(([start]) => start));
  const rows = [
    ...regions,
    // A region named above is more than the district that shares its beginning.
    ...districts.filter(([start]) => !named.has(start)).map(([start, , ...where]) => [start, ...where] as const),
    ...districts.flatMap(([start, thirds, ...where]) => [...thirds].map((third) => [start + third, ...where] as const)),
  ];
  return `-- Approximations of our own, about a kilometre coarse and one position for a part of a city; see seed/fsaCentroids.ts.
insert into public.fsa_centroids (fsa, city, province, lat, lng, central, city_key)
select fsa, city, province, lat, lng, central, private.place_key(city)
  from (values
${rows.map((row) => `(${[...row, central.has(row[0])].map(literal).join(', ')})`).join(',\n')}
) as areas (fsa, city, province, lat, lng, central)
on conflict do nothing;
`;
}
