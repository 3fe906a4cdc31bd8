import { provinces } from '@marketplace/section-kit/tax';
import { list } from '../../../content/licences/list';
import { licenceIn } from './licenceIn';
import { workersCompBoards } from './sources';

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
