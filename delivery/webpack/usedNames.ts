import type { Compilation, Dependency, Module } from 'webpack';

/** Stands for every name of a module: the code hands the whole of it on. */
export const everyName = '*';

type Consumed = Module & { options?: { shareKey?: string } };
type Provided = Module & { _name?: string };

/** @returns what the code of a section uses of each module of the shell, by the name it imports it by */
export function usedNames(compilation: Compilation): Record<string, string[]> {
  const { moduleGraph } = compilation;
  const used = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    const { options } = module as Consumed;
    if (module.type !== 'consume-shared-module' || !options?.shareKey) continue;
    const names = used.get(options.shareKey) ?? new Set();
    used.set(options.shareKey, names);
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      if (!connection.dependency || connection.getActiveState(undefined) === false) continue;
      for (const name of namesIn(compilation, connection.dependency)) names.add(name);
    }
  }
  return sorted(used);
}

/** @returns the names that each module of the shell has; one that only shows them when it runs is left out */
export function offeredNames(compilation: Compilation): Record<string, string[]> {
  const { moduleGraph } = compilation;
  const offered = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    const { type, _name: name, dependencies, blocks } = module as Provided;
    if (type !== 'provide-module' || !name) continue;
    const [dependency] = [...dependencies, ...blocks.flatMap((block) => block.dependencies)];
    const behind = dependency && moduleGraph.getModule(dependency);
    const names = behind ? moduleGraph.getProvidedExports(behind) : null;
    if (Array.isArray(names)) offered.set(name, new Set(names));
  }
  return sorted(offered);
}

/** An import for its effects uses no name; a destructured or named one those it names. */
function namesIn({ moduleGraph }: Compilation, dependency: Dependency): string[] {
  return dependency.getReferencedExports(moduleGraph, undefined).map((reference) => {
    const path = Array.isArray(reference) ? reference : reference.name;
    return path[0] ?? everyName;
  });
}

const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string[]> =>
  Object.fromEntries([...names].map(([module, list]) => [module, [...list].sort()] as const).sort());
