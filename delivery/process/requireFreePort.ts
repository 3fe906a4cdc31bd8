import { createServer } from 'node:http';
import { listen } from '@marketplace/node-kit/listen';

/**
 * Asks early whether a port can be used, so that nobody waits for a build to learn that it cannot.
 *
 * @param variable that sets the port
 * @throws StartupError in one sentence when it cannot
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  await (await listen(createServer(), port, variable)).close();
}
