const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/* jsdom's files cannot be read this way. */
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

/** The first bytes of a picture of each type. */
export const pictureBytes = {
  jpeg: bytes('\u00ff\u00d8\u00ff\u00e0 a picture'),
  png: bytes('\u0089PNG\r\n\u001a\n a picture'),
  webp: bytes('RIFF\u0001\u0000\u0000\u0000WEBPVP8 '),
};

/**
 * jsdom draws no pictures: every file becomes one of `width` by `height`, and each try to encode it one of `sizes` bytes.
 */
export function fakeCanvas({
  width,
  height,
  sizes,
  isDamaged = false,
}: {
  width: number;
  height: number;
  sizes: number[];
  isDamaged?: boolean;
}) {
  const drawn: [width: number, height: number][] = [];
  const qualities: number[] = [];
  const picture = { width, height, close: () => {} };
  Object.assign(globalThis, { createImageBitmap: () => (isDamaged ? Promise.reject(new Error('damaged')) : Promise.resolve(picture)) });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    drawn.push([this.width, this.height]);
    return { fillRect: () => {}, drawImage: () => {} } as never;
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type, quality) => {
    qualities.push(quality as number);
    done(new Blob([new Uint8Array(sizes[qualities.length - 1] ?? sizes.at(-1) ?? 0)], { type }));
  });
  return { drawn, qualities };
}

/** Every file becomes a picture of 800 by 600 in 1,000 bytes, shown at `blob:picture-1`, `blob:picture-2` ... */
export function fakePictures(): void {
  fakeCanvas({ width: 800, height: 600, sizes: [1000] });
  let count = 0;
  Object.assign(URL, { createObjectURL: () => `blob:picture-${(count += 1)}`, revokeObjectURL: () => {} });
}
