import type { ComponentType } from 'react';
import type { Find, SectionDefinition } from '@marketplace/section-kit';
import { findRoute, type SectionBuild, type SectionInPage } from '@marketplace/section-kit/host';
import { expectIntactBuiltIns } from './builtIns';
import type { CrashRecord } from './CrashRecord';
import type { KnownComposition } from './KnownComposition';
import { LoadTask, retryDelays, type LoadCandidate } from './LoadTask';
import type { SectionErrorReport } from './reportError';
import { satisfiesRange } from './satisfiesRange';
import { SectionLoadError, toLoadError, type LoadPhase } from './SectionLoadError';

/** Fetches and runs a build of a section. Called again after a failure; every call is a fresh try. */
export type LoadDefinition = (section: SectionInPage, build: SectionBuild) => Promise<SectionDefinition>;

/** What the modules of a section export to the shell. */
interface Exports {
  Component: ComponentType;
  find: Find;
}
type PickModule<Name extends keyof Exports> = (definition: SectionDefinition) => (() => Promise<Pick<Exports, Name>>) | undefined;

interface Versioned {
  /** Version that is shown: the current one, or the last good one. */
  version: string;
}
type Loaded<Name extends keyof Exports> = Pick<Exports, Name> & Versioned;

export type LoadedModule = Loaded<'Component'>;
export type ModuleTask = LoadTask<LoadedModule>;

interface OwnedRoute extends Pick<SectionInPage['routes'][number], 'path' | 'title' | 'qualifier'> {
  section: SectionInPage;
  scripts?: string[];
}

/** Loads pages, fragments and other parts of the sections a page is composed of, each at most once. */
export class SectionLoader {
  /** What it knows; all of it for any other address than the page's own. */
  readonly composition: KnownComposition;
  private readonly loadDefinition: LoadDefinition;
  private readonly report: (report: SectionErrorReport) => void;
  private readonly retries: readonly number[];
  private readonly definitions = new Map<string, Promise<SectionDefinition>>();
  private readonly tasks = new Map<string, LoadTask<Versioned>>();
  private readonly crashes: CrashRecord | null;
  /** Sections of whose last good build something is used. */
  private readonly fallen = new Set<string>();
  /** Sections of which nothing else is used any more. */
  private readonly replaced = new Set<string>();
  private readonly failures = new Set<string>();

  /**
   * @param retries waits before each further try of the current build, in milliseconds
   * @param crashes of this device; where nothing is painted there are none
   */
  constructor(
    composition: KnownComposition,
    loadDefinition: LoadDefinition,
    report: (report: SectionErrorReport) => void,
    retries: readonly number[] = retryDelays,
    crashes: CrashRecord | null = null,
  ) {
    this.composition = composition;
    this.loadDefinition = loadDefinition;
    this.report = report;
    this.retries = retries;
    this.crashes = crashes;
  }

  get sections(): readonly SectionInPage[] {
    return this.composition.current.sections;
  }

  /** Which section answers a path (without language prefix) the composition knows; `null` when none does. */
  findOwner(path: string): OwnedRoute | null {
    const routes = this.sections.flatMap((section) => section.routes.map((route) => ({ ...route, section })));
    return findRoute(routes, path)?.route ?? null;
  }

  /** Addresses of the scripts that a path (without language prefix) needs besides the shell's own; none where it is not known. */
  scriptsOf(path: string): string[] {
    const owned = this.findOwner(path);
    if (!owned?.scripts) return [];
    const { base, entry, initial = [] } = owned.section.current;
    return [entry, ...initial, ...owned.scripts].map((file) => new URL(file, new URL(base, location.origin)).href);
  }

  page({ section, path }: OwnedRoute): ModuleTask {
    return this.task(section, `page ${path}`, 'Component', (definition) => definition.routes.find((route) => route.path === path)?.lazy);
  }

  /** @param name `section/fragment`, for instance `services/featured-services` */
  fragment(name: string): { section: SectionInPage; task: ModuleTask } | null {
    const { section, fragment } = this.offeredBy(name);
    return section?.fragments.includes(fragment)
      ? { section, task: this.task(section, `fragment ${fragment}`, 'Component', (definition) => definition.fragments[fragment]) }
      : null;
  }

  /** Whether it is certain that nobody offers a fragment, by the same name: a page says only those that it shows at once. */
  isLacking(name: string): boolean {
    const { section } = this.offeredBy(name);
    return this.composition.isWhole || !section || Boolean(section.takenOut);
  }

  /** Whether anything on the page is of another build than the server rendered it with. */
  get hasFallenBack(): boolean {
    return this.fallen.size > 0;
  }

  /** Whether a section that fails now would be replaced by its last good build. */
  canFallBack({ current, previous }: SectionInPage, version: string): boolean {
    return previous !== null && version === current.version;
  }

  /**
   * Puts the last good build in the place of one that failed after it was loaded, in everything that the page shows of the section;
   * once, because the last good build has none behind it. What fails again in the same way is reported once.
   */
  fallBack(section: SectionInPage, version: string, phase: LoadPhase, message: string): void {
    const failure = `${buildKey(section, version)} ${phase} ${message}`;
    const shown = [...this.tasks].filter(([key, task]) => {
      const state = task.getState();
      return key.startsWith(`${section.name} `) && state.status === 'ready' && state.value.version === version;
    });
    // Whoever loads a build tells what becomes of that, and one that was replaced is told of already.
    if (shown.length === 0) return;
    if (!this.failures.has(failure)) this.report({ section: section.name, version, phase, attempt: 1, message });
    this.failures.add(failure);
    if (!this.canFallBack(section, version)) return;
    this.fallen.add(section.name);
    this.replaced.add(section.name);
    this.crashes?.fail(buildKey(section, section.current.version));
    for (const [, task] of shown) task.restart();
  }

