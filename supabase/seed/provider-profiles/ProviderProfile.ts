import type { LicenceSeed } from './licences.ts';
import type { ServiceArea } from './serviceAreas.ts';
import type { Both, ProjectText, TestimonialText } from './TradeTexts.ts';

/** The full profile of one seeded company, by its place in the directory. */
export interface ProviderProfile {
  /** As in `seedId('service <index>')`. */
  index: number;
  trade: string;
  /** Without it the French texts are left out. */
  french: boolean;
  tagline: Both;
  description: Both;
  established: number;
  employees: string;
  phone: string;
  plan: 'starter' | 'pro' | 'elite';
  services: readonly Both[];
  projects: readonly (ProjectText & { completedOn: string })[];
  testimonials: readonly (TestimonialText & { name: string })[];
  areas: readonly ServiceArea[];
  licences: readonly LicenceSeed[];
  /** The last licence ran out. */
  lapsed: boolean;
}
