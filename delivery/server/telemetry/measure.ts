import type { Meter } from '@opentelemetry/api';
import type { Registry } from '@marketplace/section-kit/manifest';
import { lifetime } from '../../registry/lifetime.ts';
import type { ServerOutcomes } from '../canary/serveOutcomes.ts';
import type { AnsweredRequest, OwnedReport, RenderedPage } from '../watch/Watch.ts';
import type { CallWatch } from './onBackendCalls.ts';

const seconds = { unit: 's', advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] } };
/** `2xx`; few enough to count by. */
const classOf = (status: number): string => (status === 0 ? 'none' : `${Math.floor(status / 100)}xx`);

interface Figures {
  answered: (request: AnsweredRequest) => void;
  rendered: (page: RenderedPage) => void;
  reported: (report: OwnedReport) => void;
  called: CallWatch;
  follow: (registry: () => Registry) => void;
  tries: (outcomes: () => ServerOutcomes) => void;
}

/** Counts and times what a server does, by the names of OpenTelemetry where it has some. */
export function measure(meter: Meter): Figures {
  const requests = meter.createHistogram('http.server.request.duration', seconds);
  const renders = meter.createHistogram('page.render.duration', seconds);
  const failures = meter.createCounter('section.failures');
  const paints = meter.createHistogram('page.largest_paint', seconds);
  const answers = meter.createHistogram('page.slowest_answer', seconds);
  const shifts = meter.createHistogram('page.shift', { advice: { explicitBucketBoundaries: [0.01, 0.05, 0.1, 0.25, 0.5] } });
  const calls = meter.createHistogram('backend.call.duration', seconds);
  return {
    answered: ({ method, route, status, milliseconds }) =>
      requests.record(milliseconds / 1000, {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_class': classOf(status),
      }),
    rendered: ({ owner, outcome, milliseconds }) => renders.record(milliseconds / 1000, { section: owner, outcome }),
    reported: (report) => {
      const { section, version, owner, route } = report;
      if (report.kind === 'failure') return failures.add(1, { section, version, owner, phase: report.phase });
      const facts = { section, version, owner, 'http.route': route };
      if (report.lcp !== undefined) paints.record(report.lcp / 1000, facts);
      if (report.inp !== undefined) answers.record(report.inp / 1000, facts);
      if (report.cls !== undefined) shifts.record(report.cls, facts);
    },
    called: ({ path }) => {
      return ({ status, milliseconds }) => calls.record(milliseconds / 1000, { call: path, 'http.response.status_class': classOf(status) });
    },
    follow: (registry) => {
      meter.createObservableGauge('registry.revision').addCallback((result) => result.observe(registry().revision));
      meter
        .createObservableGauge('registry.age', { unit: 's' })
        // By its end: who reverts a canary issues a revision and prolongs nothing.
        .addCallback((result) => result.observe((Date.now() + lifetime - Date.parse(registry().expires)) / 1000));
    },
    tries: (read) => {
      meter.createObservableGauge('canary.percent', { unit: '%' }).addCallback((result) => result.observe(read().canary?.percent ?? 0));
      meter.createObservableGauge('canary.visitors').addCallback((result) => {
        const { outcomes } = read().canary ?? {};
        for (const set of ['live', 'canary'] as const)
          for (const [outcome, count] of Object.entries(outcomes?.[set] ?? {})) result.observe(count, { set, outcome });
      });
    },
  };
}
