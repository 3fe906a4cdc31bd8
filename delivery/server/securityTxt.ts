import { locales } from '@marketplace/section-kit/manifest';
import type { Operator } from '@marketplace/shared-ui/operator';

/** Where it is looked for (RFC 9116, section 3). */
export const securityTxtPath = '/.well-known/security.txt';
/** RFC 9116 (section 2.5.5) wants less than a year, so that nobody writes to who has long gone. */
const lifetimeDays = 90;

interface Facts {
  siteUrl: string;
  operator: Operator;
  now: Date;
}

/**
 * Tells who finds a hole where to report it, in the form of RFC 9116. A site that still runs answers for itself anew each day,
 * so its end is counted from today.
 */
export function securityTxt({ siteUrl, operator, now }: Facts): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + lifetimeDays);
  const lines = [
    `Contact: mailto:${encodeURI(operator.privacyContact)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    // A canonical address of another scheme is not allowed.
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}${securityTxtPath}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
