import { art } from '@marketplace/shared-ui/art';
import { drawingsHash } from './drawingsHash';
import type { Provider } from './Provider';
import { drawnTrade } from './serviceArt';
import { stablePlace } from './stablePlace';

/** Where this build is served from; webpack writes it. */
declare const __webpack_public_path__: string;

/**
 * The drawing of a company that brings no picture: one of the three of its trade, always the same for the company, so that a list of one
 * trade does not show one drawing. It is decoration: use it with an empty `alt`.
 */
export function companyArt({ id, name, category }: Pick<Provider, 'id' | 'name' | 'category'>): string {
  const { art: first, trade } = drawnTrade(category);
  const variant = stablePlace(id ?? name, 3) + 1;
  return variant === 1 ? art[first] : `${__webpack_public_path__}trades/${trade}-${variant}.svg?${drawingsHash}`;
}
