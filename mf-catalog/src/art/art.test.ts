import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { render, scenes } from '../../illustrations/catalogue.ts';
import { drawings } from './drawings';
import { materialArt } from './materialArt';

const files = readdirSync(__dirname)
  .filter((file) => file.endsWith('.svg'))
  .sort();
const read = (file: string): string => readFileSync(join(__dirname, file), 'utf8');
const values = (svg: string, attribute: string): string[] =>
  [...svg.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '');

/** SVGO writes #ffffff as #fff; both sides are compared in that short form. */
const short = (value: string): string => value.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
const palette = new Set([...Object.values(colour), ...Object.values(step)].map(short));

test('the map names exactly the drawings that are there', () => {
  expect(files).toEqual(
    Object.keys(drawings)
      .map((name) => `${name}.svg`)
      .sort(),
  );
});

test('no two families look the same', () => {
  expect(new Set(files.map(read)).size).toBe(files.length);
});

test.each(files)('%s is flat, light and keeps to the palette', (file) => {
  const svg = read(file);
  expect(statSync(join(__dirname, file)).size).toBeLessThan(6000);
  expect(svg).not.toMatch(/<text|Gradient|<filter|filter=|<script|<image|<foreignObject|\son\w+=|href=|url\((?!#)/i);
  const used = [...values(svg, 'fill'), ...values(svg, 'stroke')].map(short);
  expect(used.filter((value) => value !== 'none' && !value.startsWith('url(#') && !palette.has(value))).toEqual([]);
  expect(values(svg, 'opacity').filter((value) => !Object.values<number>(opacity).includes(Number(value)))).toEqual([]);
});

test.each(Object.keys(scenes))('%s is what the generator draws today', (name) => {
  expect(read(`${name}.svg`)).toBe(render(name));
});

test('what nobody drew is a shelf', () => {
  expect(materialArt('unicorn')).toBe(drawings['shelf']);
  expect(materialArt(null)).toBe(drawings['shelf']);
});
