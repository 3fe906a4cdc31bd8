import assert from 'node:assert/strict';
import { it } from 'node:test';
import { securityLog } from './securityLog.ts';

it('writes one line for an event, whatever its facts hold', () => {
  const lines: string[] = [];
  securityLog(
    (line) => lines.push(line),
    () => new Date('2026-11-22T12:00:00Z'),
  )({
    event: 'csp-violation',
    address: '192.0.2.7',
    outcome: 'blocked',
    page: '/a\nb',
  });
  assert.deepEqual(lines, [
    '{"time":"2026-11-22T12:00:00.000Z","security":true,"event":"csp-violation","address":"192.0.2.7","outcome":"blocked","page":"/a\\nb"}',
  ]);
});
