import { pictures, picturesHash } from './pictures';

/** Where this build is served from; webpack writes it. */
declare const __webpack_public_path__: string;

const known = new Set(pictures);

/**
 * The address of the picture of something on sale. It is decoration: use it with an empty `alt`.
 *
 * @param name the `image` of its row; a closed carton stands for a name that has no picture, and for none
 */
export const materialArt = (name: string | null): string =>
  `${__webpack_public_path__}pictures/${name !== null && known.has(name) ? name : 'parcel'}.svg?${picturesHash}`;
