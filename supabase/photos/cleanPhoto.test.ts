import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { joined } from './bytes.ts';
import { cleanPhoto } from './cleanPhoto.ts';
import type { PhotoExtension } from './photoType.ts';
import { bytesOf, metadata, picture, pngChunk, segment, webpChunk } from './testing/pictures.ts';

const extensions = ['jpg', 'png', 'webp'] as const;
const extension = fc.constantFrom(...extensions);
const some = (max: number) => fc.uint8Array({ maxLength: max });
const cleaned = (bytes: Uint8Array, kind: PhotoExtension) => {
  const clean = cleanPhoto(bytes, kind);
  assert.ok(typeof clean !== 'string', `it is stored, not ${String(clean)}`);
  return clean;
};
const publicFile = (path: string) => new Uint8Array(readFileSync(new URL(`../../shell/public/${path}`, import.meta.url)));

describe('what a camera writes beside the picture', () => {
  for (const kind of extensions) {
    test(`${kind}: is not stored, whatever it says and however much there is; the picture is, byte for byte`, () => {
      fc.assert(
        fc.property(some(200), fc.array(some(400), { minLength: 1, maxLength: 5 }), some(50), (pixels, notes, tail) => {
          const extra = notes.flatMap(metadata[kind]);
          const plain = cleaned(picture(kind, { pixels }), kind);
          assert.deepEqual(cleaned(picture(kind, { pixels, extra, tail }), kind), plain);
        }),
      );
    });

    test(`${kind}: a place in it is nowhere in what is stored`, () => {
      const place = bytesOf('GPS 45.5017 N 73.5673 W');
      const clean = cleaned(picture(kind, { extra: metadata[kind](place), tail: place }), kind);
      assert.equal(Buffer.from(clean).includes('GPS'), false);
    });
  }

  test('the small picture in a JPEG’s first lines goes', () => {
    const head = (rest: number[]) =>
      segment(0xe0, joined([bytesOf('JFIF\0'), Uint8Array.of(1, 2, 0, 0, 72, 0, 72), Uint8Array.from(rest)]));
    const small = picture('jpg', { extra: [head([2, 1, 9, 9, 9, 9, 9, 9])] });
    assert.deepEqual(cleaned(small, 'jpg'), picture('jpg', { extra: [head([0, 0])] }));
  });

  test('what says how colours are meant stays', () => {
    const colours: Record<PhotoExtension, Uint8Array[]> = {
      jpg: [segment(0xe2, bytesOf('ICC_PROFILE\0\x01\x01profile')), segment(0xee, bytesOf('Adobe\0d\0\0\0\0\x01'))],
      png: [pngChunk('gAMA', bytesOf('1234')), pngChunk('iCCP', bytesOf('profile'))],
      webp: [webpChunk('ICCP', bytesOf('profile'))],
    };
    for (const kind of extensions) {
      const clean = cleaned(picture(kind, { extra: colours[kind] }), kind);
      for (const colour of colours[kind]) assert.ok(Buffer.from(clean).includes(Buffer.from(colour)), kind);
    }
  });

  test('a WebP does not announce what is gone, nor that it is longer than it is', () => {
    const clean = Buffer.from(cleaned(picture('webp', { extra: metadata.webp(bytesOf('words')) }), 'webp'));
    assert.deepEqual([clean.readUInt32LE(4), clean[20]! & 0x0c, clean[20]! & 0x30], [clean.length - 8, 0, 0x30]);
  });

  test('frames of a moving WebP lose theirs as well', () => {
    const frame = joined([new Uint8Array(16), picture('webp', { extra: metadata.webp(bytesOf('GPS')) }).subarray(12)]);
    const clean = cleaned(picture('webp', { extra: [webpChunk('ANMF', frame)] }), 'webp');
    assert.equal(Buffer.from(clean).includes('GPS'), false);
    assert.ok(Buffer.from(clean).includes('ANMF'));
  });
});

describe('pictures of other programs', () => {
  test('stay what they are, and a second time nothing changes', () => {
    for (const [path, kind] of [
      ['social-en.jpg', 'jpg'],
      ['social-fr.jpg', 'jpg'],
      ['icon-512.png', 'png'],
    ] as const) {
      const clean = cleaned(publicFile(path), kind);
      assert.deepEqual(cleaned(clean, kind), clean, path);
      assert.ok(publicFile(path).length - clean.length < 200, `${path} keeps its picture`);
    }
  });
});

