import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readPackage } from '../../artifact/readPackage.ts';
import { requireFreePort } from '../../process/requireFreePort.ts';
import { liveScriptPath, overridesPath } from '../../server/overrides/overridesPath.ts';
import { LiveBuilds } from '../LiveBuilds.ts';
import { liveSection } from '../liveSection.ts';
import { withRefresh } from '../refresh/withRefresh.ts';
import { answerShell } from './answerShell.ts';
import { Changes } from './Changes.ts';
import { liveScript, toldOf } from './liveScript.ts';

/** Named by `live.js`. */
const changesPath = '/changes';

interface LiveSection {
  /** Folder of the section. */
  dir: string;
  /** Origin of the deployed shell. */
  shell: string;
  port: number;
}

/**
 * Serves one section to browsers that have let it into a deployed shell: a saved file is compiled, and their pages
 * exchange its components or load again.
 *
 * @returns stops everything
 * @throws Error in one sentence when the folder holds no section or the port is taken
 */
export async function runSection({ dir, shell, port }: LiveSection, log: (line: string) => void): Promise<() => Promise<void>> {
  if (!existsSync(join(dir, 'src', 'section.tsx'))) throw new Error(`${dir} holds no section; name one, such as mf-services.`);
  const { name } = readPackage(dir);
  await requireFreePort(port, 'PORT');
  const config = withRefresh(dir, await liveSection(dir));
  // What is served is one build, described by its own hashes, also while the next one has errors.
  const compiler = webpack([{ ...config, name, optimization: { ...config.optimization, emitOnErrors: false } }]);
  const builds = new LiveBuilds(compiler);
  const changes = new Changes(() => toldOf(builds.of(name)));
  compiler.hooks.done.tap('runSection', () => changes.tellAll());
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: false,
      liveReload: false,
      client: false,
      webSocketServer: false,
      static: false,
      // `answerShell` has looked at the host, and lets pictures of the section through.
      allowedHosts: 'all',
      devMiddleware: { publicPath: '/' },
      setupMiddlewares: (middlewares, devServer) => {
        const tellOfBuild = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
          if (request.url === changesPath) return changes.follow(request, response);
          if (request.url !== liveScriptPath) return next();
          // A page that starts while its scripts are being compiled would be told hashes that no longer hold.
          devServer.middleware!.waitUntilValid(() => {
            response.setHeader('content-type', 'text/javascript; charset=utf-8');
            response.end(liveScript(builds.of(name)));
          });
        };
        return [answerShell(shell, port), tellOfBuild, ...middlewares];
      },
    },
    compiler,
  );
  const stop = async (): Promise<void> => {
    changes.end();
    await server.stop();
  };
  try {
    log(`Compiling ${name} …`);
    await server.start();
    await new Promise<void>((resolve) => server.middleware!.waitUntilValid(() => resolve()));
  } catch (error) {
    await stop();
    throw error;
  }
  const origin = `http://127.0.0.1:${port}`;
  log(`${name} is built at ${origin} whenever a file is saved. To see it in ${shell}, open this page and confirm:`);
  log(`${shell}${overridesPath}?use=${name}@${origin}`);
  return stop;
}
