import type { Compiler } from 'webpack';

/**
 * Lets a build find out its own address from the script that it begins with, and leave away the origin where it is the page's, so that
 * what it says of its pictures and fonts is the same text in every browser and on a server that only knows the path. A build that another
 * origin serves keeps it. Webpack's own way also knows workers and browsers of before, in three times the bytes.
 */
export class RootRelativePlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule, Template } = compiler.webpack;
    class RootRelativeRuntimeModule extends RuntimeModule {
      constructor() {
        super('root relative public path', RuntimeModule.STAGE_BASIC);
      }

      override generate(): string {
        return Template.asString([
          `const { origin, pathname } = new URL('.', document.currentScript.src);`,
          `${RuntimeGlobals.publicPath} = origin === location.origin ? pathname : origin + pathname;`,
        ]);
      }
    }
    compiler.hooks.compilation.tap('RootRelativePlugin', (compilation) => {
      if (compilation.outputOptions.publicPath !== 'auto') return;
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap({ name: 'RootRelativePlugin', stage: -1 }, (chunk) => {
        compilation.addRuntimeModule(chunk, new RootRelativeRuntimeModule());
        // Whoever answers this hook ends it: webpack's own module is not added.
        return true;
      });
    });
  }
}
