import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';

const buildInChild = pathToFileURL(join(import.meta.dirname, 'buildInChild.ts')).href;

it('a build ends with whoever asked for it, so that nothing writes into dist without the lock', { timeout: 60_000 }, async () => {
  const dir = temporaryFolder();
  const server = createServer().listen(0, '127.0.0.1');
  after(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // A build that takes forever.
  writeFileSync(
    join(dir, 'webpack.config.js'),
    `import { connect } from 'node:net';\nconnect(${port}, '127.0.0.1').write(String(process.pid));\nawait new Promise(() => {});\n`,
  );
  writeFileSync(join(dir, 'package.json'), '{ "type": "module" }');
  const asks = `import { buildInChild } from '${buildInChild}';\nawait buildInChild(${JSON.stringify(dir)}, 'mf-slow');\n`;
  const asker = spawn(process.execPath, ['--input-type=module', '--eval', asks], { stdio: 'ignore' });
  const [build] = (await once(server, 'connection')) as [Socket];
  const [pid] = (await once(build.setEncoding('utf8'), 'data')) as [string];
  after(() => {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  });
  asker.kill('SIGKILL');
  // The connection lasts as long as the process that holds it.
  await once(build, 'close');
});
