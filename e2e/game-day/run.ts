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
import { alarmsIn, openCollector } from './collector.ts';
import { describeDay, isGood, whoNoticed, type Outcome } from './describeDay.ts';
import { faults, type Fault, type Site } from './faults.ts';
import { faultsOfHosts, openHosts, type Hosts } from './hosts.ts';
import { openFront } from './openFront.ts';
import { serveStaging, type StagingServer } from './serveStaging.ts';

/** How long somebody has to notice a fault. */
const PATIENCE_MS = 30_000;
/** How long nobody may notice anything while nothing is broken. */
const CONTROL_MS = 10_000;
const section = 'mf-catalog';
const path = '/categories';
const probes = ['/livez', '/readyz', '/healthz'];
/** Between two sendings of metrics. */
const METRICS_MS = 1_000;

/**
 * `npm run game-day`: breaks a staging site of its own in one way after the other, and says who noticed. `-- --pictures <folder>` also
 * takes a picture of what a visitor sees, in each language.
 */
const { pictures } = parseArgs({ options: { pictures: { type: 'string' } } }).values;
if (pictures) mkdirSync(pictures, { recursive: true });
const staging = await startProduct({ command: 'staging', patience: 900_000 });
const line = await openLine(staging.url);
const collector = await openCollector();
/** Whose pages visitors get, in turns. */
let servers: StagingServer[] = [];
let turn = 0;
const front = await openFront((address) => {
  if (/^\/(rest|auth|storage)\/v1\//.test(address) || !servers.length) return [line.url];
  turn += 1;
  return servers.map((_, place) => servers[(place + turn) % servers.length]!.url);
});
let browser: Browser | null = null;
let hosts: Hosts | null = null;
try {
  const html = await (await fetch(`${staging.url}${path}`)).text();
  const SUPABASE_ANON_KEY = /"anonKey":"([^"]+)"/.exec(html)![1]!;
  const envOf = (place: number): Record<string, string> => ({
    SITE_URL: front.url,
    SUPABASE_URL: front.url,
    SUPABASE_ANON_KEY,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.urlOf(`host-${place}`),
    OTEL_METRIC_EXPORT_INTERVAL: String(METRICS_MS),
  });
  const { shell, sections } = (await (await fetch(`${staging.url}/composition.json`)).json()) as {
    shell: { version: string };
    sections: Record<string, { version: string }>;
  };
  const start = async (): Promise<void> => void (servers = [await serveStaging({ ...envOf(1), DATA_DIR: staging.dataDir })]);
  const stopServer = (): (() => Promise<void>) => {
    servers[0]!.kill();
    return start;
  };
  await start();
  browser = await launchChromium(headlessShell);
  const site: Site = { dataDir: staging.dataDir, section, version: sections[section]!.version, path, line, stopServer };
  const outcomes: Outcome[] = [];
  const tryAll = async <Where>(all: readonly Fault<Where>[], where: Where): Promise<void> => {
    for (const fault of all) {
      outcomes.push(await tryOut(fault, where, browser!));
      process.stderr.write(`${fault.name}: ${outcomes.at(-1)!.noticedBy.join('; ') || 'nobody noticed'}\n`);
    }
  };
  await tryAll(faults, site);
  const running = Object.entries(sections).map(([name, { version }]) => [name, version] as const);
  hosts = await openHosts({ dataDir: staging.dataDir, versions: { shell: shell.version, ...Object.fromEntries(running) }, envOf });
  for (const server of servers) server.kill();
  ({ servers } = hosts);
  await tryAll(faultsOfHosts, hosts);
  process.stdout.write(`${describeDay(outcomes)}\n`);
  process.exitCode = isGood(outcomes) ? 0 : 1;
} finally {
  await browser?.close();
  for (const server of servers) server.kill();
  await hosts?.close();
  front.close();
  collector.close();
  await line.close();
  await staging.stop();
}

async function tryOut<Where>({ name, inject, isControl = false }: Fault<Where>, where: Where, within: Browser): Promise<Outcome> {
  // What was told of the fault before has come by then.
  await pause(2 * METRICS_MS);
  const asked = servers.map((server) => ({ server, first: server.lines.length }));
  const figures = collector.figures();
  const look = async (): Promise<string[]> =>
    whoNoticed(
      asked.flatMap(({ server, first }) => server.lines.slice(first)),
      await askProbes(asked.map(({ server }) => server)),
      alarmsIn(figures, collector.figures()),
    );
  const mend = await inject(where);
  const context = await within.newContext();
  const began = Date.now();
  try {
    const page = await context.newPage();
    const answer = await page.goto(front.url + path, { waitUntil: 'domcontentloaded', timeout: PATIENCE_MS }).catch(() => null);
    let noticedBy: string[] = [];
    while (!noticedBy.length && Date.now() - began < (isControl ? CONTROL_MS : PATIENCE_MS)) {
      await pause(500);
      noticedBy = await look();
    }
    const seconds = noticedBy.length ? (Date.now() - began) / 1000 : null;
    // What takes the place of a section that failed is there a moment after it was told of; metrics come a moment after the log.
    await pause(2 * METRICS_MS);
    noticedBy = await look();
    const text = (await page.locator('body').textContent()) ?? '';
    if (pictures) await takePictures(page, join(pictures, name.replaceAll(/\W+/g, '-')), path);
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

/** Asks each server itself, as whoever restarts it does. */
async function askProbes(asked: readonly StagingServer[]): Promise<Record<string, number>> {
  const questions = asked.flatMap(({ url }, place) =>
    probes.map((probe) => ({ name: asked.length > 1 ? `host ${place + 1} ${probe}` : probe, address: url + probe })),
  );
  const statuses = await Promise.all(
    questions.map(async ({ name, address }) => {
      const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
      return [name, answer?.status ?? 0] as const;
    }),
  );
  return Object.fromEntries(statuses);
}