describe('what is no picture', () => {
  test('any bytes are answered with a picture that stays the same, or with why not', () => {
    const heads = extensions.map((kind) => picture(kind).subarray(0, 60));
    fc.assert(
      fc.property(extension, fc.nat(60), some(300), (kind, from, noise) => {
        const head = heads[extensions.indexOf(kind)]!;
        const clean = cleanPhoto(joined([head.subarray(0, Math.max(from, 12)), noise]), kind);
        if (typeof clean === 'string') assert.match(clean, /^(unreadable|tooLarge|wrongType)$/);
        else assert.deepEqual(cleanPhoto(clean, kind), clean);
      }),
      { numRuns: 2000 },
    );
  });

  test('a picture that ends too early is unreadable, wherever it ends', () => {
    for (const kind of extensions) {
      const whole = picture(kind, { extra: metadata[kind](bytesOf('words')) });
      for (let length = 12; length < whole.length - (kind === 'webp' ? 1 : 0); length += 1)
        assert.equal(cleanPhoto(whole.subarray(0, length), kind), 'unreadable', `${kind} of ${length}`);
    }
  });

  test('one byte that is another never stops the server', () => {
    fc.assert(
      fc.property(extension, fc.nat(), fc.nat(255), (kind, at, byte) => {
        const changed = picture(kind, { extra: metadata[kind](bytesOf('words')) });
        changed[at % changed.length] = byte;
        cleanPhoto(changed, kind);
      }),
      { numRuns: 2000 },
    );
  });

  test('frames within frames within frames are not followed', () => {
    let inner = picture('webp').subarray(12);
    for (let depth = 0; depth < 200; depth += 1) inner = webpChunk('ANMF', joined([new Uint8Array(16), inner]));
    assert.equal(cleanPhoto(picture('webp', { extra: [inner] }), 'webp'), 'unreadable');
  });

  test('no picture, two of them, or a part that is needed and unknown is unreadable', () => {
    const frame = segment(0xc0, Uint8Array.of(8, 0, 9, 0, 9, 1, 1, 0x11, 0));
    for (const [kind, bytes] of [
      ['jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
      ['jpg', picture('jpg', { extra: [frame] })],
      ['jpg', picture('jpg', { extra: [segment(0xdc, Uint8Array.of(0, 9))] })],
      ['png', joined([picture('png').subarray(0, 33), pngChunk('IEND', new Uint8Array())])],
      ['png', picture('png', { extra: [pngChunk('IHDR', new Uint8Array(13))] })],
      ['png', picture('png', { extra: [pngChunk('WHAT', new Uint8Array(1))] })],
      ['webp', joined([bytesOf('RIFF\x04\0\0\0WEBP')])],
      ['webp', picture('webp', { extra: [webpChunk('VP8 ', new Uint8Array(10))] })],
    ] as const) {
      assert.equal(cleanPhoto(bytes, kind), 'unreadable', Buffer.from(bytes).toString('latin1'));
    }
  });
});

describe('the number of pixels', () => {
  const sides: Record<PhotoExtension, number> = { jpg: 65_535, png: 2 ** 32 - 1, webp: 16_384 };
  for (const kind of extensions) {
    test(`${kind}: more than 40 megapixels are refused, no more and no fewer`, () => {
      const side = fc.oneof(fc.integer({ min: 1, max: sides[kind] }), fc.integer({ min: 6000, max: 6700 }));
      fc.assert(
        fc.property(side, side, (width, height) => {
          const isStored = typeof cleanPhoto(picture(kind, { width, height }), kind) !== 'string';
          assert.equal(isStored, width * height <= 40_000_000);
        }),
      );
      assert.equal(cleanPhoto(picture(kind, { width: 8000, height: 5001 }), kind), 'tooLarge');
      cleaned(picture(kind, { width: 8000, height: 5000 }), kind);
    });
  }

  test('no width or no height is unreadable', () => {
    for (const kind of ['jpg', 'png'] as const)
      for (const size of [{ width: 0 }, { height: 0 }]) assert.equal(cleanPhoto(picture(kind, size), kind), 'unreadable');
  });

  test('a small canvas does not hide a large picture', () => {
    const large = webpChunk('VP8 ', joined([Uint8Array.of(0, 0, 0, 0x9d, 0x01, 0x2a), Uint8Array.of(0xff, 0x3f, 0xff, 0x3f)]));
    assert.equal(cleanPhoto(picture('webp', { width: 1, height: 1, extra: [large] }), 'webp'), 'tooLarge');
  });
});
