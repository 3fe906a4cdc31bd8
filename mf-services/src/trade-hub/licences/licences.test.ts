import { provinces } from '@marketplace/section-kit/tax';
import { collection } from '../../../content/licences/collection';
import { list } from '../../../content/licences/list';
import { licenceIn } from './licenceIn';
import { workersCompBoards } from './authorities';

describe.each(list.map(({ slug, words }) => [slug, words] as const))('%s', (_slug, { en, fr }) => {
  test.each(provinces)('%s has a rule in both languages with a source', (province) => {
    const english = licenceIn(en, province, 'en');
    expect(english.text).not.toBe('');
    expect(licenceIn(fr, province, 'fr').text).not.toBe(english.text);
    expect(english.source.href).toMatch(/^https:\/\//);
  });

  test('no rule is for a place that does not exist', () => {
    expect(provinces).toEqual(expect.arrayContaining(Object.keys(en.rules)));
  });
});

test.each(provinces)('%s has a board for workers’ compensation', (province) => {
  expect(workersCompBoards[province].href).toMatch(/^https:\/\//);
});

describe('a rule', () => {
  const rule = {
    text: 'Ask for the licence.',
    source: { name: 'The city: licences', href: 'https://city.example/licences' },
    basis: 'read',
  };
  const complaints = (words: object): string[] => {
    const licences = { asOf: '2026-11-20', rules: { ON: words }, others: { text: 'Ask.' } };
    return (collection.schema.safeParse(licences).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  };

  test('that was read names the page that says it', () => {
    expect(complaints(rule)).toEqual([]);
    expect(complaints({ ...rule, source: undefined })).toEqual([expect.stringMatching(/^rules\.ON\.source: a rule that was read names/)]);
    expect(complaints({ ...rule, source: undefined, basis: 'general' })).toEqual([]);
  });

  test('names no home page', () => {
    const source = { ...rule.source, href: 'https://city.example/' };
    expect(complaints({ ...rule, source })).toEqual([expect.stringMatching(/^rules\.ON\.source\.href: name the page itself/)]);
  });

  test('that no page says leads to the government of the province', () => {
    const { en } = list.find(({ slug }) => slug === 'contracting')!.words;
    expect(licenceIn(en, 'YT', 'en')).toMatchObject({ basis: 'general', source: { name: 'Government of Yukon' } });
    expect(licenceIn(en, 'QC', 'en').source.name).toMatch(/^Régie du bâtiment/);
  });
});
