import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { usedPictures } from '@marketplace/supabase/pictures';
import { categoryPictureNames } from '../categories/categoryPictures';
import { routes } from '../routes';
import { materialArt } from './materialArt';
import { NEUTRAL } from './pictureNames';
import { GROUND, picturesHash } from './pictures';
import { surfaceArt } from './surfaceArt';

const names = [...usedPictures().keys()];
const files = new Set(readdirSync(join(__dirname, '../../public/pictures')).map((file) => `pictures/${file}`));
const filesOf = (name: string | null) =>
  materialArt(name)
    .srcSet.split(', ')
    .map((candidate) => candidate.replace(/^\/|\?.*$/g, ''));

test('everything on sale has its picture, and so has every category', () => {
  expect([...names, ...categoryPictureNames].flatMap(filesOf).filter((file) => !files.has(file))).toEqual([]);
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

test('what has no picture is a closed carton', () => {
  expect(materialArt(null)).toEqual(materialArt(NEUTRAL));
  expect(filesOf(null).filter((file) => !files.has(file))).toEqual([]);
});

test('a name that a stranger gave stays within the folder of pictures', () => {
  expect(materialArt('../../logo?x').src).toBe(`/pictures/..%2F..%2Flogo%3Fx-640.avif?${picturesHash}`);
});
