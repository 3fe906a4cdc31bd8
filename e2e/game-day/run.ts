import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { openLine } from '../support/brokenLine.ts';
import { notAvailable } from '../support/failedSection.ts';
import { headlessShell } from '../support/findChromium.ts';
import { languages } from '../support/languages.ts';
import { launchChromium } from '../support/launchChromium.ts';
import { startProduct } from '../support/startProduct.ts';
import { describeDay, isGood, whoNoticed, type Outcome } from './describeDay.ts';
import { faults, type Fault, type Site } from './faults.ts';
import { openFront } from './openFront.ts';
import { serveStaging, type StagingServer } from './serveStaging.ts';

/** How long somebody has to notice a fault. */
const PATIENCE_MS = 30_000;
/** How long nobody may notice anything while nothing is broken. */
const CONTROL_MS = 10_000;
const section = 'mf-catalog';
const path = '/categories';
const probes = ['/livez', '/readyz', '/healthz'];

/**
 * `npm run game-day`: breaks a staging site of its own in one way after the other, and says who noticed. `-- --pictures <folder>` also
 * takes a picture of what a visitor sees, in each language.
 */
const { pictures } = parseArgs({ options: { pictures: { type: 'string' } } }).values;
if (pictures) mkdirSync(pictures, { recursive: true });
const staging = await startProduct({ command: 'staging', patience: 900_000 });
const line = await openLine(staging.url);
let server = null as StagingServer | null;
const front = await openFront((address) => (/^\/(rest|auth|storage)\/v1\//.test(address) ? line.url : (server?.url ?? line.url)));
let browser: Browser | null = null;
try {
  const html = await (await fetch(`${staging.url}${path}`)).text();
  const SUPABASE_ANON_KEY = /"anonKey":"([^"]+)"/.exec(html)![1]!;
  const env = { SITE_URL: front.url, SUPABASE_URL: front.url, SUPABASE_ANON_KEY, DATA_DIR: staging.dataDir };
  const { sections } = (await (await fetch(`${staging.url}/composition.json`)).json()) as { sections: Record<string, { version: string }> };
  const start = async (): Promise<void> => void (server = await serveStaging(env));
  const stopServer = (): (() => Promise<void>) => {
    server!.kill();
    return start;
  };
  await start();
  browser = await launchChromium(headlessShell);
  const site: Site = { dataDir: staging.dataDir, section, version: sections[section]!.version, path, line, stopServer };
  const outcomes: Outcome[] = [];
  for (const fault of faults) {
    outcomes.push(await tryOut(fault, site, browser));
    process.stderr.write(`${fault.name}: ${outcomes.at(-1)!.noticedBy.join('; ') || 'nobody noticed'}\n`);
  }
  process.stdout.write(`${describeDay(outcomes)}\n`);
  process.exitCode = isGood(outcomes) ? 0 : 1;
} finally {
  await browser?.close();
  server?.kill();
  front.close();
  await line.close();
  await staging.stop();
}

async function tryOut({ name, inject, isControl = false }: Fault, site: Site, within: Browser): Promise<Outcome> {
  const first = server!.lines.length;
  const mend = inject(site);
  const context = await within.newContext();
  const began = Date.now();
  try {
    const page = await context.newPage();
    const answer = await page.goto(front.url + site.path, { waitUntil: 'domcontentloaded', timeout: PATIENCE_MS }).catch(() => null);
    let noticedBy: string[] = [];
    while (!noticedBy.length && Date.now() - began < (isControl ? CONTROL_MS : PATIENCE_MS)) {
      await pause(500);
      noticedBy = whoNoticed(server!.lines.slice(first), await askProbes());
    }
    const seconds = noticedBy.length ? (Date.now() - began) / 1000 : null;
    // What takes the place of a section that failed is there a moment after it was told of.
    await pause(1_000);
    const text = (await page.locator('body').textContent()) ?? '';
    if (pictures) await takePictures(page, join(pictures, name.replaceAll(/\W+/g, '-')), site.path);
    return { fault: name, seen: describePage(answer?.status() ?? null, text), noticedBy, seconds, isControl };
  } finally {
    await context.close();
    await mend();
  }
}

async function takePictures(page: Page, file: string, path: string): Promise<void> {
  for (const { language, prefix } of languages) {
    if (prefix) await page.goto(front.url + prefix + path, { waitUntil: 'domcontentloaded', timeout: PATIENCE_MS }).catch(() => null);
    // A section that hangs is given up after eight seconds, and its good version is tried.
    if (prefix) await pause(9_000);
    await page.screenshot({ path: `${file}-${language}.png` });
  }
}

function describePage(status: number | null, text: string): string {
  if (status === null) return 'no page';
  if (text.includes(notAvailable)) return `${status}, with a card in place of the section`;
  const failure = /Failed to load categories: [^.]*/.exec(text)?.[0];
  if (failure) return `${status}, the page, and "${failure.slice(0, 70)}"`;
  return `${status}, ${text.includes('Material Categories') ? 'the page' : 'another page'}`;
}

async function askProbes(): Promise<Record<string, number>> {
  const statuses = await Promise.all(
    probes.map(async (probe) => {
      const answer = await fetch(front.url + probe, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
      return [probe, answer?.status ?? 0] as const;
    }),
  );
  return Object.fromEntries(statuses);
}
