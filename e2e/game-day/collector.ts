import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: { stringValue?: string };
}
interface Point {
  attributes: Attribute[];
  count?: number | string;
  asInt?: number | string;
  asDouble?: number;
}
type Metric = { name: string } & Partial<Record<'histogram' | 'gauge' | 'sum', { dataPoints: Point[] }>>;
/** What servers send to `/v1/metrics`, as far as it is read here. */
export interface SentMetrics {
  resourceMetrics: { scopeMetrics: { metrics: Metric[] }[] }[];
}

/** The latest figure of each metric and its attributes, of each server. */
export type Figures = ReadonlyMap<string, ReadonlyMap<string, number>>;

interface Collector {
  /** Address for one server, which tells its figures from those of others. */
  urlOf: (server: string) => string;
  figures: () => Figures;
  close: () => void;
}

/** What is counted, by metric: the figure grows where something is wrong. */
const alarms: Record<string, RegExp> = {
  'section.failures': /./,
  'http.server.request.duration': /status_class=5xx/,
  'backend.call.duration': /status_class=(5xx|none)/,
};

/** Attributes that an alarm goes without. */
const unsaid = /^(version|owner|http\.request\.method)$/;

/** Takes the metrics of servers by OTLP over HTTP. */
export async function openCollector(): Promise<Collector> {
  const latest = new Map<string, ReadonlyMap<string, number>>();
  const server = createServer((request, response) => {
    const [, name, signal] = /^\/([^/]+)\/v1\/(\w+)$/.exec(request.url!) ?? [];
    void json(request).then((body) => {
      if (name && signal === 'metrics') latest.set(name, figuresIn(body as SentMetrics));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { urlOf: (name) => `http://127.0.0.1:${port}/${name}`, figures: () => new Map(latest), close };
}

/** By metric and attributes, such as `section.failures section=mf-catalog phase=render`, of all versions together. */
export function figuresIn({ resourceMetrics }: SentMetrics): ReadonlyMap<string, number> {
  const figures = new Map<string, number>();
  const metrics = resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics));
  for (const { name, histogram, gauge, sum } of metrics)
    for (const { attributes, count, asInt, asDouble } of (histogram ?? gauge ?? sum)?.dataPoints ?? []) {
      const facts = attributes
        .filter(({ key }) => !unsaid.test(key))
        .map(({ key, value }) => `${key.split('.').at(-1)}=${value.stringValue ?? ''}`);
      const label = [name, ...facts].join(' ');
      figures.set(label, (figures.get(label) ?? 0) + Number(count ?? asInt ?? asDouble));
    }
  return figures;
}

/**
 * @param before figures of the moment when something was broken
 * @returns what an operator would be told of by their metrics: each count of failures that grew
 */
export function alarmsIn(before: Figures, after: Figures): string[] {
  const grown = [...after].flatMap(([server, figures]) =>
    [...figures].filter(([name, count]) => isAlarm(name) && count > (before.get(server)?.get(name) ?? 0)).map(([name]) => name),
  );
  return [...new Set(grown)].map((alarm) => `metrics: ${alarm}`);
}

const isAlarm = (name: string): boolean => alarms[name.split(' ')[0]!]?.test(name) ?? false;
