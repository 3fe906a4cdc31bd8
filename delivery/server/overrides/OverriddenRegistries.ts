import type { Registry } from '@marketplace/section-kit/manifest';
import type { ArtifactStore } from '../../store/ArtifactStore.ts';
import { formatOverrides, type Overrides } from './Overrides.ts';

/** Choices of browsers that are kept at once; another one is put together anew. */
const keptChoices = 50;

type Store = Pick<ArtifactStore, 'read' | 'manifest' | 'requirePublication'>;

/** Registries of an environment as single browsers want them. What is live is the last good version of what a browser tries. */
export class OverriddenRegistries {
  private readonly known = new WeakMap<Registry, Map<string, Registry>>();
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** The registry with every choice that can be had; the same one for the same choices, and the live one where there are none. */
  of(live: Registry, overrides: Overrides): Registry {
    const wanted = new Map([...overrides].filter(([name, version]) => this.canRun(live, name, version)));
    if (wanted.size === 0) return live;
    const key = formatOverrides(wanted);
    const choices = this.known.get(live) ?? new Map<string, Registry>();
    this.known.set(live, choices);
    const registry = choices.get(key) ?? this.combine(live, wanted);
    choices.delete(key);
    choices.set(key, registry);
    for (const oldest of [...choices.keys()].slice(0, -keptChoices)) choices.delete(oldest);
    return registry;
  }

  /** Whether a version is another than the live one, and published by somebody whose key counts. */
  canRun({ sections }: Registry, name: string, version: string): boolean {
    const live = Object.hasOwn(sections, name) ? sections[name]! : null;
    if (!live || live.artifact.version === version) return false;
    try {
      this.store.requirePublication(name, version);
      return true;
    } catch {
      return false;
    }
  }

  private combine(live: Registry, wanted: Overrides): Registry {
    const tried = [...wanted].map(([name, version]) => [
      name,
      { manifest: this.store.manifest(name, version), artifact: this.store.read(name, version), previous: live.sections[name]!.artifact },
    ]);
    return { ...live, sections: { ...live.sections, ...(Object.fromEntries(tried) as Registry['sections']) } };
  }
}
