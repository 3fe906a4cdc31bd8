import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Artifact, DatabaseObjects, SectionManifest } from '@marketplace/section-kit/manifest';
import type { Compilation, Compiler } from 'webpack';
import { integrityOf } from '../artifact/integrityOf.ts';
import { installedVersion, readPackage } from '../artifact/readPackage.ts';
import { readProvenance } from '../build/readProvenance.ts';
import { bundledPackages } from './bundledPackages.ts';
import { consumedShares, providedFiles } from './lazyShares.ts';
import { groupsInPages } from './MenusPlugin.ts';
import { sharedPackages } from './sharedModules.ts';
import { offeredNames, usedNames } from './usedNames.ts';

/** File name of the script that starts a section. */
export const sectionEntry = 'remoteEntry.js';
/** Name of the chunk that holds a section's definition. */
export const sectionChunk = '__section';

type References = Pick<Artifact, 'links' | 'places'>;

const compress = promisify(brotliCompress);
const isPublished = (file: string): boolean => !file.endsWith('.map') && !file.endsWith('.br');
const isText = (file: string): boolean => /\.(js|css|svg|json|txt)$/.test(file);
const isScript = (file: string): boolean => file.endsWith('.js');
/** Fonts every page shows at once: the upright cut of the basic Latin letters. */
const isFirstFont = (file: string): boolean => /-latin-(?!ext).*normal.*\.woff2$/.test(file);

/**
 * Writes what delivery needs beside the scripts: `artifact.json` with the hash of every file, `section.json`, and a
 * brotli copy of every text file.
 */
export class ArtifactPlugin {
  /** Of the section; `null` for the shell. A live build puts another in its place when its source changes. */
  manifest: SectionManifest | null;
  private readonly dir: string;
  private readonly compressed: boolean;
  private readonly database: DatabaseObjects | undefined;
  private readonly references: References | undefined;

  /**
   * @param manifest of the section; `null` for the shell
   * @param options.database what the shell calls of the database
   * @param options.references what a section names of others
   */
  constructor(
    dir: string,
    manifest: SectionManifest | null,
    { compressed, database, references }: { compressed: boolean; database?: DatabaseObjects; references?: References },
  ) {
    this.dir = dir;
    this.manifest = manifest;
    this.compressed = compressed;
    this.database = database;
    this.references = references;
  }

  apply(compiler: Compiler): void {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ArtifactPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ArtifactPlugin', stage }, async () => {
        if (compilation.errors.length) return;
        if (this.manifest) emit(compilation, 'section.json', toJson(this.manifest));
        const artifact = this.describe(compilation);
        const named = (this.manifest?.routes ?? []).flatMap(({ path, chunk, words }) => [
          { path, chunk },
          ...(words ? [{ path, chunk: words }] : []),
        ]);
        for (const { path, chunk } of named) {
          if (artifact.chunks[chunk]) continue;
          compilation.errors.push(
            new WebpackError(
              `The route ${path} names the chunk "${chunk}", but the build has none; write its page beside it as lazy: () => import('./…').`,
            ),
          );
        }
        for (const fragment of this.manifest?.fragments ?? []) {
          if (artifact.chunks[fragment]) continue;
          compilation.errors.push(
            new WebpackError(
              `The fragment ${fragment} has no chunk of its own, so that pages cannot say what it costs; write it as () => import('./…') in routes.ts or fragments.ts.`,
            ),
          );
        }
        if (this.compressed) await addCompressed(compilation, Object.keys(artifact.files).filter(isText));
        emit(compilation, 'artifact.json', toJson(artifact));
      });
    });
  }

  private describe(compilation: Compilation): Artifact {
    const { name, version } = readPackage(this.dir);
    const entry = this.manifest ? sectionEntry : compilation.entrypoints.get('main')!.getFiles().filter(isScript).at(-1)!;
    const files = compilation
      .getAssets()
      .map((asset) => asset.name)
      .filter(isPublished)
      .sort();
    const started = this.manifest
      ? groupFiles(compilation, sectionChunk)
      : compilation.entrypoints.get('main')!.getFiles().filter(isScript);
    const initial = [...started.filter((file) => file !== entry), ...(this.manifest ? [] : files.filter(isFirstFont))];
    const chunks: Artifact['chunks'] = {};
    const consumedModules: Record<string, string[]> = {};
    for (const chunk of [...compilation.namedChunkGroups.keys()].sort()) {
      if (compilation.entrypoints.has(chunk) || chunk === sectionChunk) continue;
      chunks[chunk] = groupFiles(compilation, chunk).filter((file) => !initial.includes(file) && file !== entry);
      const shares = consumedShares(compilation, chunk);
      if (shares.length) consumedModules[chunk] = shares;
    }
    return {
      name,
      version,
      entry,
      initial,
      chunks,
      ...(this.manifest
        ? { consumedModules, uses: usedNames(compilation), ...this.references }
        : {
            providedModules: providedFiles(compilation),
            fetchesRest: true,
            fetchesOperator: true,
            ...groupsInPages(compilation),
            database: this.database,
            offers: offeredNames(compilation),
          }),
      packages: bundledPackages(compilation),
      provenance: this.compressed ? readProvenance(this.dir) : undefined,
      files: Object.fromEntries(files.map((file) => [file, integrityOf(compilation.getAsset(file)!.source.buffer())])),
      provides: Object.fromEntries(sharedPackages.map((dependency) => [dependency, installedVersion(this.dir, dependency)])),
    };
  }
}

function groupFiles(compilation: Compilation, name: string): string[] {
  return compilation.namedChunkGroups.get(name)?.getFiles().filter(isScript) ?? [];
}

function emit(compilation: Compilation, name: string, content: string | Buffer): void {
  compilation.emitAsset(name, new compilation.compiler.webpack.sources.RawSource(content));
}

async function addCompressed(compilation: Compilation, files: string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const source = compilation.getAsset(file)!.source.buffer();
      emit(compilation, `${file}.br`, await compress(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }));
    }),
  );
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
