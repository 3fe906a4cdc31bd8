import type { Both } from '../provider-profiles/TradeTexts.ts';

/** Who, where and since when. `{towns}` are the places the company goes to, `{crew}` how many people it has. */
export const beginnings: readonly Both[] = [
  ['{name} has worked in {towns} since {year}.', '{name} travaille à {towns} depuis {year}.'],
  ['Since {year}, {name} has been taking calls from {towns}.', 'Depuis {year}, {name} répond aux appels venus de {city} et des environs.'],
  ['Founded in {year}, {name} serves {towns} with {crew} people.', 'Fondée en {year}, {name} se déplace à {towns} avec {crew} personnes.'],
  [
    '{name} is a {city} company of {crew} people, at work since {year}.',
    '{name}, de {city}, est au travail depuis {year} avec une équipe de {crew} personnes.',
  ],
  [
    'At {name}, {crew} people have looked after {towns} since {year}.',
    'Chez {name}, {crew} personnes s’occupent de {towns} depuis {year}.',
  ],
];

/** What the company does, with the names of services as the menu has them. */
export const specialities: readonly Both[] = [
  ['What people book most: {a}, then {b}.', 'Ce qu’on nous demande le plus\u00a0: {a}, puis {b}.'],
  ['On most days it comes to this: {a} and {b}.', 'Nos journées se partagent surtout ainsi\u00a0: {a}, {b}.'],
  ['First on our price list: {a}, followed by {b}.', 'En tête de notre liste de prix\u00a0: {a}, suivi de ceci\u00a0: {b}.'],
  [
    'Calls from {city} are mostly about two things: {a} and {b}.',
    'Les appels de {city} portent surtout sur deux choses\u00a0: {a} et {b}.',
  ],
  [
    'Our work in {city}, in order: {a}, {b} and small jobs beside them.',
    'Notre travail à {city}, dans l’ordre\u00a0: {a}, {b} et de petits travaux à côté.',
  ],
  ['Two services bring us most of our clients: {a} and {b}.', 'Deux services nous amènent la plupart de nos clients\u00a0: {a} et {b}.'],
];

/** What any company may hold to; follows a habit of its trade. */
export const promises: readonly Both[] = [
  ['the written price holds for 30 days', 'le prix écrit tient 30 jours'],
  ['you hear a price before anything starts', 'le prix est connu avant de commencer'],
  ['one person answers from the first call to the invoice', 'une seule personne répond du premier appel à la facture'],
  ['calls are returned in the order they came', 'les appels sont retournés dans l’ordre reçu'],
  ['clients nearby can be called for a reference', 'des clients du quartier servent de références'],
  ['evenings are possible when days are not', 'le soir est possible quand le jour ne l’est pas'],
  ['the invoice lists hours and parts apart', 'la facture sépare les heures et les pièces'],
  ['we come back a month later to look', 'nous repassons un mois plus tard pour vérifier'],
  ['the guarantee is given in writing', 'la garantie est donnée par écrit'],
  ['a date is given only when we can keep it', 'une date n’est donnée que si nous pouvons la tenir'],
];

/** In one line, beside the name of the company. */
export const taglines: readonly Both[] = [
  ['{A} and {b} since {year}', '{A} et {b} depuis {year}'],
  ['{A} and {b} around {city}', '{A} et {b} dans la région de {city}'],
  ['{A}, {b} and a written price', '{A}, {b} et un prix écrit'],
  ['{city} homes since {year}: {a}, {b}', 'Au service de {city} depuis {year}\u00a0: {a}, {b}'],
];
