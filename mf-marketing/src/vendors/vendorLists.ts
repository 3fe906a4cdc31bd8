import { buildingIcon } from '../icons/buildingIcon';
/** Keys of the lists that the page and its info pack share, in their order. */
export const criteria = [
  { key: 'registered', icon: buildingIcon },
  { key: 'insured', icon: 'ShieldCheck' },
  { key: 'quality', icon: 'Award' },
  { key: 'service', icon: 'Truck' },
] as const;
export const benefits = ['reach', 'catalogue', 'lists', 'reporting', 'fees', 'payouts'] as const;
export const processSteps = ['apply', 'review', 'onboarding', 'live'] as const;
