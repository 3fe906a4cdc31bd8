import { art } from '@marketplace/shared-ui/art';

interface Testimonial {
  /** Names its quote and designation in the catalogue. */
  key: 'kitchen' | 'roof' | 'design' | 'heating' | 'rental';
  name: string;
  /** Address of the picture: what the words are about. */
  src: string;
}

export const testimonials: readonly Testimonial[] = [
  { key: 'kitchen', name: 'Amira Haddad', src: art['service-kitchen'] },
  { key: 'roof', name: 'Luc Bergeron', src: art['service-roofing'] },
  { key: 'design', name: 'Priya Nair', src: art['service-design'] },
  { key: 'heating', name: 'Dave Kowalchuk', src: art['service-hvac'] },
  { key: 'rental', name: 'Sophie MacLeod', src: art['service-plumbing'] },
];
