import type { ErrorKind, FileErrorKind } from '@marketplace/section-kit';

/** As many bytes as a bucket takes. */
export const maxPictureBytes = 2 * 1024 * 1024;

/** Why a chosen picture cannot be sent, or was not. */
export type PictureProblem = Exclude<FileErrorKind, 'invalid'> | Extract<ErrorKind, 'limited' | 'conflict'> | 'unreadable';

/** Longest side of a stored picture, in pixels. */
const MAX_SIDE = 1600;
/** More than any phone makes; a browser may not hold the decoded picture. */
const MAX_BYTES_CHOSEN = 40 * 1024 * 1024;
const QUALITIES = [0.85, 0.7, 0.5];

/**
 * Makes a chosen picture small enough to be sent, upright, as JPEG without the place and time a camera writes into it.
 *
 * @returns the picture, or what is wrong with the file. Its first bytes decide about the type: a name proves nothing
 */
export async function shrinkPicture(file: Blob): Promise<Blob | PictureProblem> {
  if (!isPicture(new Uint8Array(await file.slice(0, 12).arrayBuffer()))) return 'wrongType';
  if (file.size > MAX_BYTES_CHOSEN) return 'tooLarge';
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return 'unreadable';
  const canvas = draw(picture);
  picture.close();
  for (const quality of QUALITIES) {
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (small && small.size <= maxPictureBytes) return small;
  }
  return 'tooLarge';
}

function draw(picture: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG has no transparency: what is clear in a PNG would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

/** JPEG, PNG or WebP, by the bytes each begins with. */
function isPicture(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head);
  return text.startsWith('\u00ff\u00d8\u00ff') || text.startsWith('\u0089PNG\r\n\u001a\n') || /^RIFF[^]{4}WEBP$/.test(text);
}
