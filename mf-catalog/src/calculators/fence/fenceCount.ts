import { wholePieces } from '../units';

export interface FenceJob {
  /** Of the fence with its gates, and its height, in metres. */
  length: number;
  height: number;
  /** Between two posts, from centre to centre, in metres. */
  spacing: number;
  /** Pieces, and the width of each in metres. */
  gates: number;
  gateWidth: number;
  /** Width of a board and the gap between two, in metres. */
  boardWidth: number;
  gap: number;
}

/** Boards higher than this sag between two rails, in metres: a rule of thumb of fence builders. */
const TWO_RAILS = 1.5;
/** How far below ground the frost reaches in most of southern Canada, in metres. A municipality may ask for more. */
const FROST_DEPTH = 1.2;

/**
 * Posts, rails and boards of a fence in one line.
 *
 * Each gate parts the fence and adds a post.
 *
 * @returns `sections`, `posts`, `rails` and `boards` in pieces; `fence` without gates and `postLength` in metres
 */
export function fenceCount({ length, height, spacing, gates, gateWidth, boardWidth, gap }: FenceJob) {
  const fence = Math.max(0, length - gates * gateWidth);
  const sections = wholePieces(fence / spacing);
  return {
    fence,
    sections,
    posts: sections + 1 + gates,
    rails: sections * (height > TWO_RAILS ? 3 : 2),
    boards: wholePieces(fence / (boardWidth + gap)),
    postLength: height + FROST_DEPTH,
  };
}
