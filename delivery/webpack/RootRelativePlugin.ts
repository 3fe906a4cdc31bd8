import type { Compiler } from 'webpack';

/**
 * Lets a build that finds out its own address leave away the origin where it is the page's, so that what it says of its
 * pictures and fonts is the same text in every browser and on a server that only knows the path. A build that another origin
 * serves keeps it.
 */
export class RootRelativePlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule, Template } = compiler.webpack;
    class RootRelativeRuntimeModule extends RuntimeModule {
      constructor() {
        // After webpack's own module has read the address, before anything asks for it.
        super('root relative public path', RuntimeModule.STAGE_BASIC + 1);
      }

      override generate(): string {
        return Template.asString([
          `const address = new URL(${RuntimeGlobals.publicPath});`,
          `if (address.origin === location.origin) ${RuntimeGlobals.publicPath} = address.pathname;`,
        ]);
      }
    }
    compiler.hooks.compilation.tap('RootRelativePlugin', (compilation) => {
      if (compilation.outputOptions.publicPath !== 'auto') return;
      // Whoever answers this hook ends it, as webpack's own module does.
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        .tap({ name: 'RootRelativePlugin', stage: -1 }, (chunk) => compilation.addRuntimeModule(chunk, new RootRelativeRuntimeModule()));
    });
  }
}
