import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { databaseCallsOfPlatform } from '../artifact/databaseCalls.ts';
import { readPackage } from '../artifact/readPackage.ts';
import { ArtifactPlugin } from './ArtifactPlugin.ts';
import { baseConfig } from './baseConfig.ts';
import { MenusPlugin } from './MenusPlugin.ts';
import { PublicFilesPlugin } from './PublicFilesPlugin.ts';
import { ServerBundlePlugin } from './ServerBundlePlugin.ts';
import { serverConfig, serverEntries } from './serverConfig.ts';
import { providedByShell } from './sharedModules.ts';
import { SpritePlugin } from './SpritePlugin.ts';

const packageOf = (dir: string, name: string): string => createRequire(join(dir, 'package.json')).resolve(`${name}/package.json`);
const kitOf = (dir: string): string => packageOf(dir, '@marketplace/section-kit');
const sharedUiOf = (dir: string): string => join(dirname(packageOf(dir, '@marketplace/shared-ui')), 'src');

/**
 * React Router as the shell takes it. It publishes a production build, but its package names the development one under every
 * condition, and most of it stays in a bundle that uses a tenth.
 *
 * @param dir folder of the shell
 */
export function routerOfShell(dir: string): { alias: Record<string, string>; rule: RuleSetRule } {
  const build = join(dirname(createRequire(kitOf(dir)).resolve('react-router/package.json')), 'dist', 'production');
  return {
    alias: { 'react-router$': join(build, 'index.mjs') },
    rule: { test: /\.mjs$/, include: build, loader: join(import.meta.dirname, 'droppable.ts') },
  };
}

/** What the bundle carries instead of what its code names. */
function standIns(dir: string): Record<string, string> {
  return {
    // The original writes a style element, which the policy of our pages refuses.
    'react-style-singleton$': join(sharedUiOf(dir), 'overlays', 'styleSingleton.ts'),
  };
}

/**
 * Has browsers that know it compile the whole file while it arrives, beside the page. Without it they compile each function when it
 * is first called, which for what a page begins with is nearly all of them, in the task that holds the page.
 */
const calledOnLoad = '//# allFunctionsCalledOnLoad';

/** React DOM as pages of ours need it. Development servers bundle another build of it, which stays whole. */
const reactOfShell: RuleSetRule = {
  test: /[\\/]react-dom[\\/]cjs[\\/]react-dom(-client)?\.production\.js$/,
  loader: join(import.meta.dirname, 'leanReact.ts'),
};

/** What says why something was not stored is also wanted without a form, beside a button. */
const refusalApart = {
  name: 'refusal',
  test: /[\\/]section-kit[\\/]src[\\/]refusal(\.ts$|[\\/])/,
  chunks: 'async',
  enforce: true,
} as const;

/** The form stack of the kit, the fields it stands on and what both take of others are wanted together: one file, nothing in it twice. */
const formsTogether = {
  name: 'forms',
  test: /[\\/](section-kit[\\/]src[\\/](form|contact)|shared-ui[\\/]src[\\/]forms|node_modules[\\/](react-hook-form|valibot))(\.ts$|[\\/])/,
  chunks: 'async',
  enforce: true,
} as const;

/**
 * Webpack configuration of the shell: `src/main.tsx` is the entry, files of `public/` keep their names.
 *
 * @param dir folder of the shell, `import.meta.dirname` of its webpack.config.js
 */
export function shellConfig(dir: string, { development = false } = {}): Configuration {
  // No page runs two shells, so that its chunks need no name of their build.
  const base = baseConfig(dir, readPackage(dir).name, development);
  const router = routerOfShell(dir);
  return {
    ...base,
    resolve: { ...base.resolve, alias: { ...standIns(dir), ...(!development && router.alias) } },
    module: { rules: [...base.module!.rules!, router.rule, reactOfShell] },
    entry: { main: './src/main.tsx' },
    output: { ...base.output, filename: development ? '[name].js' : '[name].[contenthash:10].js' },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { refusal: refusalApart, forms: formsTogether } } },
    plugins: [
      ...base.plugins!,
      // In development, too, styles are given to the browser as rules: the policy would refuse them as text of an element.
      new webpack.DefinePlugin({ SC_DISABLE_SPEEDY: 'false' }),
      // The shell only provides: it imports the modules themselves, and finds sections by their entries.
      new webpack.sharing.ProvideSharedPlugin({ provides: providedByShell(dir) }),
      new webpack.BannerPlugin({
        banner: calledOnLoad,
        raw: true,
        entryOnly: true,
        // What makes files small leaves no comment.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      new PublicFilesPlugin(join(dir, 'public')),
      new MenusPlugin(join(dir, 'src', 'navigation')),
      new SpritePlugin(join(sharedUiOf(dir), 'icon')),
      ...(development || !existsSync(join(dir, serverEntries.shell))
        ? []
        : [new ServerBundlePlugin(serverConfig(dir, 'shell', { ...standIns(dir), ...router.alias }))]),
      new ArtifactPlugin(dir, null, { compressed: !development, database: databaseCallsOfPlatform(dir, dirname(kitOf(dir))) }),
    ],
  };
}
