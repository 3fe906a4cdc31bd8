import { NEUTRAL } from './pictureNames';
import { GROUND, picturesHash } from './pictures';

/** Where this build is served from; webpack writes it. */
declare const __webpack_public_path__: string;

/** Widths of cards in lists, of tiles side by side, of the picture of a page, and of lines. */
const SIZES = {
  card: '(min-width: 1280px) 300px, (min-width: 768px) 45vw, 92vw',
  tile: '(min-width: 1024px) 280px, (min-width: 768px) 28vw, 44vw',
  page: '(min-width: 1024px) 560px, 95vw',
  line: '120px',
} as const;

type Place = keyof typeof SIZES;

/**
 * The picture of something on sale, as `Illustration` takes it. It is decoration: use it with an empty `alt`.
 *
 * @param name the `image` of its row; a closed carton stands for what has none
 * @param place where it stands, which says how large the file has to be
 */
export function materialArt(name: string | null, place: Place = 'card') {
  const [small, large] = [320, 640].map(
    (width) => `${__webpack_public_path__}pictures/${encodeURIComponent(name ?? NEUTRAL)}-${width}.avif?${picturesHash}`,
  ) as [string, string];
  return { src: large, srcSet: `${small} 320w, ${large} 640w`, sizes: SIZES[place], ground: GROUND };
}
