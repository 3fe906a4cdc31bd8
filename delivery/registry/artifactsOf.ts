import type { Artifact, Registry } from '@marketplace/section-kit/manifest';

/** Every artifact a registry names: the shell, the sections and what browsers fall back to. */
export function artifactsOf({ shell, sections }: Pick<Registry, 'shell' | 'sections'>): Artifact[] {
  const ofSections = Object.values(sections).flatMap(({ artifact, previous }) => (previous ? [artifact, previous] : [artifact]));
  return [shell, ...ofSections];
}
