import { PhotoError } from './PhotoError.ts';

/** More than any phone makes. A small file may claim a picture that no device can hold. */
const MAX_PIXELS = 40_000_000;

/** @throws PhotoError where the file ends before the part does */
export function part(bytes: Uint8Array, from: number, length: number): Uint8Array {
  if (from < 0 || length < 0 || from + length > bytes.length) throw new PhotoError('unreadable');
  return bytes.subarray(from, from + length);
}

/** The number that stands in all of these bytes, the greatest place first. */
export function bigEndian(bytes: Uint8Array): number {
  return bytes.reduce((number, byte) => number * 256 + byte, 0);
}

/** The number that stands in all of these bytes, the smallest place first. */
export function littleEndian(bytes: Uint8Array): number {
  return bytes.reduceRight((number, byte) => number * 256 + byte, 0);
}

/** Four bytes that hold a number, the smallest place first. */
export function toLittleEndian(number: number): Uint8Array {
  return Uint8Array.of(number, number >>> 8, number >>> 16, number >>> 24);
}

/** Bytes read as text, one letter for each. */
export function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** @throws PhotoError for a picture without area, or with more of it than a reader should have to open */
export function checkSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new PhotoError('unreadable');
  if (width * height > MAX_PIXELS) throw new PhotoError('tooLarge');
}

/** The parts one after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, { length: more }) => length + more, 0));
  let at = 0;
  for (const each of parts) {
    all.set(each, at);
    at += each.length;
  }
  return all;
}
