import { pictureBytes, fakeCanvas } from '../testing/pictures';
import { shrinkPicture } from './shrinkPicture';

const MB = 1024 * 1024;
const file = (bytes: Uint8Array<ArrayBuffer>, name = 'roof.jpg') => new File([bytes], name);

test.each([
  ['jpeg', 4000, 3000, 1600, 1200],
  ['png', 300, 200, 300, 200],
  ['webp', 1000, 3200, 500, 1600],
] as const)('a %s of %i by %i is sent as %i by %i', async (type, width, height, newWidth, newHeight) => {
  const canvas = fakeCanvas({ width, height, sizes: [MB] });
  const small = await shrinkPicture(file(pictureBytes[type]));
  expect(small).toBeInstanceOf(Blob);
  expect((small as Blob).type).toBe('image/jpeg');
  expect(canvas.drawn).toEqual([[newWidth, newHeight]]);
});

test('quality goes down until the server takes it', async () => {
  const canvas = fakeCanvas({ width: 100, height: 100, sizes: [3 * MB, 2.5 * MB, 1.5 * MB] });
  expect((await shrinkPicture(file(pictureBytes.jpeg))) as Blob).toHaveProperty('size', 1.5 * MB);
  expect(canvas.qualities).toEqual([0.85, 0.7, 0.5]);
});

test('what stays too large is not sent', async () => {
  fakeCanvas({ width: 100, height: 100, sizes: [3 * MB, 3 * MB, 3 * MB] });
  expect(await shrinkPicture(file(pictureBytes.jpeg))).toBe('tooLarge');
});

test.each([
  ['a text that calls itself a picture', new TextEncoder().encode('<script>alert(1)</script>')],
  ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', new TextEncoder().encode('GIF89a......')],
  ['an empty file', new Uint8Array()],
])('%s is of the wrong type', async (_case, bytes) => {
  expect(await shrinkPicture(file(bytes as Uint8Array<ArrayBuffer>))).toBe('wrongType');
});

test('a damaged picture cannot be read', async () => {
  fakeCanvas({ width: 1, height: 1, sizes: [], isDamaged: true });
  expect(await shrinkPicture(file(pictureBytes.jpeg))).toBe('unreadable');
});

test('a file no browser should decode is refused unread', async () => {
  const huge = file(pictureBytes.jpeg);
  Object.defineProperty(huge, 'size', { value: 41 * MB });
  expect(await shrinkPicture(huge)).toBe('tooLarge');
});
