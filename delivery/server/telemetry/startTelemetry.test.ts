import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
import { beginCanary } from '../../registry/canary.ts';
import { reason } from '../../testing/publishBuilds.ts';
import { fakeBackend, serveBuilds } from '../../testing/serveBuilds.ts';
import { writeBuild } from '../../testing/writeBuild.ts';
import { startTelemetry } from './startTelemetry.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface Point {
  attributes: Attribute[];
  count?: number;
  asInt?: number;
  asDouble?: number;
}
interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
}

/** A collector on loopback that keeps what it is sent, by address. */
async function collector() {
  const taken = new Map<string, unknown[]>();
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      taken.set(request.url!, [...(taken.get(request.url!) ?? []), body]);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  after(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, taken };
}

const factsOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

const { url: telemetryUrl, taken } = await collector();
const backend = await fakeBackend((_, response) => response.end('{"samples":false}'));
const lines: string[] = [];
const { watch, stop } = startTelemetry({
  environment: 'production',
  telemetryUrl,
  telemetryPause: 60_000,
  hosted: { url: backend.origin()! },
  log: (line) => lines.push(line),
});
const title = { en: 'Page', fr: 'Page' };
const routes = [
  { path: '/sample', title, chunk: 'sample-page' },
  { path: '/r/:token', title, chunk: 'sample-page', indexed: false },
];
const files = { 'server.cjs': 'exports.shares = {}; exports.render = async () => null;' };
const { get, dataDir, store, registry } = await serveBuilds(
  [
    { name: 'shell', files },
    { name: 'mf-sample', manifest: { routes } },
  ],
  { backend, watches: [watch] },
);
for (const path of ['/sample?search=s3cret', '/r/s3cret', '/nothing/s3cret']) await (await get(path)).arrayBuffer();
const report = { revision: 1, page: '/r/s3cret', section: 'mf-sample', version: '1.0.0' };
for (const told of [
  { kind: 'failure', ...report, phase: 'render', attempt: 1, message: 's3cret is undefined' },
  { kind: 'vitals', ...report, lcp: 900, inp: 40, cls: 0.02 },
])
  await get('/page-reports', { method: 'POST', body: JSON.stringify(told) });
store.publish(writeBuild(join(dataDir, 'next'), { name: 'mf-sample', version: '1.1.0', manifest: { routes } }));
beginCanary(registry, store, { versions: { 'mf-sample': '1.1.0' }, percent: 100 }, reason);
await (await get('/sample', { headers: { cookie: '__Host-visitor=7' } })).arrayBuffer();
await stop();

describe('what a collector is sent', () => {
  const metrics = taken.get('/v1/metrics') as {
    resourceMetrics: { resource: { attributes: Attribute[] }; scopeMetrics: { metrics: unknown[] }[] }[];
  }[];
  const measured = metrics[0]!.resourceMetrics[0]!.scopeMetrics[0]!.metrics as {
    name: string;
    histogram?: { dataPoints: Point[] };
    gauge?: { dataPoints: Point[] };
    sum?: { dataPoints: Point[] };
  }[];
  const pointsOf = (name: string): Point[] => {
    const found = measured.find((metric) => metric.name === name)!;
    return (found.histogram ?? found.gauge ?? found.sum)!.dataPoints;
  };

  it('names the server and its environment', () => {
    assert.deepEqual(factsOf(metrics[0]!.resourceMetrics[0]!.resource.attributes), {
      'service.name': 'composition-server',
      'deployment.environment.name': 'production',
    });
  });

  it('counts and times requests by pattern and class of status', () => {
    assert.deepEqual(
      pointsOf('http.server.request.duration').map(({ attributes, count }) => [...Object.values(factsOf(attributes)), count]),
      [
        ['GET', '/sample', '2xx', 2],
        ['GET', '/r/:token', '2xx', 1],
        ['GET', '/*', '4xx', 1],
        ['POST', '/page-reports', '2xx', 2],
      ],
    );
  });

  it('counts and times renders and calls of the backend', () => {
    assert.deepEqual(
      pointsOf('page.render.duration').map(({ attributes }) => factsOf(attributes)),
      [{ section: 'mf-sample', outcome: 'browser' }],
    );
    const calls = pointsOf('backend.call.duration').map(({ attributes }) => factsOf(attributes));
    assert.deepEqual(calls[0], { call: '/rest/v1/rpc/site_facts', 'http.response.status_class': '2xx' });
  });

  it('counts what failed in pages and times how they were, by section, version and who answers for it', () => {
    const whose = { section: 'mf-sample', version: '1.0.0', owner: 'tests' };
    const factsOfAll = (name: string) => pointsOf(name).map(({ attributes }) => factsOf(attributes));
    assert.deepEqual(factsOfAll('section.failures'), [{ ...whose, phase: 'render' }]);
    for (const name of ['page.largest_paint', 'page.slowest_answer', 'page.shift'])
      assert.deepEqual(factsOfAll(name), [{ ...whose, 'http.route': '/r/:token' }]);
  });

  it('says which revision runs and how old it is', () => {
    assert.equal(Number(pointsOf('registry.revision')[0]!.asInt ?? pointsOf('registry.revision')[0]!.asDouble), 2);
    assert.ok(pointsOf('registry.age')[0]!.asDouble! < 600);
  });

  it('says how many a canary reaches, and how they fare beside the others', () => {
    assert.equal(Number(pointsOf('canary.percent')[0]!.asInt ?? pointsOf('canary.percent')[0]!.asDouble), 100);
    const counted = pointsOf('canary.visitors').map(({ attributes, asInt, asDouble }) => [
      ...Object.values(factsOf(attributes)),
      Number(asInt ?? asDouble),
    ]);
    assert.deepEqual(
      counted.filter(([, outcome]) => outcome === 'visitors' || outcome === 'failed'),
      [
        ['live', 'visitors', 0],
        ['live', 'failed', 0],
        ['canary', 'visitors', 1],
        ['canary', 'failed', 0],
      ],
    );
  });

  it('follows a request into its calls', () => {
    const traces = taken.get('/v1/traces') as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }[];
    const spans = traces.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
    const page = spans.find(({ name }) => name === 'GET /sample')!;
    const call = spans.find(({ name }) => name === 'POST /rest/v1/rpc/site_facts')!;
    assert.deepEqual([call.traceId, call.parentSpanId], [page.traceId, page.spanId]);
    assert.deepEqual(factsOf(page.attributes), {
      'http.request.method': 'GET',
      'http.route': '/sample',
      'url.path': '/sample',
      'http.response.status_code': 200,
      'registry.revision': 1,
    });
  });

  it('holds neither secrets nor what was searched for', () => {
    assert.ok(!JSON.stringify([...taken.values()]).includes('s3cret'));
    assert.deepEqual(lines, []);
  });
});
