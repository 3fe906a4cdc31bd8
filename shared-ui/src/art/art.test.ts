import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { render, scenes } from '../../illustrations/catalogue.ts';
import { colour, opacity, step } from '../../illustrations/palette.ts';
import { art } from './index';

const files = readdirSync(__dirname)
  .filter((file) => file.endsWith('.svg'))
  .sort();
const read = (file: string): string => readFileSync(join(__dirname, file), 'utf8');
const values = (svg: string, attribute: string): string[] =>
  [...svg.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '');

/** SVGO writes #ffffff as #fff; both sides are compared in that short form. */
const short = (value: string): string => value.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
const palette = new Set([...Object.values(colour), ...Object.values(step)].map(short));
const strengths = new Set<number>(Object.values(opacity));

describe('the drawings', () => {
  it('are exactly the ones the map names', () => {
    expect(files).toEqual(
      Object.keys(art)
        .map((name) => `${name}.svg`)
        .sort(),
    );
  });

  it.each(files)('%s stays within its weight', (file) => {
    expect(statSync(join(__dirname, file)).size).toBeLessThan(file === 'scene-hero.svg' ? 9000 : 6000);
  });

  it.each(files)('%s is flat: no words, gradients, filters, scripts or outside references', (file) => {
    expect(read(file)).not.toMatch(/<text|Gradient|<filter|filter=|<script|<image|<foreignObject|\son\w+=|href=|url\((?!#)/i);
  });

  it.each(files)('%s keeps to the palette', (file) => {
    const used = [...values(read(file), 'fill'), ...values(read(file), 'stroke')];
    expect(used.map(short).filter((value) => value !== 'none' && !value.startsWith('url(#') && !palette.has(value))).toEqual([]);
  });

  it.each(files)('%s uses only the agreed overlay strengths', (file) => {
    expect(
      values(read(file), 'opacity')
        .map(Number)
        .filter((value) => !strengths.has(value)),
    ).toEqual([]);
  });

  it.each(Object.keys(scenes))('%s is what the generator draws today', (name) => {
    expect(read(`${name}.svg`)).toBe(render(name));
  });
});
