import type { Compiler } from 'webpack';
import { checkSection } from './checks/checkSection.ts';
import { listDueFacts } from './checks/listDueFacts.ts';

/** Fails the build of a section for everything that is wrong with its content, and warns of facts that are about to pass. */
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
      // What cannot be read was said above.
      if (problems.length > 0) return;
      const due = listDueFacts(this.dir, new Date().toISOString().slice(0, 10));
      compilation.warnings.push(...due.map(({ message }) => new WebpackError(message)));
    });
  }
}
