import { integrityOf } from '../artifact/integrityOf.ts';
import type { KeyRecord } from './keyRecord.ts';
import { signDocument, type SigningKey } from './signedDocument.ts';
import type { TrustedKeys } from './TrustedKeys.ts';

/** @returns `false` when somebody else added a record at the same moment */
export function addRecord(
  { documents }: TrustedKeys,
  key: SigningKey,
  change: Pick<KeyRecord, 'add' | 'retire'>,
  reason: Pick<KeyRecord, 'who' | 'why'>,
): boolean {
  const latest = documents.numbers().at(-1) ?? 0;
  const text = latest === 0 ? null : documents.read(latest);
  const record: KeyRecord = {
    number: latest + 1,
    at: new Date().toISOString(),
    ...reason,
    before: text === null ? null : integrityOf(text),
    ...change,
  };
  return documents.add(latest + 1, `${JSON.stringify(signDocument(record, key))}\n`);
}
