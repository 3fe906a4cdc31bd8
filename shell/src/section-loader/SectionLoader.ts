import type { ComponentType } from 'react';
import type { SectionDefinition } from '@marketplace/section-kit';
import { findRoute, type SectionBuild, type SectionInPage } from '@marketplace/section-kit/host';
import type { KnownComposition } from './KnownComposition';
import { LoadTask, retryDelays, type LoadCandidate } from './LoadTask';
import type { SectionErrorReport } from './reportError';
import { satisfiesRange } from './satisfiesRange';
import { SectionLoadError, toLoadError, type LoadPhase } from './SectionLoadError';

/** Fetches and runs a build of a section. Called again after a failure; every call is a fresh try. */
export type LoadDefinition = (section: SectionInPage, build: SectionBuild) => Promise<SectionDefinition>;

type SectionModule = { Component: ComponentType };
type PickModule = (definition: SectionDefinition) => (() => Promise<SectionModule>) | undefined;

export interface LoadedModule {
  Component: ComponentType;
  /** Version that is shown: the current one, or the last good one. */
  version: string;
}

export type ModuleTask = LoadTask<LoadedModule>;

interface OwnedRoute extends Pick<SectionInPage['routes'][number], 'path' | 'title' | 'qualifier'> {
  section: SectionInPage;
  scripts?: string[];
}

/** Loads pages and fragments of the sections a page is composed of, each at most once. */
export class SectionLoader {
  /** What it knows; all of it for any other address than the page's own. */
  readonly composition: KnownComposition;
  private readonly loadDefinition: LoadDefinition;
  private readonly report: (report: SectionErrorReport) => void;
  private readonly retries: readonly number[];
  private readonly definitions = new Map<string, Promise<SectionDefinition>>();
  private readonly tasks = new Map<string, ModuleTask>();

  /** @param retries waits before each further try of the current build, in milliseconds */
  constructor(
    composition: KnownComposition,
    loadDefinition: LoadDefinition,
    report: (report: SectionErrorReport) => void,
    retries: readonly number[] = retryDelays,
  ) {
    this.composition = composition;
    this.loadDefinition = loadDefinition;
    this.report = report;
    this.retries = retries;
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
    return this.task(section, `page ${path}`, (definition) => definition.routes.find((route) => route.path === path)?.lazy);
  }

  /** @param name `section/fragment`, for instance `services/featured-services` */
  fragment(name: string): { section: SectionInPage; task: ModuleTask } | null {
    const [owner, fragment = ''] = name.split('/');
    const section = this.sections.find((candidate) => candidate.name === `mf-${owner}` && candidate.fragments.includes(fragment));
    return section ? { section, task: this.task(section, `fragment ${fragment}`, (definition) => definition.fragments[fragment]) } : null;
  }

  private task(section: SectionInPage, part: string, pick: PickModule): ModuleTask {
    const key = `${section.name} ${part}`;
    const known = this.tasks.get(key);
    if (known) return known;
    const { current, previous, takenOut } = section;
    const candidate = (build: SectionBuild, retries: readonly number[]): LoadCandidate<LoadedModule> => ({
      version: build.version,
      retries,
      run: (enter) => this.loadModule(section, build, part, pick, enter),
    });
    const task: ModuleTask = new LoadTask({
      // Nothing of a section that is taken out runs, and nobody needs to be told: it was meant.
      candidates: () => (takenOut ? [] : [candidate(current, this.retries), ...(previous ? [candidate(previous, [])] : [])]),
      onGiveUp: ({ phase, message }, version, attempt) => {
        // An entry that hangs would hang the next try as well.
        if (phase === 'entry') this.definitions.delete(`${section.name}@${version}`);
        this.report({ section: section.name, version, phase, attempt, message });
      },
    });
    this.tasks.set(key, task);
    return task;
  }

  private async loadModule(
    section: SectionInPage,
    build: SectionBuild,
    part: string,
    pick: PickModule,
    enter: (phase: LoadPhase) => void,
  ): Promise<LoadedModule> {
    if (build === section.current) this.checkContract(section);
    const definition = await this.definition(section, build).catch((error: unknown) => {
      throw toLoadError('entry', error);
    });
    enter('chunk');
    const load = pick(definition);
    if (!load) throw new SectionLoadError('chunk', `The code has no ${part}, though its manifest says so.`, { isFinal: true });
    try {
      const { Component } = await load();
      if (!Component) throw new Error(`The module of ${part} exports no Component.`);
      return { Component, version: build.version };
    } catch (error) {
      throw toLoadError('chunk', error);
    }
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
    const key = `${section.name}@${build.version}`;
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
