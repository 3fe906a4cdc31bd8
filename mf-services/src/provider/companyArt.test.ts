import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { art } from '@marketplace/shared-ui/art';
import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { tradeNames } from '@marketplace/supabase/trades';
import { hashFiles, makeFiles } from '../../illustrations/files.ts';
import { companyArt } from './companyArt';
import { drawingsHash } from './drawingsHash';
import { drawnTrade } from './serviceArt';

const folder = join(__dirname, '../../public/trades');
const files = new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

/** Companies as the directory lists them, with ids that look as those of a database do. */
const companies = (category: string, count: number, salt: string) =>
  Array.from({ length: count }, (_, index) => {
    const id = createHash('sha256')
      .update(`${salt} ${category} ${index}`)
      .digest('hex')
      .slice(0, 32)
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    return { id, name: `Company ${index}`, category };
  });

/** How often each of the drawings is there. */
const countsOf = (drawn: readonly string[]) => [...Map.groupBy(drawn, (address) => address).values()].map((same) => same.length);

describe('the drawing of a company', () => {
  it('is one of three, which the companies of a trade share evenly', () => {
    const shares = countsOf(companies('Electrical', 300, 'all').map(companyArt));
    expect(shares).toHaveLength(3);
    for (const share of shares) expect(Math.abs(share - 100)).toBeLessThan(25);
  });

  it.each(['Toronto', 'Montréal', 'Halifax'])('of 24 electricians none is on more than half (%s)', (city) => {
    const shares = countsOf(companies('Electrical', 24, city).map(companyArt));
    expect(Math.max(...shares)).toBeLessThanOrEqual(12);
  });

  it('follows from its id, not from its name or place', () => {
    const [first, second] = companies('Electrical', 2, 'Toronto');
    expect(companyArt({ ...first!, name: 'Renamed' })).toBe(companyArt(first!));
    expect([second!, first!].map(companyArt)).toEqual([companyArt(second!), companyArt(first!)]);
  });

  it('follows from its name where the backend has no id for it', () => {
    const shown = ['Alder', 'Birch', 'Cedar', 'Fir', 'Maple', 'Oak'].map((name) => companyArt({ id: null, name, category: 'Plumbing' }));
    expect(new Set(shown).size).toBeGreaterThan(1);
  });

  it.each([...tradeNames, 'Chimney poetry'])('of %s is the one that stands for its trade, or a file that is there', (category) => {
    const { art: first, trade } = drawnTrade(category);
    const further = [2, 3].map((variant) => `${trade}-${variant}.svg`);
    expect([...files.keys()]).toEqual(expect.arrayContaining(further));
    expect(new Set(companies(category, 24, 'Toronto').map(companyArt))).toEqual(
      new Set([art[first], ...further.map((file) => `/trades/${file}?${drawingsHash}`)]),
    );
  });

  it('differs from trade to trade beside the default', () => {
    expect(new Set(tradeNames.map((name) => drawnTrade(name).trade)).size).toBe(tradeNames.length);
    expect(files.size).toBe(2 * tradeNames.length);
  });

  it.each([
    ['Home Security', 'home-security', 'service-electrical'],
    ['Decks & Fences', 'decks-fences', 'service-landscaping'],
    ['Pools & Spas', 'pools', 'service-landscaping'],
    ['Masonry & Concrete', 'masonry', 'service-construction'],
    ['Siding', 'siding', 'service-construction'],
    ['Insulation', 'insulation', 'service-construction'],
    ['Home Maintenance', 'general', 'service-general'],
  ])('of %s is drawn as %s beside the default, %s', (category, trade, first) => {
    expect(drawnTrade(category)).toEqual({ art: first, trade });
  });
});

describe('the drawings of trades', () => {
  const values = (svg: string, attribute: string) =>
    [...svg.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map((match) => match[1]!);
  const short = (value: string) => value.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
  const palette = new Set([...Object.values(colour), ...Object.values(step)].map(short));

  it('are what the generator draws today, and none is left over', () => {
    expect(Object.fromEntries(files)).toEqual(Object.fromEntries(makeFiles()));
    expect(drawingsHash).toBe(hashFiles(makeFiles()));
  });

  it('all differ', () => {
    expect(new Set(files.values()).size).toBe(files.size);
  });

  it.each([...files])('%s is small, 16 to 10, and nothing but shapes in the colours of the palette', (_, svg) => {
    expect(Buffer.byteLength(svg)).toBeLessThan(6000);
    expect(svg).toContain('viewBox="0 0 640 400"');
    expect(svg).not.toMatch(/<text|Gradient|<filter|filter=|<script|<image|<foreignObject|\son\w+=|href=|url\((?!#)/i);
    const used = [...values(svg, 'fill'), ...values(svg, 'stroke')].map(short);
    expect(used.filter((value) => value !== 'none' && !value.startsWith('url(#') && !palette.has(value))).toEqual([]);
    expect(
      values(svg, 'opacity')
        .map(Number)
        .filter((value) => !Object.values<number>(opacity).includes(value)),
    ).toEqual([]);
  });
});
