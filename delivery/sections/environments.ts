import { environmentSchema, type Artifact, type Environment, type Registry } from '@marketplace/section-kit/manifest';
import { RegistryFile } from '../registry/RegistryFile.ts';

/** @throws Error when nothing was ever promoted there */
export function readRegistry(dataDir: string, environment: Environment): Registry {
  return openRegistry(dataDir, environment).readExpired();
}

/** @throws Error when nothing was ever promoted there */
export function openRegistry(dataDir: string, environment: Environment): RegistryFile {
  const registry = new RegistryFile(dataDir, environment);
  if (!registry.exists()) throw new Error(`Nothing runs in "${environment}" yet; promote a shell and sections first.`);
  return registry;
}

/** What runs in every environment that runs something. */
export function runningRegistries(dataDir: string): Registry[] {
  return environmentSchema.options
    .map((name) => new RegistryFile(dataDir, name))
    .filter((registry) => registry.exists())
    .map((registry) => registry.readExpired());
}

/** A build that an environment runs, for everybody or for a canary, or falls back to. */
export interface LiveBuild {
  artifact: Artifact;
  isFallback: boolean;
}

export function liveBuilds({ shell, sections, canary }: Pick<Registry, 'shell' | 'sections' | 'canary'>): LiveBuild[] {
  return [
    { artifact: shell, isFallback: false },
    ...Object.values(sections).flatMap(({ artifact, previous }) => [
      { artifact, isFallback: false },
      ...(previous ? [{ artifact: previous, isFallback: true }] : []),
    ]),
    ...Object.values(canary?.sections ?? {}).map(({ artifact }) => ({ artifact, isFallback: false })),
  ];
}
