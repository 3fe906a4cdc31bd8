import type { Page } from '@playwright/test';

const segment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff]), content]);

/** Words of a place, as a camera writes them beside the picture. */
export const placeWords = 'GPSLatitude 43.6426 N GPSLongitude 79.3871 W';

/** A photo as a phone takes it: larger than anything should be sent, with the place where it was taken in it. */
export async function hugePhoto(page: Page, megabytes: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1600, 1200];
    const context = canvas.getContext('2d')!;
    for (let index = 0; index < 40; index += 1) {
      context.fillStyle = `hsl(${index * 9} 60% 50%)`;
      context.fillRect(index * 40, 0, 40, 1200);
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1]!;
  });
  const plain = Buffer.from(base64, 'base64');
  const place = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(placeWords)]));
  const filler = Array.from({ length: Math.ceil((megabytes * 1024 * 1024) / 65_000) }, () => segment(0xe2, Buffer.alloc(65_000, 'x')));
  return { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([plain.subarray(0, 2), place, ...filler, plain.subarray(2)]) };
}
