import type { RegisteredSection, Registry } from '@marketplace/section-kit/manifest';
import { libraryRanges } from '../../artifact/libraryRanges.ts';
import type { ArtifactStore } from '../../store/ArtifactStore.ts';
import { isDevServer } from './isDevServer.ts';
import { formatOverrides, type Overrides } from './Overrides.ts';

/** Choices of browsers that are kept at once; another one is put together anew. */
const keptChoices = 50;

type Store = Pick<ArtifactStore, 'read' | 'manifest' | 'requirePublication'>;

/** What a browser runs by its own choice. */
export interface Choice {
  /** The live one where it chose nothing. */
  registry: Registry;
  /** Origins on the machine of the browser by the section that each of them serves. */
  devServers: ReadonlyMap<string, string>;
}

/** @returns the choice of whoever chose nothing */
export function noChoice(live: Registry): Choice {
  return { registry: live, devServers: new Map() };
}

/** Registries of an environment as single browsers want them. What is live is the last good version of what a browser tries. */
export class OverriddenRegistries {
  private readonly known = new WeakMap<Registry, Map<string, Choice>>();
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** Everything of a choice that can be had; the same for the same choices, with the live registry where there are none. */
  of(live: Registry, overrides: Overrides): Choice {
    const wanted = new Map([...overrides].filter(([name, version]) => this.canRun(live, name, version)));
    if (wanted.size === 0) return noChoice(live);
    const key = formatOverrides(wanted);
    const choices = this.known.get(live) ?? new Map<string, Choice>();
    this.known.set(live, choices);
    const choice = choices.get(key) ?? this.combine(live, wanted);
    choices.delete(key);
    choices.set(key, choice);
    for (const oldest of [...choices.keys()].slice(0, -keptChoices)) choices.delete(oldest);
    return choice;
  }

  /**
   * Whether a version is another than the live one, and published by somebody whose key counts. What a development server has nobody here
   * can know: it stands in for a section that runs.
   */
  canRun({ sections }: Registry, name: string, wanted: string): boolean {
    const live = Object.hasOwn(sections, name) ? sections[name]! : null;
    if (!live || live.artifact.version === wanted) return false;
    if (isDevServer(wanted)) return !live.takenOut;
    try {
      this.store.requirePublication(name, wanted);
      return true;
    } catch {
      return false;
    }
  }

  /** Nobody compared its libraries with those of the shell, as a promotion does: the shell is told to. */
  private tried(name: string, version: string): Pick<RegisteredSection, 'manifest' | 'artifact'> {
    const [manifest, artifact] = [this.store.manifest(name, version), this.store.read(name, version)];
    return { artifact, manifest: { ...manifest, requires: { ...manifest.requires, ...libraryRanges(artifact) } } };
  }

  private combine(live: Registry, wanted: Overrides): Choice {
    const devServers = new Map([...wanted].filter(([, origin]) => isDevServer(origin)));
    const tried = [...wanted]
      .filter(([name]) => !devServers.has(name))
      .map(([name, version]) => [name, { ...this.tried(name, version), previous: live.sections[name]!.artifact }]);
    const sections = { ...live.sections, ...(Object.fromEntries(tried) as Registry['sections']) };
    // A development server changes the composition in the page, so all of it has to stand there.
    const shell = devServers.size > 0 ? { ...live.shell, fetchesRest: false } : live.shell;
    return { registry: { ...live, shell, sections }, devServers };
  }
}
