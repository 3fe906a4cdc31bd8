import { createHash } from 'node:crypto';

/** Widths of the committed files of a picture, and the most bytes that each may have. */
export const limits = { 640: 30_000, 320: 10_000 } as const;

export type Width = keyof typeof limits;

export const widths: readonly Width[] = [640, 320];

/** Height of a picture of some width. */
export const heightOf = (width: number): number => (width * 10) / 16;

/** A picture as it was taken. */
interface Taken {
  /** What it was made of, see `inputHash`. */
  input: string;
  /** SHA-256 of each file, by width. */
  files: Record<Width, string>;
  /** Measured colour of the main material, without light. */
  albedo: string;
}

/** What is committed beside the pictures. */
export interface PackshotRecord {
  blender: string;
  /** Colour that all pictures stand on. */
  ground: string;
  pictures: Record<string, Taken>;
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Name of a committed file in ../public/pictures. */
export const fileName = (key: string, width: number): string => `${key}-${width}.avif`;

/** What changes when any of the files does. */
export const recordHash = ({ pictures }: PackshotRecord): string =>
  sha256(Buffer.from(JSON.stringify(Object.entries(pictures).map(([key, { files }]) => [key, files])))).slice(0, 10);
