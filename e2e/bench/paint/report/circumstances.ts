import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import type { Circumstances } from './PaintResults.ts';

/** @param args of the command line */
export function circumstancesOf(browser: Browser, args: readonly string[]): Circumstances {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain') ? ', changed' : '';
  return {
    date: new Date().toISOString(),
    command: ['npm run bench:paint', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
    commit: `${git('rev-parse', '--short', 'HEAD')}${changed}`,
    cpu: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    node: process.version,
    chromium: browser.version(),
    load: loadavg()[0]!,
  };
}
