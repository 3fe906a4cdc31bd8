import { joined, toLittleEndian } from '../bytes.ts';
import type { PhotoExtension } from '../photoType.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Picture {
  width?: number;
  height?: number;
  /** Stands for what is seen. */
  pixels?: Uint8Array;
  /** Parts between the first and the pixels. */
  extra?: Uint8Array[];
  /** Bytes behind the end. */
  tail?: Uint8Array;
}

const nothing = new Uint8Array();
export const bytesOf = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const twoBytes = (number: number) => Uint8Array.of(number >>> 8, number);
const fourBytes = (number: number) => toLittleEndian(number).reverse();

/** A part of a JPEG. */
export function segment(marker: number, content: Uint8Array): Bytes {
  return joined([Uint8Array.of(0xff, marker), twoBytes(content.length + 2), content]);
}

/** A part of a PNG; its sum stands for any, nobody here counts it. */
export function pngChunk(type: string, content: Uint8Array): Bytes {
  return joined([fourBytes(content.length), bytesOf(type), content, fourBytes(7)]);
}

/** A part of a WebP. */
export function webpChunk(type: string, content: Uint8Array): Bytes {
  return joined([bytesOf(type), toLittleEndian(content.length), content, new Uint8Array(content.length % 2)]);
}

function jpeg({ width, height, pixels, extra, tail }: Required<Picture>): Bytes {
  const frame = joined([Uint8Array.of(8), twoBytes(height), twoBytes(width), Uint8Array.of(1, 1, 0x11, 0)]);
  const scan = joined([...pixels].map((byte) => (byte === 0xff ? Uint8Array.of(0xff, 0) : Uint8Array.of(byte))));
  const parts = [...extra, segment(0xdb, new Uint8Array(65)), segment(0xc0, frame), segment(0xc4, new Uint8Array(20))];
  return joined([
    Uint8Array.of(0xff, 0xd8),
    ...parts,
    segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
    scan,
    Uint8Array.of(0xff, 0xd9),
    tail,
  ]);
}

function png({ width, height, pixels, extra, tail }: Required<Picture>): Bytes {
  const head = pngChunk('IHDR', joined([fourBytes(width), fourBytes(height), Uint8Array.of(8, 2, 0, 0, 0)]));
  return joined([bytesOf('\x89PNG\r\n\x1a\n'), head, ...extra, pngChunk('IDAT', pixels), pngChunk('IEND', nothing), tail]);
}

function webp({ width, height, pixels, extra, tail }: Required<Picture>): Bytes {
  // Profile and transparency are announced; camera data and XMP where there is more than the picture.
  const flags = extra.length > 0 ? 0x3c : 0x30;
  const canvas = joined([
    Uint8Array.of(flags, 0, 0, 0),
    toLittleEndian(width - 1).subarray(0, 3),
    toLittleEndian(height - 1).subarray(0, 3),
  ]);
  const lossless = joined([Uint8Array.of(0x2f), toLittleEndian(((width - 1) & 0x3fff) | (((height - 1) & 0x3fff) << 14)), pixels]);
  const chunks = joined([webpChunk('VP8X', canvas), ...extra, webpChunk('VP8L', lossless)]);
  return joined([bytesOf('RIFF'), toLittleEndian(chunks.length + 4), bytesOf('WEBP'), chunks, tail]);
}

const makers = { jpg: jpeg, png, webp };

/** A picture as far as its parts tell; no viewer could show it. */
export function picture(extension: PhotoExtension, changes: Picture = {}): Bytes {
  return makers[extension]({ width: 800, height: 600, pixels: Uint8Array.of(1, 255, 3), extra: [], tail: nothing, ...changes });
}

/** What cameras and programs write into a picture besides it: each holds these words. */
export const metadata: Record<PhotoExtension, (words: Uint8Array) => Bytes[]> = {
  jpg: (words) => [
    segment(0xe1, joined([bytesOf('Exif\0\0'), words])),
    segment(0xe1, joined([bytesOf('http://ns.adobe.com/xap/1.0/\0'), words])),
    segment(0xe0, joined([bytesOf('JFXX\0'), words])),
    segment(0xe2, joined([bytesOf('MPF\0'), words])),
    segment(0xed, joined([bytesOf('Photoshop 3.0\0'), words])),
    segment(0xee, joined([bytesOf('Adobe'), words, bytesOf('more words')])),
    segment(0xef, words),
    segment(0xfe, words),
  ],
  png: (words) => ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'prVW'].map((type) => pngChunk(type, words)),
  webp: (words) => ['EXIF', 'XMP ', 'note'].map((type) => webpChunk(type, words)),
};
