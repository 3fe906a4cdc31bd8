import { createHash } from 'node:crypto';
import { reportsPath } from './reports/reportsPath.ts';

/** Components are styled through a tag that starts empty and is filled by script, where no policy looks. */
const emptyStyle = '';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Texts of the elements that a page brings; their hashes stand in its policy. */
export interface InlineTexts {
  styles: readonly string[];
  scripts: readonly string[];
}

const contentSecurityPolicy = (
  { styles, scripts }: InlineTexts,
  hostedUrl: string | null,
  isSecure: boolean,
  devOrigins: readonly string[],
): string => {
  const backend = hostedUrl ? ` ${hostedUrl}` : '';
  const live = devOrigins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    [`script-src 'self'${live}`, ...scripts.map(hashOf)].join(' '),
    `style-src 'self' ${[emptyStyle, ...styles].map(hashOf).join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `img-src 'self' data: blob:${backend}${live}`,
    `connect-src 'self'${backend}${live}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // Texts are no scripts, no HTML and no code; addresses of scripts go through the one rule of the shell.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    // Browsers that know the second leave the first alone.
    `report-uri ${reportsPath}`,
    'report-to csp',
    // Some browsers would ask a development server for https.
    ...(isSecure && !live ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};

/** Of answers that are no page: opened by themselves they run and load nothing. Drawings bring styles of their own. */
export const dataPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** Headers of every answer. */
export function commonHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // Addresses hold private links and what old calculators were given: no request carries one along, not even to ourselves.
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    // A visitor who once came by http://localhost must not be locked out of it.
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/**
 * Headers of an HTML page. Scripts run from this origin only, and only when the page names their hash.
 *
 * @param devOrigins of development servers on the machine of the one browser that the page is for; nobody knows hashes of what they
 *   serve, so none can be asked for
 */
export function pageHeaders(
  inline: InlineTexts,
  siteUrl: string,
  hostedUrl: string | null,
  devOrigins: readonly string[] = [],
): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(inline, hostedUrl, siteUrl.startsWith('https:'), devOrigins),
    'reporting-endpoints': `csp="${reportsPath}"`,
    ...(devOrigins.length === 0 && { 'integrity-policy': 'blocked-destinations=(script)' }),
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding',
  };
}
