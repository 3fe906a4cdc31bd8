import type { Place } from './projection';

/** A city as the place filter understands it, such as "Ottawa, ON". */
export interface City extends Place {
  name: string;
  province: string;
}

/** Where people look for companies, the largest first: what a map is labelled with, and what "near" can be measured from. */
const rows: readonly (readonly [name: string, province: string, lat: number, lng: number])[] = [
  ['Toronto', 'ON', 43.65, -79.38],
  ['Montréal', 'QC', 45.5, -73.57],
  ['Vancouver', 'BC', 49.28, -123.12],
  ['Calgary', 'AB', 51.05, -114.07],
  ['Edmonton', 'AB', 53.55, -113.49],
  ['Ottawa', 'ON', 45.42, -75.7],
  ['Winnipeg', 'MB', 49.9, -97.14],
  ['Québec', 'QC', 46.81, -71.21],
  ['Halifax', 'NS', 44.65, -63.57],
  ['Saskatoon', 'SK', 52.13, -106.67],
  ['Regina', 'SK', 50.45, -104.62],
  ["St. John's", 'NL', 47.56, -52.71],
  ['Victoria', 'BC', 48.43, -123.37],
  ['Moncton', 'NB', 46.09, -64.77],
  ['Hamilton', 'ON', 43.26, -79.87],
  ['Kitchener', 'ON', 43.45, -80.49],
  ['London', 'ON', 42.98, -81.25],
  ['Windsor', 'ON', 42.3, -83.02],
  ['Sherbrooke', 'QC', 45.4, -71.89],
  ['Trois-Rivières', 'QC', 46.35, -72.55],
  ['Saguenay', 'QC', 48.43, -71.07],
  ['Kelowna', 'BC', 49.89, -119.5],
  ['Kamloops', 'BC', 50.67, -120.33],
  ['Prince George', 'BC', 53.92, -122.75],
  ['Fredericton', 'NB', 45.96, -66.64],
  ['Saint John', 'NB', 45.27, -66.06],
  ['Charlottetown', 'PE', 46.24, -63.13],
  ['Thunder Bay', 'ON', 48.38, -89.25],
  ['Sudbury', 'ON', 46.49, -81],
  ['Kingston', 'ON', 44.23, -76.49],
  ['Barrie', 'ON', 44.39, -79.69],
  ['Gatineau', 'QC', 45.48, -75.7],
  ['Lethbridge', 'AB', 49.7, -112.83],
  ['Red Deer', 'AB', 52.27, -113.81],
  ['Whitehorse', 'YT', 60.72, -135.06],
  ['Yellowknife', 'NT', 62.45, -114.37],
  ['Iqaluit', 'NU', 63.75, -68.52],
  ['Mississauga', 'ON', 43.59, -79.64],
  ['Markham', 'ON', 43.86, -79.34],
  ['Oshawa', 'ON', 43.9, -78.86],
  ['Guelph', 'ON', 43.55, -80.25],
  ['St. Catharines', 'ON', 43.16, -79.24],
  ['Peterborough', 'ON', 44.3, -78.32],
  ['Laval', 'QC', 45.61, -73.71],
  ['Longueuil', 'QC', 45.53, -73.52],
  ['Lévis', 'QC', 46.74, -71.25],
  ['Surrey', 'BC', 49.19, -122.85],
  ['Abbotsford', 'BC', 49.05, -122.31],
  ['Nanaimo', 'BC', 49.17, -123.94],
  ['Oakville', 'ON', 43.45, -79.68],
  ['Burlington', 'ON', 43.33, -79.8],
];

export const cities: readonly City[] = rows.map(([name, province, lat, lng]) => ({ name, province, lat, lng }));

/** As the place filter takes it. */
export const asNear = ({ name, province }: City): string => `${name}, ${province}`;
