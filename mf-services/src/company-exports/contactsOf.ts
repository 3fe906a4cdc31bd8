import type { VcardContact } from '@marketplace/section-kit/export';
import type { ExportedRequest } from './useRequestTable';

/**
 * The homeowners who shared how they are reached, each address of email once, as they wrote it last.
 *
 * @param rows the newest request first
 * @param noteOf what a card says of the references of their requests
 */
export function contactsOf(rows: readonly ExportedRequest[], noteOf: (references: string) => string): VcardContact[] {
  const requestsOf = new Map<string, ExportedRequest[]>();
  for (const row of rows) {
    if (row.name === null || row.email === null) continue;
    const address = row.email.toLowerCase();
    requestsOf.set(address, [...(requestsOf.get(address) ?? []), row]);
  }
  return [...requestsOf.values()].map((requests) => {
    const { name, email, phone } = requests[0]!;
    const visited = requests.find(({ address }) => address !== null) ?? requests[0]!;
    return {
      // Their first request stays the first whatever they ask for later.
      id: requests.at(-1)!.reference,
      name: name!,
      email,
      phone,
      address: visited.address,
      postalCode: visited.postal_code,
      note: noteOf(requests.map(({ reference }) => reference).join(', ')),
    };
  });
}
