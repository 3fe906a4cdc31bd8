import type { Artifact, Registry } from '@marketplace/section-kit/manifest';

/** Every artifact a registry names: the shell, the sections, those of its canary, and what browsers fall back to. */
export function artifactsOf({ shell, sections, canary }: Pick<Registry, 'shell' | 'sections' | 'canary'>): Artifact[] {
  const all = [...Object.values(sections), ...Object.values(canary?.sections ?? {})];
  return [shell, ...all.flatMap(({ artifact, previous }) => (previous ? [artifact, previous] : [artifact]))];
}
