import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../artifact/listFiles.ts';
import { ContentError } from '../ContentError.ts';
import { DAY_MS, dueText } from './dueText.ts';

/** `effectiveTo: '2026-12-31'`, `verifiedOn = '2026-11-20'`, `rightsNotedOn = '…'`, and `read November 20, 2026'` at the end of a source. */
const dates = /\b(effectiveTo|verifiedOn|(?:\w+N|n)otedOn)\s*[:=]\s*'(\d{4}-\d\d-\d\d)'|\bread (\p{Lu}\p{Ll}+ \d{1,2}, \d{4})'/gu;

/**
 * Dated rules of a package's code that pass within a month, or have passed: tables of the calculators, notes on the law, rates of tax.
 * A table that another one follows on the day after its end passes for nobody.
 *
 * @param dir folder of the package; its code stands in `src`, or at its top
 * @param today an ISO date
 */
export function listDueRules(dir: string, today: string): ContentError[] {
  const src = join(dir, 'src');
  const files = existsSync(src)
    ? listFiles(src).map((file) => join(src, file))
    : listFiles(dir).flatMap((file) => (file.includes('/') ? [] : join(dir, file)));
  return files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file)).flatMap((file) => dueIn(file, today));
}

function dueIn(path: string, today: string): ContentError[] {
  const code = readFileSync(path, 'utf8');
  const found = new Map<string, ContentError>();
  for (const { 1: name, 2: day, 3: spoken, index } of code.matchAll(dates)) {
    const field = name?.endsWith('otedOn') ? 'notedOn' : (name ?? 'readOn');
    const value = day ?? isoDay(Date.parse(`${spoken!} UTC`));
    if (field === 'effectiveTo' && code.includes(`effectiveFrom: '${isoDay(Date.parse(value) + DAY_MS)}'`)) continue;
    const text = dueText(field, value, today);
    if (text && !found.has(text)) found.set(text, new ContentError(path, code.slice(0, index).split('\n').length, text));
  }
  return [...found.values()];
}

const isoDay = (time: number): string => (Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10));
