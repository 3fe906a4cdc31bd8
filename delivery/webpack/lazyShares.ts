import type { AsyncDependenciesBlock, Chunk, Compilation, Module } from 'webpack';
import { companions } from './companions.ts';
import { lazyShares } from './sharedModules.ts';

/** @returns scripts of each module the shell provides lazily, or that another brings with it, by the name sections import it by */
export function providedFiles(compilation: Compilation): Record<string, string[]> {
  const provided: Record<string, string[]> = {};
  for (const module of compilation.modules) {
    const { type, _name: name, blocks } = module as Module & { _name?: string; blocks: AsyncDependenciesBlock[] };
    if (type !== 'provide-module' || !name || !lazyShares.includes(name)) continue;
    provided[name] = blocks
      .flatMap((block) => compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [])
      .filter((file) => file.endsWith('.js'));
  }
  for (const [name, chunk] of Object.entries(companions)) {
    const files = compilation.namedChunkGroups.get(chunk)?.getFiles();
    if (files) provided[name] = files.filter((file) => file.endsWith('.js'));
  }
  return Object.fromEntries(Object.entries(provided).sort());
}

/** @returns names of the modules that the code of a named chunk imports and the shell fetches something for */
export function consumedShares(compilation: Compilation, name: string): string[] {
  const chunks: readonly Chunk[] = compilation.namedChunkGroups.get(name)?.chunks ?? [];
  const consumed = chunks
    .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
    .map((module) => {
      const { type, options } = module as Module & { options?: { shareKey?: string } };
      return (type === 'consume-shared-module' && options?.shareKey) || '';
    });
  return [...lazyShares, ...Object.keys(companions)].filter((share) => consumed.includes(share));
}
