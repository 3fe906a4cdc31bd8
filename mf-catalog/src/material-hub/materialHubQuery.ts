import { cleanText, defineQuery, type Param, type QueryOf } from '@marketplace/section-kit';
import { catalogueQuery, inOrder } from '../materials/catalogueQuery';

/** What each chosen specification must be, both as the database writes them in English. */
export type Specs = Readonly<Record<string, string>>;

/** The search looks at no more. */
const MAX_SPECS = 8;
const MAX_LENGTH = 80;

/** `Mount:Undermount` of each `spec`; the first of a label counts. */
const specsParam: Param<Specs> = {
  name: 'spec',
  fallback: {},
  read: (texts) => {
    const specs = new Map<string, string>();
    for (const text of texts) {
      const colon = text.indexOf(':');
      const [label, value] = [cleanText(text.slice(0, colon)), cleanText(text.slice(colon + 1))];
      const isOne = colon > 0 && label && value && label.length <= MAX_LENGTH && value.length <= MAX_LENGTH;
      if (isOne && !specs.has(label) && specs.size < MAX_SPECS) specs.set(label, value);
    }
    return Object.fromEntries(specs);
  },
  write: (specs) => Object.entries(specs).map(([label, value]) => `${label}:${value}`),
};

/** What narrows the materials of a hub: the filters of the catalogue but those of other places, and specifications. */
export const materialHubQuery = defineQuery(
  { ...catalogueQuery.params, specs: { ...specsParam, argument: 'specs' } },
  { settle: (query) => ({ ...query, ...inOrder(query), category: '', saved: false }) },
);
export type MaterialHubQuery = QueryOf<typeof materialHubQuery>;
