import { deviceStoreFamily } from '@marketplace/section-kit';

/** Texts by field. */
export type Values = Record<string, string>;

/** What was written over something stored and is not saved. */
export interface EditDraft {
  /** What an addition is stored under, so that it is stored once. */
  id: string;
  /** What stood in the fields before. */
  over: Values;
  values: Values;
}

/** The drafts of this section's forms that change something stored, by what they change. */
export const editDrafts = deviceStoreFamily<EditDraft, null>({
  key: 'account.edit',
  version: 1,
  storage: 'local',
  schema: (stored) => (isDraft(stored) ? stored : undefined),
  empty: null,
});

function isDraft(stored: unknown): stored is EditDraft {
  const { id, over, values } = Object(stored) as Partial<Record<keyof EditDraft, unknown>>;
  return typeof id === 'string' && areTexts(over) && areTexts(values);
}

const areTexts = (stored: unknown) =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every((text) => typeof text === 'string');

/** Whether both hold the same texts in the fields of the first. */
export const isSame = (one: Values, other: Values): boolean => Object.keys(one).every((name) => one[name] === other[name]);
