import { sectionNameSchema, versionSchema } from '@marketplace/section-kit/manifest';
import { isDevServer } from './isDevServer.ts';

/** What one browser runs in place of the live versions, by section: a version, or the origin of a development server on its machine. */
export type Overrides = ReadonlyMap<string, string>;

/** Sections of one browser; more than a product has. */
const most = 20;
const between = '~';

/**
 * Reads `mf-services@1.2.0~mf-catalog@http://localhost:3300`, as it stands in the cookie and in links. Whatever is not a name with a
 * version or with a development server is left out: anybody may send anything here.
 */
export function parseOverrides(text: string | undefined): Overrides {
  const pairs = (text ?? '').split(between, most).map((each) => each.split('@') as [string, string?, string?]);
  return new Map(
    pairs.flatMap(([name, wanted = '', ...more]) => {
      const isKnown = versionSchema.safeParse(wanted).success || isDevServer(wanted);
      return sectionNameSchema.safeParse(name).success && isKnown && more.length === 0 ? [[name, wanted] as const] : [];
    }),
  );
}

/** @returns the text that `parseOverrides` reads */
export function formatOverrides(overrides: Overrides): string {
  return [...overrides].map(([name, wanted]) => `${name}@${wanted}`).join(between);
}
