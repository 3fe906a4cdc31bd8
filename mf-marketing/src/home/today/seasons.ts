import type { ArtName } from '@marketplace/shared-ui/art';

/** A part of the year, what to do in it, and where to read on. */
export interface Season {
  key: 'spring' | 'summer' | 'autumn' | 'winter';
  /** Month and day it begins on, as "MM-DD"; it lasts until the next one. */
  from: string;
  guide: string;
  services: string;
  picture: ArtName;
}

/** In the order of the year. Frost comes to most of the country in November and leaves in March. */
const seasons: readonly Season[] = [
  {
    key: 'spring',
    from: '03-15',
    guide: '/guides/choosing-a-contractor',
    services: '/services?search=Roofing',
    picture: 'service-general',
  },
  {
    key: 'summer',
    from: '06-01',
    guide: '/blog/deck-before-the-frost',
    services: '/services?search=Landscaping',
    picture: 'service-landscaping',
  },
  { key: 'autumn', from: '09-01', guide: '/guides/insulation-and-rebates', services: '/services?search=HVAC', picture: 'service-hvac' },
  { key: 'winter', from: '11-15', guide: '/blog/winter-roofs', services: '/services?search=Roofing', picture: 'service-roofing' },
];

/** @param day ISO day */
export function seasonOf(day: string): Season {
  return seasons.findLast(({ from }) => from <= day.slice(5)) ?? seasons.at(-1)!;
}
