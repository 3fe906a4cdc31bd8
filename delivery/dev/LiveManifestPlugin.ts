import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import type { SectionManifest } from '@marketplace/section-kit/manifest';
import type { Compiler } from 'webpack';
import { importedFiles } from '../artifact/importedFiles.ts';
import { listFiles } from '../artifact/listFiles.ts';
import type { ArtifactPlugin } from '../webpack/ArtifactPlugin.ts';

const run = promisify(execFile);
const printManifests = join(import.meta.dirname, '..', 'bin', 'printManifests.ts');

/** Keeps what a live build says of its section as its sources are. */
export class LiveManifestPlugin {
  private readonly dir: string;
  private readonly artifact: ArtifactPlugin;
  private readonly content: string;
  private sources: readonly string[] = [];
  /** Declarations of collections that are no longer what this process has read. */
  private readonly outdated = new Set<string>();
  private failure: string | null = null;

  /**
   * @param dir folder of the section
   * @param artifact of its build
   */
  constructor(dir: string, artifact: ArtifactPlugin) {
    this.dir = dir;
    this.artifact = artifact;
    this.content = join(dir, 'content');
    this.listSources();
  }

  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.watchRun.tapPromise('LiveManifestPlugin', async ({ modifiedFiles = [], removedFiles = [] }) => {
      const changed = [...modifiedFiles, ...removedFiles];
      const isContent = (file: string): boolean => file === this.content || file.startsWith(this.content + sep);
      for (const file of changed) if (isContent(file) && file.endsWith('.ts')) this.outdated.add(relative(this.dir, file));
      if (changed.some((file) => isContent(file) || this.sources.includes(file))) await this.readAgain();
    });
    compiler.hooks.thisCompilation.tap('LiveManifestPlugin', (compilation) => {
      compilation.fileDependencies.addAll(this.sources);
      if (existsSync(this.content)) compilation.contextDependencies.add(this.content);
      if (this.failure) compilation.errors.push(new WebpackError(this.failure));
      for (const file of this.outdated)
        compilation.warnings.push(new WebpackError(`${file} was read when npm run dev started: start it again to see the change.`));
    });
  }

  /** A process reads a source once, so another one does. */
  private async readAgain(): Promise<void> {
    try {
      const { stdout } = await run(process.execPath, [printManifests, this.dir], { maxBuffer: 2 ** 24 });
      const [manifest] = Object.values(JSON.parse(stdout) as Record<string, SectionManifest>);
      this.artifact.manifest = { ...manifest!, database: this.artifact.manifest?.database };
      this.failure = null;
      this.listSources();
    } catch (error) {
      const { stderr, message } = error as Error & { stderr?: string };
      this.failure = stderr?.trim() || message;
    }
  }

  private listSources(): void {
    const declarations = existsSync(this.content) ? listFiles(this.content).filter((file) => file.endsWith('.ts')) : [];
    this.sources = [
      ...[...importedFiles(join(this.dir, 'src', 'manifest.ts'))].filter((file) => file.startsWith(this.dir + sep)),
      ...declarations.map((file) => join(this.content, file)),
    ];
  }
}