  /** A part of the section is on the screen. */
  settle(section: SectionInPage): void {
    this.crashes?.settle(buildKey(section, section.current.version));
  }

  /** The page is left or put aside: whatever it has begun does not hang. */
  release(): void {
    this.crashes?.release();
  }

  /** The section whose code stands at an address, and the version of the code. */
  findAuthor(address: string): { section: SectionInPage; version: string } | null {
    for (const section of this.sections)
      for (const build of [section.current, section.previous])
        if (build && address.startsWith(new URL(build.base, location.origin).href)) return { section, version: build.version };
    return null;
  }

  /**
   * A part of a section by its key, for instance its finder.
   *
   * @param name of what its module exports
   */
  task<Name extends keyof Exports>(section: SectionInPage, part: string, name: Name, pick: PickModule<Name>): LoadTask<Loaded<Name>> {
    const key = `${section.name} ${part}`;
    const known = this.tasks.get(key);
    if (known) return known as LoadTask<Loaded<Name>>;
    const { current, previous, takenOut } = section;
    const candidate = (build: SectionBuild, retries: readonly number[]): LoadCandidate<Loaded<Name>> => ({
      version: build.version,
      retries,
      run: (enter) => this.loadModule(section, build, part, name, pick, enter),
    });
    let starts = 0;
    const task = new LoadTask<Loaded<Name>>({
      candidates: () => {
        starts += 1;
        // Nothing of a section that is taken out runs, and nobody needs to be told: it was meant.
        if (takenOut) return [];
        // Whoever tries again where there is nothing else wants this one.
        if (starts > 1 && !previous) this.crashes?.forgive(buildKey(section, current.version));
        const good = previous ? [candidate(previous, [])] : [];
        return this.isReplaced(section, current.version) ? good : [candidate(current, this.retries), ...good];
      },
      onGiveUp: ({ phase, message }, version, attempt) => {
        // An entry that hangs would hang the next try as well.
        if (phase === 'entry') this.definitions.delete(buildKey(section, version));
        // What replaced the build said why.
        if (!this.isReplaced(section, version)) this.report({ section: section.name, version, phase, attempt, message });
      },
    });
    this.tasks.set(key, task);
    return task;
  }

  private offeredBy(name: string): { section?: SectionInPage; fragment: string } {
    const [owner, fragment = ''] = name.split('/');
    return { section: this.sections.find((candidate) => candidate.name === `mf-${owner}`), fragment };
  }

  private async loadModule<Name extends keyof Exports>(
    section: SectionInPage,
    build: SectionBuild,
    part: string,
    name: Name,
    pick: PickModule<Name>,
    enter: (phase: LoadPhase) => void,
  ): Promise<Loaded<Name>> {
    if (build === section.current) {
      this.checkContract(section);
      this.checkCrashes(section);
    }
    const definition = await this.definition(section, build).catch((error: unknown) => {
      throw toLoadError('entry', error);
    });
    enter('chunk');
    const load = pick(definition);
    if (!load) throw new SectionLoadError('contract', `The code has no ${part}, though its manifest says so.`, { isFinal: true });
    try {
      const module = await load();
      expectIntactBuiltIns();
      this.checkReplaced(section, build);
      if (!module[name]) throw new Error(`The module of ${part} exports no ${name}.`);
      if (build !== section.current) this.fallen.add(section.name);
      return { ...module, version: build.version };
    } catch (error) {
      throw toLoadError('chunk', error);
    }
  }

  private isReplaced({ name, current }: SectionInPage, version: string): boolean {
    return this.replaced.has(name) && version === current.version;
  }

  /** Another part of the build may have failed while this one was on its way. */
  private checkReplaced(section: SectionInPage, { version }: SectionBuild): void {
    if (this.isReplaced(section, version)) throw new SectionLoadError('crash', 'Failed elsewhere.', { isFinal: true });
  }

  private checkCrashes(section: SectionInPage): void {
    const key = buildKey(section, section.current.version);
    if (!this.crashes) return;
    if (this.crashes.allows(key)) return this.crashes.begin(key);
    throw new SectionLoadError('crash', 'It failed here before.', { isFinal: true });
  }

  private checkContract({ requires }: SectionInPage): void {
    const { provides } = this.composition.current.shell;
    for (const [name, range] of Object.entries(requires)) {
      if (satisfiesRange(provides[name], range)) continue;
      throw new SectionLoadError(
        'contract',
        `It needs a newer contract: ${name} ${range}, and this shell has ${provides[name] ?? 'none'}.`,
        { isFinal: true },
      );
    }
  }

  /** One definition per build, however many of its parts a page shows. */
  private definition(section: SectionInPage, build: SectionBuild): Promise<SectionDefinition> {
    const key = buildKey(section, build.version);
    const known = this.definitions.get(key);
    if (known) return known;
    const loading = this.loadDefinition(section, build).then((definition) => {
      if (definition?.name !== section.name || !Array.isArray(definition.routes))
        throw new Error(`./section exports no definition of ${section.name}.`);
      return definition;
    });
    this.definitions.set(key, loading);
    loading.catch(() => this.definitions.get(key) === loading && this.definitions.delete(key));
    return loading;
  }
}

const buildKey = ({ name }: SectionInPage, version: string) => `${name}@${version}`;
