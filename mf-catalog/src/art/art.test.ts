import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { usedPictures } from '@marketplace/supabase/pictures';
import { categoryPictureNames } from '../categories/categoryPictures';
import { routes } from '../routes';
import { materialArt, surfaceArt } from './materialArt';
import { NEUTRAL } from './pictureNames';
import { GROUND, pictures, picturesHash } from './pictures';

const names = pictures.map((name) => name.replace('+', ''));
const files = new Set(readdirSync(join(__dirname, '../../public/pictures')).map((file) => `pictures/${file}`));

test('everything on sale has its picture, and so has every category', () => {
  expect(names.toSorted()).toEqual([...usedPictures().keys(), NEUTRAL].sort());
  expect(categoryPictureNames.filter((name) => !names.includes(name))).toEqual([]);
});

test('a picture comes in two sizes, on the ground it stands on, at an address of its state', () => {
  expect(materialArt('board-cedar', 'page')).toEqual({
    src: `/pictures/board-cedar-640.avif?${picturesHash}`,
    srcSet: `/pictures/board-cedar-320.avif?${picturesHash} 320w, /pictures/board-cedar-640.avif?${picturesHash} 640w`,
    sizes: expect.stringContaining('95vw'),
    ground: GROUND,
  });
});

test('what is bought for its surface has a second picture, other goods have none', () => {
  expect(surfaceArt('subway-tile-navy')!.src).toBe(`/pictures/subway-tile-navy-surface-640.avif?${picturesHash}`);
  expect(materialArt('subway-tile-navy').src).toBe(`/pictures/subway-tile-navy-640.avif?${picturesHash}`);
  expect(['board-cedar', 'unicorn', null].map(surfaceArt)).toEqual([undefined, undefined, undefined]);
});

test.each(['/materials/:id', '/deals/:id'])('structured data of %s finds the file of every picture', (path) => {
  const [pattern] = routes.find((route) => route.path === path)!.pictures!;
  expect(names.map((name) => pattern!.replace('{picture}', name)).filter((file) => !files.has(file))).toEqual([]);
});

test.each(['unicorn', '__proto__', null])('%p, which has no picture, is a closed carton', (name) => {
  expect(materialArt(name)).toEqual(materialArt(NEUTRAL));
});
