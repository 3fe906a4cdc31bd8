import { choiceParam, defineQuery, flagParam, nearestParam, type Param, type QueryOf } from '@marketplace/section-kit';
import { asPlace } from '../../place/asPlace';

const placeParam: Param<string> = { fallback: '', read: ([text = '']) => asPlace(text), write: (place) => [asPlace(place)] };

/** What narrows the directory beside text and category. A row here is a filter: `argument` is its name in `search_services`. */
export const filterQuery = defineQuery({
  /** A city, a postal code or the first half of one; empty for everywhere. */
  near: { ...placeParam, argument: 'near' },
  /** Kilometres around it. */
  radius: { ...nearestParam(25, [5, 10, 25, 50, 100]), argument: 'radius_km', of: 'near' },
  verified: { ...flagParam(), argument: 'verified' },
  /** The latest somebody answers; empty for any time. */
  response: { ...choiceParam('', ['1h', '2h', '4h', 'day'], { anyCase: true }), argument: 'response' },
  /** The language of service; empty for any. */
  language: { ...choiceParam('', ['fr', 'en'], { anyCase: true }), argument: 'language' },
  /** The least rating; 0 for any. */
  rating: { ...nearestParam(0, [3, 4, 4.5], { above: 0, most: 5 }), argument: 'min_rating' },
});
export type Filters = QueryOf<typeof filterQuery>;

type Rows = typeof filterQuery.params;
type FilterName = keyof Rows;
type NamesOf<Kind> = {
  [Name in FilterName]: Rows[Name] extends { of: string } ? never : Rows[Name] extends Kind ? Name : never;
}[FilterName];
export type ChoiceName = NamesOf<{ choices: readonly unknown[] }>;
export type FlagName = NamesOf<{ fallback: boolean }>;
/** Names what is said of each choice. */
export type ChoiceWord = { [Name in ChoiceName]: `${Name}.${Rows[Name]['choices'][number]}` }[ChoiceName];

const names = Object.keys(filterQuery.params) as FilterName[];
const isNumber = (name: FilterName) => typeof filterQuery.empty[name] === 'number';

/** Filters with a few values to choose from, in the order of the page: numbers come first. */
export const choiceNames = names
  .filter((name): name is ChoiceName => 'choices' in filterQuery.params[name] && !('of' in filterQuery.params[name]))
  .sort((one, other) => Number(isNumber(other)) - Number(isNumber(one)));

const choicesOf = (name: ChoiceName): readonly (string | number)[] => filterQuery.params[name].choices;

/** What a filter offers, "any" first: the value as text, and the word that says it. */
export const optionsOf = (name: ChoiceName): { value: string; word: ChoiceWord | `${ChoiceName}.any` }[] => [
  { value: String(filterQuery.empty[name]), word: `${name}.any` },
  ...choicesOf(name).map((value) => ({ value: String(value), word: `${name}.${value}` as ChoiceWord })),
];

/** The choice that a text of `optionsOf` means. */
export const choose = (name: ChoiceName, text: string): Partial<Filters> => ({
  [name]: choicesOf(name).find((value) => String(value) === text) ?? filterQuery.empty[name],
});

/** Filters that are on or off. */
export const flagNames = names.filter((name): name is FlagName => typeof filterQuery.empty[name] === 'boolean');

/** How many filters are on; a place and its radius are one. */
export const countFilters = (filters: Filters): number => filterQuery.said({ ...filters, radius: filterQuery.empty.radius }).length;
