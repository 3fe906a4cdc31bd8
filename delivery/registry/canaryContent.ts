import type { Canary } from '@marketplace/section-kit/manifest';
import type { RegistryContent } from './RegistryReader.ts';

/** What visitors in a canary run: its versions in place of the live ones, and the rest as it is live. */
export function canaryContent({ shell, sections, canary }: RegistryContent & { canary: Canary }): RegistryContent {
  return { shell, sections: { ...sections, ...canary.sections } };
}
