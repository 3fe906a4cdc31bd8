import type { Locale } from '@marketplace/section-kit';
import { formatPhone } from '@marketplace/shared-ui';

/**
 * @param phone as stored, "+14165550142"; anything else is shown as it is
 * @returns as the language writes it: "416-555-0142", "416 555-0142"
 */
export function writePhone(phone: string, locale: Locale): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return area ? formatPhone(`${area}-${exchange}-${line}`, locale) : phone;
}

/** Has the device call; for handlers. */
export function openDialer(phone: string): void {
  const link = document.createElement('a');
  link.href = `tel:${phone.replace(/[^\d+]/g, '')}`;
  link.click();
}
