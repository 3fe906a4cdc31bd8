import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '@playwright/test';
import type { SectionError } from '../support/sectionErrors.ts';
import { openPage } from './openPage.ts';

const answer = (status: number) => ({ goto: async () => ({ status: () => status }) }) as unknown as Pick<Page, 'goto'>;
const settled = async (): Promise<void> => undefined;
const report: SectionError = { section: 'mf-catalog', version: '1.4.0', phase: 'render', attempt: 1, message: 'spoiled' };

describe('a page that is checked', () => {
  const faults = (page: Pick<Page, 'goto'>, wait = settled, ...errors: SectionError[]) =>
    openPage(page, 'http://site/a', { settled: wait, reports: async () => errors });

  it('is what was asked for when it is answered and no section fails', async () => {
    assert.deepEqual(await faults(answer(200)), []);
  });

  it('is at fault for a section that failed, though its last good version is shown', async () => {
    assert.deepEqual(await faults(answer(200), settled, report), ['mf-catalog 1.4.0 failed (render): spoiled']);
  });

  it('is at fault for an answer that is a failure', async () => {
    for (const status of [404, 500, 503]) assert.deepEqual(await faults(answer(status)), [`the answer is ${status}`]);
  });

  it('is at fault when it never comes or never settles, with what the shell says of it', async () => {
    const unreachable = { goto: () => Promise.reject(new Error('net::ERR_CONNECTION_REFUSED\n  at …')) };
    assert.deepEqual(await faults(unreachable, settled, report), ['net::ERR_CONNECTION_REFUSED']);
    const busy = (): Promise<void> => Promise.reject(new Error('Timeout\n  at …'));
    assert.deepEqual(await faults(answer(200), busy, report), ['Timeout', 'mf-catalog 1.4.0 failed (render): spoiled']);
  });
});
