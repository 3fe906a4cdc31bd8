import { materialArt } from './materialArt';
import { surfaceName } from './pictureNames';
import { surfaces } from './surfaces';

/**
 * What something looks like laid, hung or painted, as `Illustration` takes it, for its page.
 *
 * @param name the `image` of its row
 * @returns undefined for what is not bought for its surface
 */
export const surfaceArt = (name: string | null) =>
  name !== null && surfaces.includes(name) ? materialArt(surfaceName(name), 'page') : undefined;
