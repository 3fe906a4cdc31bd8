import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Composition } from '@marketplace/section-kit/manifest';
import { reportOf } from './signReport.ts';

const section = (name: string, version: string) => ({ name, current: { version, integrity: { 'remoteEntry.js': `sha384-${name}` } } });
const composition = {
  environment: 'staging',
  revision: 7,
  shell: { version: '2.0.0' },
  sections: [section('mf-services', '1.4.0'), section('mf-catalog', '3.0.0')],
} as unknown as Composition;

it('a report says everything that ran, and of what was looked at which scripts they were', () => {
  const found = { views: 8, faults: 1, unseen: ['/r/:token'] };
  assert.deepEqual(reportOf('https://staging.example.ca', composition, { sections: ['mf-services'], ...found }), {
    site: 'https://staging.example.ca',
    environment: 'staging',
    revision: 7,
    versions: { shell: '2.0.0', 'mf-services': '1.4.0', 'mf-catalog': '3.0.0' },
    ...found,
    scripts: { 'mf-services': { 'remoteEntry.js': 'sha384-mf-services' } },
  });
});
