import { bigEndian, checkSize, joined, latin, part } from './bytes.ts';
import { PhotoError } from './PhotoError.ts';

const SIGNATURE_LENGTH = 8;
/** What draws the picture, and what says how its colours, depth and density are meant. */
const KEPT = 'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI bKGD pHYs'.split(' ');
const LENGTH_TYPE_AND_SUM = 12;

/**
 * A PNG with nothing but its picture: without texts, times, camera data, further frames and what follows its end.
 * Source: Portable Network Graphics, third edition, 5 and 11.
 *
 * @throws PhotoError
 */
export function cleanPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = [bytes.subarray(0, SIGNATURE_LENGTH)];
  const types = new Set<string>();
  for (let at = SIGNATURE_LENGTH; !types.has('IEND');) {
    const length = bigEndian(part(bytes, at, 4));
    const chunk = part(bytes, at, length + LENGTH_TYPE_AND_SUM);
    const type = latin(chunk.subarray(4, 8));
    if ((type === 'IHDR') !== (types.size === 0)) throw new PhotoError('unreadable');
    if (type === 'IHDR') checkSize(bigEndian(part(chunk, 8, 4)), bigEndian(part(chunk, 12, 4)));
    if (KEPT.includes(type)) kept.push(chunk);
    // Letters of a chunk that can be left out begin small.
    else if (!/^[a-z][A-Za-z]{3}$/.test(type)) throw new PhotoError('unreadable');
    types.add(type);
    at += chunk.length;
  }
  if (!types.has('IDAT')) throw new PhotoError('unreadable');
  return joined(kept);
}
