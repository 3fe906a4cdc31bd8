import type { UiTexts } from '../ui-provider/UiProvider';

/** English texts for tests and the gallery. The product passes its own, in the visitor's language. */
export const defaultUiTexts: UiTexts = {
  close: 'Close',
  clear: 'Clear',
  search: 'Search',
  loading: 'Loading',
  stillLoading: 'Still loading',
  tryAgain: 'Try again',
  required: 'required',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  now: 'Now',
  was: 'Was',
  openMenu: 'Open menu',
  needsScript: 'This needs JavaScript.',
  previous: 'Previous',
  next: 'Next',
  rating: (value, count) => (count === undefined ? `Rated ${value} out of 5` : `Rated ${value} out of 5, ${count} reviews`),
  outOf: (value) => `out of ${value}`,
};
