import { newId } from '../data/newId';
import type { DeviceStoreOptions } from '../device-store/deviceStore';
import { deviceStoreFamily, type DeviceStoreFamily } from '../device-store/deviceStoreFamily';

/** What a person has typed and the id it will be stored under, so that a reload loses nothing and sends nothing twice. */
export interface FormDraft {
  id: string;
  /** When the form was first shown, in milliseconds: with a page from the server that is before its code is there. */
  since: number;
  /** By field. A form takes what it knows: one that has changed meanwhile finds the rest as it was. */
  values: Readonly<Record<string, string>>;
}

export const newFormDraft = (since: number): FormDraft => ({ id: newId(), since, values: {} });

/**
 * The drafts of a section's forms on this device, by a name of the form; see `deviceStore` for the options.
 *
 * @returns stores for `useStoredForm({ draft })`
 */
export function formDrafts(
  options: Pick<DeviceStoreOptions<FormDraft, null>, 'key' | 'storage' | 'legacy'>,
): DeviceStoreFamily<FormDraft, null> {
  return deviceStoreFamily({ ...options, version: 1, empty: null, schema: toFormDraft });
}

/** What other code or another version of it may have stored, made safe; nothing when it is no draft. */
function toFormDraft(stored: unknown): FormDraft | undefined {
  const { id = newId(), since = Date.now(), values } = Object(stored) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof since !== 'number' || typeof values !== 'object' || values === null) return undefined;
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { id, since, values: Object.fromEntries(texts) };
}
