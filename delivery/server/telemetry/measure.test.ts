import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createNoopMeter, type ObservableCallback } from '@opentelemetry/api';
import type { Registry } from '@marketplace/section-kit/manifest';
import { lifetime } from '../../registry/lifetime.ts';
import { measure } from './measure.ts';

const day = 86_400;

/** What a gauge says of a registry. */
function gauge(name: string, registry: Pick<Registry, 'issued' | 'expires'>): number {
  const meter = createNoopMeter();
  let said = Number.NaN;
  meter.createObservableGauge = (each) => ({
    addCallback: (callback: ObservableCallback) => {
      if (each === name) void callback({ observe: (value) => (said = value) });
    },
    removeCallback: () => {},
  });
  measure(meter).follow(() => registry as Registry);
  return said;
}

it('the age of a registry goes on when a canary is reverted, which prolongs nothing', () => {
  const at = (days: number) => new Date(Date.now() + days * day * 1000).toISOString();
  const promoted = gauge('registry.age', { issued: at(-19), expires: new Date(Date.parse(at(-19)) + lifetime).toISOString() });
  const reverted = gauge('registry.age', { issued: at(0), expires: at(11) });
  assert.deepEqual([Math.round(promoted / day), Math.round(reverted / day)], [19, 19]);
});
