import { wholePieces } from '../units';

export interface DeckJob {
  /** Of the deck along its boards, and across them, in metres. */
  length: number;
  width: number;
  /** Of a board, and the gap between two, in metres. */
  boardLength: number;
  boardWidth: number;
  gap: number;
  /** Percent more for cuts. */
  waste: number;
}

/** Screws in each crossing of a board and a joist, and the distance of joists in metres (16 inches). */
const SCREWS = 2;
const JOISTS = 0.4064;

/**
 * Boards and screws of a rectangular deck.
 *
 * @returns `rows` across the deck, `boards` with waste, and `screws` for joists 16 inches apart, in pieces; `area` in square metres
 */
export function deckBoards({ length, width, boardLength, boardWidth, gap, waste }: DeckJob) {
  const rows = wholePieces(width / (boardWidth + gap));
  return {
    area: length * width,
    rows,
    boards: wholePieces(((rows * length) / boardLength) * (1 + waste / 100)),
    screws: rows * SCREWS * (wholePieces(length / JOISTS) + 1),
  };
}
