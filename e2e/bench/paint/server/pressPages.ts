import { Agent, get } from 'node:http';
import { quantile } from '@marketplace/node-kit/statistics';

export interface Pressed {
  perSecond: number;
  p50: number;
  p95: number;
  /** Answers that were none, or not what was asked for. */
  wrong: number;
}

interface PressOptions {
  /** Gives the address of the next request; the number counts from 0. */
  address: (request: number) => string;
  /** Requests at a time, each on a connection that stays open. */
  connections: number;
  seconds: number;
  /** Whether an answer is what was asked for, by its status and length. */
  isRight?: (status: number, bytes: number) => boolean;
}

/** Asks for pages as fast as they come, packed as browsers take them. Times are milliseconds from the request to the last byte. */
export async function pressPages({ address, connections, seconds, isRight = (status) => status === 200 }: PressOptions): Promise<Pressed> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let wrong = 0;
  let request = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const press = async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      const { status, bytes } = await fetchOnce(agent, address(request++));
      if (isRight(status, bytes)) times.push(performance.now() - asked);
      else wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, press));
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  return {
    perSecond: times.length / took,
    p50: times.length > 0 ? quantile(times, 0.5) : Infinity,
    p95: times.length > 0 ? quantile(times, 0.95) : Infinity,
    wrong,
  };
}

/** @returns status and bytes over the line; status 0 for no answer */
export function fetchOnce(agent: Agent | undefined, url: string): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve) => {
    let bytes = 0;
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
      response.on('error', () => resolve({ status: 0, bytes }));
    }).on('error', () => resolve({ status: 0, bytes }));
  });
}
