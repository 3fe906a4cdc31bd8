import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace as spans, type Context, type Tracer } from '@opentelemetry/api';
import type { Watch } from '../watch/Watch.ts';
import type { CallWatch } from './onBackendCalls.ts';

/** A span for every request, and one below it for every call of the backend that it makes. */
export function trace(tracer: Tracer): Pick<Watch, 'asked'> & { called: CallWatch } {
  const current = new AsyncLocalStorage<Context>();
  return {
    asked: ({ method, route, path }) => {
      const attributes = { 'http.request.method': method, 'http.route': route, 'url.path': path };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
      return {
        during: (work) => current.run(spans.setSpan(ROOT_CONTEXT, span), work),
        answered: ({ status, revision }) => {
          span.setAttributes({ 'http.response.status_code': status, 'registry.revision': revision });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    called: ({ method, path }) => {
      const attributes = { 'http.request.method': method, 'url.path': path };
      const span = tracer.startSpan(`${method} ${path}`, { kind: SpanKind.CLIENT, attributes }, current.getStore() ?? ROOT_CONTEXT);
      return ({ status }) => {
        if (status > 0) span.setAttribute('http.response.status_code', status);
        if (status === 0 || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
  };
}
