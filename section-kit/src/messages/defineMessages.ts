import type { Locale } from '../manifest/locale.ts';

type Catalogue = Readonly<Record<string, string>>;

/** The texts of one section, or of one feature of it. English is the source; French must have every key of it. */
export interface Messages<Keys extends string = string> {
  namespace: string;
  catalogues: Readonly<Record<Locale, Readonly<Record<Keys, string>>>>;
}

/** What `t` accepts: plural forms are asked for by their base, `results` for `results_one` and `results_other`. */
export type MessageKey<Keys extends string> = Keys extends `${infer Base}_${'one' | 'other' | 'many'}` ? Base : Keys;

/**
 * Declares a catalogue. Keys are flat (`'search.label'`), values are written with `{{name}}`; `{{brand}}` is always
 * there. In French, `{{de name}}` and `{{à name}}` join a name of a place, a company or a person to what stands before it
 * (« d’Ottawa », « aux Entreprises … »). A key that French lacks does not compile.
 *
 * @param namespace unique in the product: the section's name, or `section.feature`
 */
export function defineMessages<const En extends Catalogue>(
  namespace: string,
  catalogues: { en: En; fr: { [Key in keyof En]: string } },
): Messages<keyof En & string> {
  return { namespace, catalogues: catalogues as Messages<keyof En & string>['catalogues'] };
}
