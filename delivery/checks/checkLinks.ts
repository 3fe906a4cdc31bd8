import type { RegisteredSection } from '@marketplace/section-kit/manifest';
import { shellRoutes } from '../server/pages/shellRoutes.ts';
import type { Problem } from './Problem.ts';

/**
 * @param running sections whose links are looked at
 * @param owners sections whose addresses are answered, if only by a card
 * @returns one problem per link of a section that nobody answers
 */
export function checkLinks(running: readonly RegisteredSection[], owners: readonly RegisteredSection[]): Problem[] {
  const routes = [...shellRoutes, ...owners.flatMap(({ manifest }) => manifest.routes)];
  const patterns = routes.flatMap(({ path, paths }) => paths ?? [path]).map(segments);
  return running.flatMap(({ artifact: { name, version, links = [] } }) =>
    links
      .filter((link) => !patterns.some((pattern) => fits(pattern, segments(link))))
      .map((link) => ({
        code: 'link' as const,
        subject: `${name} ${version}`,
        sentence: `${name} ${version} links to ${link}, which no section answers: promote the section that has the page in the same command, or remove the link.`,
      })),
  );
}

const segments = (path: string): string[] => path.replace(/^\/|\/$/g, '').split('/');

/** What is only known when the section runs (`:`) may be anything. */
function fits(pattern: readonly string[], link: readonly string[]): boolean {
  return (
    pattern.length === link.length && pattern.every((part, index) => part.startsWith(':') || link[index] === ':' || part === link[index])
  );
}
