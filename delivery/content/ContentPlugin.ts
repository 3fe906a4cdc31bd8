import type { Compiler } from 'webpack';
import { checkSection } from './checks/checkSection.ts';

/** Fails the build of a section for everything that is wrong with its content. */
export class ContentPlugin {
  private readonly dir: string;

  /** @param dir folder of the section */
  constructor(dir: string) {
    this.dir = dir;
  }

  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.make.tapPromise('ContentPlugin', async (compilation) => {
      const problems = await checkSection(this.dir);
      compilation.errors.push(...problems.map(({ message }) => new WebpackError(message)));
    });
  }
}
