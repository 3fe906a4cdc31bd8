import type { SectionManifest } from '@marketplace/section-kit/manifest';
import { shellRoutes } from '../server/pages/shellRoutes.ts';
import type { Problem } from './Problem.ts';

/** First segments the server or the languages need. */
const reserved = [
  'fr',
  'sections',
  'shell',
  'rest',
  'storage',
  'healthz',
  'livez',
  'readyz',
  'csp-reports',
  'page-reports',
  'overrides',
  'composition',
  'composition.json',
  'canary.json',
  'robots.txt',
  'favicon.ico',
];

/**
 * Finds addresses that have two owners.
 *
 * @returns one problem per conflict between sections, within a section, with the shell or with the server
 */
export function checkRoutes(manifests: readonly SectionManifest[]): Problem[] {
  const claims = manifests.flatMap(({ name, routes }) =>
    routes.flatMap(({ path, paths }) => (paths ?? [path]).map((pattern) => ({ name, pattern }))),
  );
  const problems: Problem[] = [];
  const refuse = (subject: string, sentence: string): void => void problems.push({ code: 'address', subject, sentence });
  for (const [index, { name, pattern }] of claims.entries()) {
    if (shellRoutes.some(({ path }) => path === pattern)) refuse(name, `${name} claims ${pattern}, which the shell owns.`);
    if (reserved.includes(pattern.split('/')[1]!) || pattern.startsWith('/auth/v1'))
      refuse(name, `${name} claims ${pattern}, which the server needs.`);
    for (const other of claims.slice(index + 1)) {
      const clash = other.name === name ? shape(other.pattern) === shape(pattern) : overlap(other.pattern, pattern);
      if (!clash) continue;
      refuse(
        name,
        other.name === name
          ? `${name} claims ${pattern} twice.`
          : `${name} claims ${pattern} and ${other.name} claims ${other.pattern}: an address needs one owner.`,
      );
    }
  }
  return problems;
}

/** A pattern without the names of its parameters. */
function shape(pattern: string): string {
  return pattern.replace(/:[^/]+/g, ':');
}

/** Whether some address fits both patterns. */
function overlap(one: string, two: string): boolean {
  const [left, right] = [one.split('/'), two.split('/')];
  return (
    left.length === right.length &&
    left.every((part, index) => part === right[index] || part.startsWith(':') || right[index]!.startsWith(':'))
  );
}
