import type { AsyncDependenciesBlock, Chunk, Compilation, Module } from 'webpack';
import { lazyShares } from './sharedModules.ts';

/** @returns scripts of each module the shell provides lazily, by the name sections import it by */
export function providedFiles(compilation: Compilation): Record<string, string[]> {
  const provided: Record<string, string[]> = {};
  for (const module of compilation.modules) {
    const { type, _name: name, blocks } = module as Module & { _name?: string; blocks: AsyncDependenciesBlock[] };
    if (type !== 'provide-module' || !name || !lazyShares.includes(name)) continue;
    provided[name] = blocks
      .flatMap((block) => compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [])
      .filter((file) => file.endsWith('.js'));
  }
  return Object.fromEntries(Object.entries(provided).sort());
}

/** @returns names of the lazily provided modules that the code of a named chunk imports */
export function consumedShares(compilation: Compilation, name: string): string[] {
  const chunks: readonly Chunk[] = compilation.namedChunkGroups.get(name)?.chunks ?? [];
  const consumed = chunks
    .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
    .map((module) => {
      const { type, options } = module as Module & { options?: { shareKey?: string } };
      return (type === 'consume-shared-module' && options?.shareKey) || '';
    });
  return lazyShares.filter((share) => consumed.includes(share));
}
