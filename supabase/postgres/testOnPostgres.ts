/** `npm run test:postgres -w supabase`: the tests of the schema and of the emulator on a PostgreSQL that exists for this run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartupError } from '@marketplace/node-kit/StartupError';
import { startPostgres } from './startPostgres.ts';

async function run(script: string, url: string): Promise<number> {
  const child = spawn('npm', ['run', '--silent', script], { stdio: 'inherit', env: { ...process.env, DATABASE_URL: url } });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

try {
  const postgres = await startPostgres();
  try {
    process.exitCode = (await run('test:sql', postgres.url)) || (await run('test:emulator', postgres.url));
  } finally {
    await postgres.stop();
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
