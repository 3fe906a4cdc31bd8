import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tones, usedPictures } from '@marketplace/supabase/pictures';
import { names, NEUTRAL } from '../../illustrations/catalogue.ts';
import { hashPictures } from '../../illustrations/hashPictures.ts';
import { materialArt } from './materialArt';
import { pictures, picturesHash } from './pictures';
import { wantedPackshots } from '../../packshots/wanted.ts';
import { categoryPictureNames } from '../categories/categoryPictures';
import { routes } from '../routes';

const folder = join(__dirname, '../../public/pictures');
const read = (name: string): string => readFileSync(join(folder, `${name}.svg`), 'utf8');
const drawn = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.replace(/\.svg$/, ''))
  .sort();

test('everything on sale has its picture, and no picture is left over', () => {
  const rendered = wantedPackshots();
  const all = [...usedPictures().keys(), NEUTRAL];
  expect(drawn).toEqual([...new Set([...all.filter((name) => !rendered.has(name)), ...categoryPictureNames])].sort());
  expect(pictures.map((name) => name.replace('*', '')).sort()).toEqual(all.sort());
});

test('no two pictures look the same', () => {
  expect(new Set(drawn.map(read)).size).toBe(drawn.length);
});

test('the files are what the generator draws today', () => {
  expect(hashPictures(read)).toBe(picturesHash);
});

test.each(names)('%s is small, and nothing but shapes', (name) => {
  const svg = read(name);
  expect(Buffer.byteLength(svg)).toBeLessThan(6000);
  expect(svg).not.toMatch(/<text|<filter|filter=|<script|<image|<foreignObject|\son\w+=|href=|url\((?!#)/i);
});

const withTone = [...usedPictures()]
  .filter(([name]) => names.includes(name))
  .flatMap(([name, [picture, ...others]]) => {
    const { finish, colour, species } = picture!;
    const tone = colour ?? finish ?? species;
    return tone && others.length === 0 ? [[name, tones[tone].value] as const] : [];
  });

test.each(withTone)('%s wears %s, the value that its colour has everywhere', (name, value) => {
  expect(read(name)).toContain(value.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3'));
});

test('an address names the picture and the state of all of them', () => {
  expect(materialArt('gooseneck-faucet-copper').src).toMatch(/^\/pictures\/gooseneck-faucet-copper\.svg\?[\da-f]{10}$/);
});

test('drawn or rendered, it stands on a ground, by which it is dimmed where all is dark', () => {
  expect(materialArt('gooseneck-faucet-copper').ground).toMatch(/^#/);
  expect(materialArt('board-cedar').ground).toMatch(/^#/);
  expect(materialArt(null).ground).toMatch(/^#/);
});

test.each(['/materials/:id', '/deals/:id'])(
  'structured data of %s finds the file of every picture, the rendered one where there is one',
  (path) => {
    const files = new Set(readdirSync(folder, { recursive: true }).map((file) => `pictures/${String(file)}`));
    const patterns = routes.find((route) => route.path === path)!.pictures!;
    for (const marked of pictures) {
      const name = marked.replace('*', '');
      const found = patterns.map((pattern) => pattern.replace('{picture}', name)).find((file) => files.has(file));
      expect(found).toBe(marked === name ? `pictures/${name}.svg` : `pictures/${name}-640.avif`);
    }
  },
);

test.each(['unicorn', '__proto__', null])('%p, which nobody drew, is a closed carton', (name) => {
  expect(materialArt(name)).toEqual(materialArt('parcel'));
});
