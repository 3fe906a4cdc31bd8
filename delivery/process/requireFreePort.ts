import { createServer } from 'node:net';
import { portComplaint } from '../server/listen.ts';

/**
 * Asks early whether a port can be used, so that nobody waits for a build to learn that it cannot.
 *
 * @param variable that sets the port
 * @throws Error in one sentence when it cannot
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new Error(portComplaint(error, port, variable))));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
