import { sectionNameSchema, versionSchema } from '@marketplace/section-kit/manifest';

/** Versions that one browser runs in place of the live ones, by section. */
export type Overrides = ReadonlyMap<string, string>;

/** Sections of one browser; more than a product has. */
const most = 20;
const between = '~';

/**
 * Reads `mf-services@1.2.0~mf-catalog@2.0.0`, as it stands in the cookie and in links. Whatever is not a name and a version is left out:
 * anybody may send anything here.
 */
export function parseOverrides(text: string | undefined): Overrides {
  const pairs = (text ?? '').split(between, most).map((each) => each.split('@') as [string, string?]);
  return new Map(
    pairs.flatMap(([name, version]) =>
      sectionNameSchema.safeParse(name).success && versionSchema.safeParse(version).success ? [[name, version!] as const] : [],
    ),
  );
}

/** @returns the text that `parseOverrides` reads */
export function formatOverrides(overrides: Overrides): string {
  return [...overrides].map(([name, version]) => `${name}@${version}`).join(between);
}
