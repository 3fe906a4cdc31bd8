import { bigEndian, checkSize, joined, latin, part } from './bytes.ts';
import { PhotoError } from './PhotoError.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const HUFFMAN = 0xc4;
const ARITHMETIC = 0xcc;
const QUANTISATION = 0xdb;
const RESTARTS = 0xdd;

/**
 * A JPEG with nothing but its picture: tables, frame, scans, the two lines that say how its colours are meant (JFIF, Adobe) and
 * the colour profile. Cameras write place, time and owner into the others, and further files behind the end.
 * Source: ISO/IEC 10918-1, annex B.
 *
 * @throws PhotoError
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [Uint8Array.of(0xff, START)];
  let frames = 0;
  let scans = 0;
  let at = 2;
  for (;;) {
    if (part(bytes, at, 2)[0] !== 0xff) throw new PhotoError('unreadable');
    const marker = bytes[at + 1]!;
    // Any number of these may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) break;
    const length = bigEndian(part(bytes, at + 2, 2));
    const segment = part(bytes, at, 2 + length);
    const content = part(segment, 4, length - 2);
    at += segment.length;
    if (isFrame(marker)) {
      frames += 1;
      checkSize(bigEndian(part(content, 3, 2)), bigEndian(part(content, 1, 2)));
    }
    kept.push(...keptOf(marker, segment, content));
    if (marker !== SCAN) continue;
    scans += frames;
    const end = endOfScan(bytes, at);
    kept.push(bytes.subarray(at, end));
    at = end;
  }
  if (frames !== 1 || scans < 1) throw new PhotoError('unreadable');
  return joined([...kept, Uint8Array.of(0xff, END)]);
}

/** Baseline, extended, progressive or lossless, by Huffman or arithmetic coding. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![HUFFMAN, 0xc8, ARITHMETIC].includes(marker);
}

function keptOf(marker: number, segment: Uint8Array, content: Uint8Array): Uint8Array[] {
  if (isFrame(marker) || [HUFFMAN, ARITHMETIC, QUANTISATION, RESTARTS, SCAN].includes(marker)) return [segment];
  const name = latin(content.subarray(0, 12));
  if (marker === 0xe0 && name.startsWith('JFIF\0')) return [withoutThumbnail(content)];
  if (marker === 0xe2 && name === 'ICC_PROFILE\0') return [segment];
  if (marker === 0xee && name.startsWith('Adobe') && content.length === 12) return [segment];
  // Other applications' segments, and comments.
  if ((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe) return [];
  throw new PhotoError('unreadable');
}

/** Version and density; a small picture may follow them. */
function withoutThumbnail(content: Uint8Array): Uint8Array {
  return joined([Uint8Array.of(0xff, 0xe0, 0, 16), part(content, 0, 12), Uint8Array.of(0, 0)]);
}

/** Where the next marker stands: in a scan 0xff is followed by nothing, or by the number of a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; ; at += 2) {
    at = bytes.indexOf(0xff, at);
    const next = at < 0 ? undefined : bytes[at + 1];
    if (next === undefined) throw new PhotoError('unreadable');
    if (next === 0xff) at -= 1;
    else if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
}
