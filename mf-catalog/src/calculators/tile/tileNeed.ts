import { wholePieces } from '../units';

/** Density of cement grout in kg/m³, as bags of it are reckoned with. */
const GROUT_DENSITY = 1600;

export interface TileJob {
  /** Square metres. */
  area: number;
  /** Sides of one tile, its thickness, and the joint between two, in metres. */
  tileLength: number;
  tileWidth: number;
  thickness: number;
  joint: number;
  /** Percent more for cuts and breakage. */
  waste: number;
}

/**
 * Tiles, grout and adhesive of an area.
 *
 * Grout is the volume of the joints, (length + width) ÷ (length × width) × joint × thickness for each square metre, times
 * its density: the formula of grout makers. Adhesive is 3, 4.5 or 6 kg/m² for tiles up to 15, up to 30 and above 30 cm:
 * a rule of thumb for notched trowels.
 *
 * @returns `tiles` in pieces and `toCover` in square metres, both with waste; `grout` and `adhesive` in kilograms
 */
export function tileNeed({ area, tileLength, tileWidth, thickness, joint, waste }: TileJob) {
  const toCover = area * (1 + waste / 100);
  const longest = Math.max(tileLength, tileWidth);
  return {
    tiles: wholePieces(toCover / ((tileLength + joint) * (tileWidth + joint))),
    toCover,
    grout: area * ((tileLength + tileWidth) / (tileLength * tileWidth)) * joint * thickness * GROUT_DENSITY,
    adhesive: area * (longest <= 0.15 + 1e-9 ? 3 : longest <= 0.3 + 1e-9 ? 4.5 : 6),
  };
}
