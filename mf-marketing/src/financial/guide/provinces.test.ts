import { provinceQuery } from './provinceQuery';
import { provinceName, sortedProvinces } from './provinces';

test.each([
  ['QC', 'QC'],
  ['qc', 'QC'],
  [' on ', 'ON'],
  ['XX', ''],
  ['', ''],
])('?province=%s means %s', (given, expected) => {
  expect(provinceQuery.parse(`?province=${given}`, 'en').province).toBe(expected);
  expect(provinceQuery.parse('', 'en').province).toBe('');
});

test('each language sorts by its own names, accents aside', () => {
  expect(sortedProvinces('en').slice(0, 3)).toEqual(['AB', 'BC', 'MB']);
  expect(sortedProvinces('fr').slice(0, 4)).toEqual(['AB', 'BC', 'PE', 'MB']);
  expect(sortedProvinces('fr')).toHaveLength(13);
});

test('French says each place with its own preposition', () => {
  expect(provinceName('PE', 'fr').within).toBe('À l’Île-du-Prince-Édouard');
  expect(provinceName('QC', 'fr').within).toBe('Au Québec');
});
