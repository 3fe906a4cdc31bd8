import { defineMessages } from './defineMessages';
import { withPreposition } from './frenchNames';
import { translator } from './translator';

test.each([
  // A vowel, with an accent or without.
  ['Ottawa, ON', 'd’Ottawa, ON'],
  ['Edmonton', 'd’Edmonton'],
  ['Oshawa', 'd’Oshawa'],
  ['Outremont', 'd’Outremont'],
  ['Oakville', 'd’Oakville'],
  ['Ulverton', 'd’Ulverton'],
  ['Iqaluit', 'd’Iqaluit'],
  ['Électricité Beaulieu', 'd’Électricité Beaulieu'],
  ['électricité', 'd’électricité'],
  ['Alpha Electric', 'd’Alpha Electric'],
  // A mute h; an aspirated one, and those of other languages.
  ['Halifax, NS', 'd’Halifax, NS'],
  ['Hébertville', 'd’Hébertville'],
  ['Habitations Clairjoie', 'd’Habitations Clairjoie'],
  ['Hydro-Beauce', 'd’Hydro-Beauce'],
  ['Hamilton, ON', 'de Hamilton, ON'],
  ['Hatley', 'de Hatley'],
  ['Hull', 'de Hull'],
  ['Haut-Richelieu', 'de Haut-Richelieu'],
  ['Home Comfort', 'de Home Comfort'],
  // Semi-consonants.
  ['Yamachiche', 'de Yamachiche'],
  ['Yellowknife', 'de Yellowknife'],
  ['Ouiatchouan', 'de Ouiatchouan'],
  ['Uashat', 'de Uashat'],
  ['Winnipeg', 'de Winnipeg'],
  // Articles.
  ['Le Bic', 'du Bic'],
  ['Les Méchins', 'des Méchins'],
  ['Les Entreprises Boisfranc', 'des Entreprises Boisfranc'],
  ['Le Gardeur', 'de Le Gardeur'],
  ['La Prairie', 'de La Prairie'],
  ['L’Assomption', 'de L’Assomption'],
  ['Lesage Toitures', 'de Lesage Toitures'],
  // Codes and numbers are spelled.
  ['E1C', 'de E1C'],
  ['H2X 1Y4', 'de H2X 1Y4'],
  ['8 Rue du Moulin', 'de 8 Rue du Moulin'],
  ['', 'de '],
])('de %s: %s', (name, expected) => expect(withPreposition('de', name)).toBe(expected));

test.each([
  ['Ottawa', 'à Ottawa'],
  ['Halifax', 'à Halifax'],
  ['Le Bic', 'au Bic'],
  ['Les Cèdres', 'aux Cèdres'],
  ['Le Gardeur', 'à Le Gardeur'],
  ['La Prairie', 'à La Prairie'],
])('à %s: %s', (name, expected) => expect(withPreposition('à', name)).toBe(expected));

test('a text names its preposition with the value', () => {
  const messages = defineMessages('names', {
    en: { near: 'near {{place}}', ask: 'Ask {{name}}' },
    fr: { near: 'près {{de place}}', ask: 'Écrire {{à name}}' },
  });
  expect(translator('fr', messages)('near', { place: 'Ottawa' })).toBe('près d’Ottawa');
  expect(translator('fr', messages)('near', { place: 'Laval' })).toBe('près de Laval');
  expect(translator('fr', messages)('ask', { name: 'Les Toits' })).toBe('Écrire aux Toits');
  expect(translator('en', messages)('near', { place: 'Ottawa' })).toBe('near Ottawa');
  expect(translator('fr', messages)('near')).toBe('près {{de place}}');
});
