import type { MiddlewareHandler } from 'hono';
import type { Registry } from '@marketplace/section-kit/manifest';
import { visitorOf, type Trusts } from '../backend/visitorAddress.ts';
import type { AppEnv } from '../createApp.ts';
import { describeAddress } from './describeAddress.ts';
import type { AskedRequest, Watch } from './Watch.ts';

/** As nginx calls it: the visitor closed the connection before the answer was out. */
const leftEarly = 499;

interface WatchSources {
  registry: () => Registry;
  trustsProxy: Trusts;
  watches: readonly Watch[];
}

/** Tells watches of every request, once its last byte is out or its connection gone. */
export function watchRequests({ registry, trustsProxy, watches }: WatchSources): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const began = performance.now();
    const { incoming, outgoing } = context.env;
    const sentBefore = incoming.socket.bytesWritten;
    const request: AskedRequest = {
      method: context.req.method,
      ...describeAddress(registry(), new URL(context.req.url).pathname),
      address: visitorOf(context, trustsProxy),
    };
    const told = watches.map((watch) => watch.asked(request));
    outgoing.once('close', () => {
      const answer = {
        ...request,
        status: outgoing.writableFinished ? outgoing.statusCode : leftEarly,
        milliseconds: performance.now() - began,
        bytes: incoming.socket.bytesWritten - sentBefore,
        revision: registry().revision,
      };
      for (const { answered } of told) answered(answer);
    });
    await told.reduceRight((work: () => Promise<void>, { during }) => (during ? () => during(work) : work), next)();
  };
}
