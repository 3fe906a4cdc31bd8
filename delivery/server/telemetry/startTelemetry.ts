import { diag, DiagLogLevel } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Watch } from '../watch/Watch.ts';
import { onBackendCalls } from './onBackendCalls.ts';
import { measure } from './measure.ts';
import { trace } from './trace.ts';

/** A collector that is away must not keep a server from ending. */
const farewellMs = 5_000;
const name = 'composition-server';

interface TelemetryOptions {
  environment: string;
  /** Of the collector, without trailing slash. */
  telemetryUrl: string;
  /** Milliseconds between two sendings of metrics. */
  telemetryPause: number;
  /** The project whose calls are counted. */
  hosted: { url: string };
  log: (line: string) => void;
}

/**
 * Sends metrics and traces to a collector, by OTLP over HTTP.
 *
 * @returns what to tell, and what sends the rest and ends it
 */
export function startTelemetry({ environment, telemetryUrl, telemetryPause, hosted, log }: TelemetryOptions): {
  watch: Watch;
  stop: () => Promise<void>;
} {
  const tell = (message: string): void => log(`Telemetry: ${message}`);
  diag.setLogger({ error: tell, warn: tell, info: () => {}, debug: () => {}, verbose: () => {} }, DiagLogLevel.WARN);
  const resource = resourceFromAttributes({ 'service.name': name, 'deployment.environment.name': environment });
  const exporter = new OTLPMetricExporter({ url: `${telemetryUrl}/v1/metrics` });
  // One is given up before the next is due.
  const times = { exportIntervalMillis: telemetryPause, exportTimeoutMillis: Math.min(telemetryPause, 30_000) };
  const meters = new MeterProvider({ resource, readers: [new PeriodicExportingMetricReader({ exporter, ...times })] });
  const spans = new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${telemetryUrl}/v1/traces` }) });
  const tracers = new TracerProvider({ resource, spanProcessors: [spans] });
  const figures = measure(meters.getMeter(name));
  const traces = trace(tracers.getTracer(name));
  const forget = onBackendCalls(hosted.url, [figures.called, traces.called]);
  const watch: Watch = {
    asked: (request) => {
      const { during, answered } = traces.asked(request);
      return {
        during,
        answered: (answer) => {
          answered(answer);
          figures.answered(answer);
        },
      };
    },
    rendered: figures.rendered,
    reported: figures.reported,
    follow: figures.follow,
    tries: figures.tries,
  };
  const stop = async (): Promise<void> => {
    forget();
    const late = new Promise((resolve) => setTimeout(resolve, farewellMs).unref());
    const sent = Promise.all([meters.shutdown(), tracers.shutdown()]).catch((error: Error) => tell(error.message));
    await Promise.race([sent, late]);
    diag.disable();
  };
  return { watch, stop };
}
