import { GROUND, packshotsHash, pictures, picturesHash } from './pictures';

/** Where this build is served from; webpack writes it. */
declare const __webpack_public_path__: string;

/** Names with a star are rendered, all others drawn. */
const known = new Set(pictures);

const address = (file: string, hash: string): string => `${__webpack_public_path__}pictures/${file}?${hash}`;

/** Widths of cards in lists, and of the picture of a page. */
const SIZES = {
  card: '(min-width: 1280px) 300px, (min-width: 768px) 45vw, 92vw',
  page: '(min-width: 1024px) 560px, 95vw',
  line: '120px',
} as const;

/**
 * The drawing of something on sale, also of what is rendered elsewhere: for places where all is drawn.
 *
 * @param name has to be drawn
 */
export const drawnArt = (name: string) => ({ src: address(`${name}.svg`, picturesHash), ground: GROUND });

/**
 * The picture of something on sale, as `Illustration` takes it. It is decoration: use it with an empty `alt`.
 *
 * @param name the `image` of its row; a closed carton stands for a name that has no picture, and for none
 * @param place where it stands, which says how large the file has to be
 */
export function materialArt(name: string | null, place: keyof typeof SIZES = 'card') {
  if (name === null || !known.has(`${name}*`)) return drawnArt(name !== null && known.has(name) ? name : 'parcel');
  const [small, large] = [320, 640].map((width) => address(`${name}-${width}.avif`, packshotsHash)) as [string, string];
  return { src: large, srcSet: `${small} 320w, ${large} 640w`, sizes: SIZES[place], ground: GROUND };
}
