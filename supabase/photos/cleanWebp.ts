import { checkSize, joined, latin, littleEndian, part, toLittleEndian } from './bytes.ts';
import { PhotoError } from './PhotoError.ts';

/** Flags of an extended file: camera data and XMP follow. */
const METADATA_FLAGS = 0x08 | 0x04;
const FRAME_HEADER_LENGTH = 16;
const KEPT = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
/** A frame holds no frames. */
const KEPT_IN_FRAME = ['VP8 ', 'VP8L', 'ALPH'];

/**
 * A WebP with nothing but its picture: without camera data, XMP, chunks that nobody knows and what follows its end.
 * Source: RFC 9649; RFC 6386, 9.1, for the size of a lossy picture.
 *
 * @throws PhotoError
 */
export function cleanWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = littleEndian(part(bytes, 4, 4));
  const chunks = cleanChunks(part(bytes, 12, size - 4), KEPT);
  const first = latin(part(chunks, 0, 4));
  if (!['VP8X', 'VP8 ', 'VP8L'].includes(first)) throw new PhotoError('unreadable');
  return joined([bytes.subarray(0, 4), toLittleEndian(chunks.length + 4), bytes.subarray(8, 12), chunks]);
}

/** @throws PhotoError where no picture is among them */
function cleanChunks(bytes: Uint8Array, types: readonly string[]): Uint8Array {
  const kept: Uint8Array[] = [];
  let pictures = 0;
  for (let at = 0; at < bytes.length;) {
    const type = latin(part(bytes, at, 4));
    const length = littleEndian(part(bytes, at + 4, 4));
    const content = part(bytes, at + 8, length);
    at += 8 + length + (length % 2);
    if (!types.includes(type)) continue;
    if (type === 'VP8 ' || type === 'VP8L' || type === 'ANMF') pictures += 1;
    const clean = cleanContent(type, content);
    kept.push(bytesOf(type), toLittleEndian(clean.length), clean, new Uint8Array(clean.length % 2));
  }
  if (pictures < 1) throw new PhotoError('unreadable');
  return joined(kept);
}

function cleanContent(type: string, content: Uint8Array): Uint8Array {
  if (type === 'VP8X') {
    checkSize(littleEndian(part(content, 4, 3)) + 1, littleEndian(part(content, 7, 3)) + 1);
    return joined([Uint8Array.of(content[0]! & ~METADATA_FLAGS), content.subarray(1)]);
  } else if (type === 'VP8 ') {
    if (latin(part(content, 3, 3)) !== '\x9d\x01\x2a') throw new PhotoError('unreadable');
    checkSize(littleEndian(part(content, 6, 2)) & 0x3fff, littleEndian(part(content, 8, 2)) & 0x3fff);
  } else if (type === 'VP8L') {
    const bits = littleEndian(part(content, 1, 4));
    if (content[0] !== 0x2f) throw new PhotoError('unreadable');
    checkSize((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  } else if (type === 'ANMF') {
    checkSize(littleEndian(part(content, 6, 3)) + 1, littleEndian(part(content, 9, 3)) + 1);
    return joined([part(content, 0, FRAME_HEADER_LENGTH), cleanChunks(content.subarray(FRAME_HEADER_LENGTH), KEPT_IN_FRAME)]);
  }
  return content;
}

function bytesOf(type: string): Uint8Array {
  return Uint8Array.from(type, (letter) => letter.charCodeAt(0));
}
