import assert from 'node:assert/strict';
import { it } from 'node:test';
import { alarmsIn, figuresIn, openCollector, type SentMetrics } from './collector.ts';

const fact = (key: string, stringValue: string) => ({ key, value: { stringValue } });
const sent = (failures: number, revision: number): SentMetrics => {
  const request = (status: string, count: number) => ({
    attributes: [fact('http.request.method', 'GET'), fact('http.route', '/services'), fact('http.response.status_class', status)],
    count,
  });
  const failed = (version: string, asInt: number) => ({
    attributes: [fact('section', 'mf-services'), fact('version', version), fact('owner', 'Services team'), fact('phase', 'render')],
    asInt,
  });
  const metrics = [
    { name: 'section.failures', sum: { dataPoints: [failed('1.4.0', failures), failed('1.3.0', 5)] } },
    { name: 'http.server.request.duration', histogram: { dataPoints: [request('2xx', failures * 9), request('5xx', failures)] } },
    { name: 'registry.revision', gauge: { dataPoints: [{ attributes: [], asInt: revision }] } },
  ];
  return { resourceMetrics: [{ scopeMetrics: [{ metrics }] }] };
};
const figures = (...servers: SentMetrics[]) => new Map(servers.map((metrics, index) => [`host-${index + 1}`, figuresIn(metrics)]));

it('metrics tell of what failed since something was broken, and of nothing else', () => {
  const alarms = [
    'metrics: section.failures section=mf-services phase=render',
    'metrics: http.server.request.duration route=/services status_class=5xx',
  ];
  assert.deepEqual(alarmsIn(figures(sent(2, 7)), figures(sent(3, 7))), alarms);
  assert.deepEqual(alarmsIn(new Map(), figures(sent(1, 7))), alarms);
  assert.deepEqual(alarmsIn(figures(sent(2, 7), sent(0, 7)), figures(sent(2, 7), sent(1, 8))), alarms);
  assert.deepEqual(alarmsIn(figures(sent(2, 7)), figures(sent(2, 8))), []);
});

it('a collector keeps the latest figures of each server, and takes traces without keeping them', async () => {
  const { urlOf, figures: read, close } = await openCollector();
  const send = (server: string, signal: string, body: object) =>
    fetch(`${urlOf(server)}/v1/${signal}`, { method: 'POST', body: JSON.stringify(body) });
  try {
    await send('host-1', 'metrics', sent(1, 7));
    await send('host-1', 'metrics', sent(2, 8));
    await send('host-2', 'metrics', sent(0, 7));
    assert.equal((await send('host-2', 'traces', { resourceSpans: [] })).status, 200);
    assert.deepEqual(
      [...read()].map(([server, found]) => [server, found.get('registry.revision')]),
      [
        ['host-1', 8],
        ['host-2', 7],
      ],
    );
  } finally {
    close();
  }
});
