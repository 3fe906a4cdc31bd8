import { brand } from '@marketplace/shared-ui/brand';
import { contentLine, escapeText } from './contentLine';

export interface VcardContact {
  /** Stays the same for the same person, so that an address book updates them instead of adding them twice. */
  id: string;
  /** As they call themselves; the last word sorts them. */
  name: string;
  email?: string | null;
  phone?: string | null;
  /** Street and place, in one line or several. */
  address?: string | null;
  postalCode?: string | null;
  note?: string | null;
}

/**
 * Contact cards in one file, as address books and telephones read them. Source: RFC 2426 (vCard 3.0, which all of them know).
 *
 * @returns an empty text for no contacts
 */
export function toVcard(contacts: readonly VcardContact[]): string {
  return contacts.map((contact) => linesOf(contact).map(contentLine).join('')).join('');
}

function linesOf({ id, name, email, phone, address, postalCode, note }: VcardContact): string[] {
  const [, given = '', family = ''] = /^(?:(.*)\s)?(\S*)$/s.exec(name.trim())!;
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${escapeText(id)}@${brand.slug}`,
    `FN:${escapeText(name)}`,
    `N:${escapeText(family)};${escapeText(given)};;;`,
    ...(email ? [`EMAIL;TYPE=INTERNET:${escapeText(email)}`] : []),
    ...(phone ? [`TEL:${escapeText(phone)}`] : []),
    ...(address || postalCode ? [`ADR:;;${escapeText(address ?? '')};;;${escapeText(postalCode ?? '')};`] : []),
    ...(note ? [`NOTE:${escapeText(note)}`] : []),
    'END:VCARD',
  ];
}
