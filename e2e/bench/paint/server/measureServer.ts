import { setTimeout as pause } from 'node:timers/promises';
import { warmPage } from './warmPage.ts';
import { fetchOnce, pressPages, type Pressed } from './pressPages.ts';

/** What the server was pressed with. */
export interface ServerResult {
  name: string;
  path: string;
  pressed: Pressed;
}

interface ServerAddresses {
  composed: string;
  still: string;
  /** A composition with a section whose page never stops rendering. */
  holding: string;
}

const reading = '/fr/about';
const data = '/services';
/** As many as a render thread takes at a time. */
const renders = 4;
const visitors = 10;
/** A held thread is ended after half a second, and the one that went on in its place gets another beside it a second later. */
const HOLD_EVERY_MS = 2_500;

/** Presses finished pages, the same pages as files, pages that are rendered for each request, and pages while a section hangs. */
export async function measureServer(
  { composed, still, holding }: ServerAddresses,
  holdingPath: string,
  seconds: number,
): Promise<ServerResult[]> {
  const results: ServerResult[] = [];
  const press = async (name: string, site: string, path: string, isNew = false) => {
    const isRight = await isRendered(site, path);
    // A question after the address is never remembered.
    const address = (request: number) => (isNew ? `${site}${path}?n=${request}` : `${site}${path}`);
    results.push({ name, path, pressed: await pressPages({ address, isRight, seconds, connections: isNew ? renders : visitors }) });
  };
  for (const path of [reading, data]) {
    await press('file', still, path);
    await press('remembered', composed, path);
    await press('rendered', composed, path, true);
  }
  await press('rendered, nothing hangs', holding, data, true);
  await press('remembered, nothing hangs', holding, reading);
  const stop = holdAgainAndAgain(`${holding}${holdingPath}`);
  await press('remembered, a section hangs', holding, reading);
  await press('rendered, a section hangs', holding, data, true);
  await stop();
  return results;
}

/** @returns tells a rendered page by its length; one that begins in the browser has a fraction of it */
async function isRendered(site: string, path: string): Promise<(status: number, bytes: number) => boolean> {
  await warmPage(`${site}${path}`);
  const { bytes: whole } = await fetchOnce(undefined, `${site}${path}`);
  return (status, bytes) => status === 200 && bytes > whole * 0.7;
}

function holdAgainAndAgain(url: string): () => Promise<void> {
  let isOver = false;
  let asked = 0;
  const hold = async () => {
    while (!isOver) {
      const [answer] = await Promise.all([fetchOnce(undefined, `${url}?n=${asked++}`), pause(HOLD_EVERY_MS)]);
      if (answer.status !== 200) throw new Error(`${url} answered ${answer.status} while its section hangs.`);
    }
  };
  const holding = hold();
  return async () => {
    isOver = true;
    await holding;
  };
}
