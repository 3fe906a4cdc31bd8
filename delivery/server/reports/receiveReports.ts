import type { Context } from 'hono';
import { findRoute, splitLocale, type Registry } from '@marketplace/section-kit/manifest';
import { z } from 'zod';
import { securityLog } from '@marketplace/node-kit/securityLog';
import type { AppEnv } from '../createApp.ts';
import { visitorOf, type Trusts } from '../backend/visitorAddress.ts';
import { describeAddress } from '../watch/describeAddress.ts';
import { limitReports } from './limitReports.ts';

/** Bytes of one message, which holds several reports. */
const maxMessage = 16 * 1024;
/** Reports of one message that are written down. */
const maxReports = 5;
/** Messages of one visitor in a minute. */
const perMinute = 10;

/** A report as `report-to` sends it, and as `report-uri` does. */
const reportSchema = z
  .object({ body: z.object({ effectiveDirective: z.string(), blockedURL: z.string().default(''), documentURL: z.string().default('') }) })
  .transform(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL, page: body.documentURL }))
  .or(
    z
      .object({
        'csp-report': z.object({
          'effective-directive': z.string().optional(),
          'violated-directive': z.string().default('unknown'),
          'blocked-uri': z.string().default(''),
          'document-uri': z.string().default(''),
        }),
      })
      .transform(({ 'csp-report': report }) => ({
        directive: report['effective-directive'] ?? report['violated-directive'],
        blocked: report['blocked-uri'],
        page: report['document-uri'],
      })),
  );

interface ReportSources {
  log: (line: string) => void;
  trustsProxy: Trusts;
  /** The verified registry of this moment. */
  registry: () => Registry;
  /** Public address without trailing slash. */
  siteUrl: string;
}

/**
 * Takes what browsers report of blocked scripts, styles and connections, and writes one line for each. Only origins and paths are
 * written down: a query may hold what somebody searched for, a fragment a secret; of a private link, only its pattern. A page of ours
 * comes with its section and the team that answers for it.
 *
 * @returns the handlers of `POST /csp-reports`, in their order
 */
export function receiveReports({ log, trustsProxy, registry, siteUrl }: ReportSources) {
  const tell = securityLog(log);
  const receive = async (context: Context<AppEnv>): Promise<Response> => {
    const address = visitorOf(context, trustsProxy);
    const message: unknown = await context.req.json().catch(() => null);
    for (const each of [message].flat().slice(0, maxReports)) {
      const { data } = reportSchema.safeParse(each);
      if (!data) continue;
      const [blocked, page] = [data.blocked, data.page].map((text) => withoutSecrets(text, siteUrl, registry()));
      const whose = ownerOfPage(data.page, siteUrl, registry());
      tell({ event: 'csp-violation', outcome: 'blocked', address, directive: data.directive.slice(0, 40), blocked, page, ...whose });
    }
    return context.body(null, 204);
  };
  return [limitReports({ maxBytes: maxMessage, perMinute, trustsProxy }), receive] as const;
}

/** Browsers write `inline` and `eval` where nothing was fetched. */
function withoutSecrets(text: string, siteUrl: string, registry: Registry): string {
  const url = URL.parse(text);
  if (!url?.origin || url.origin === 'null') return (url?.protocol ?? text).slice(0, 200);
  const path = url.origin === siteUrl ? describeAddress(registry, url.pathname).path : url.pathname;
  return (url.origin + path).slice(0, 200);
}

/** The section whose page it is and who answers for it, with the revision of now; nothing for a page of others. */
function ownerOfPage(text: string, siteUrl: string, { revision, sections }: Registry): object {
  const url = URL.parse(text);
  if (url?.origin !== siteUrl) return {};
  const { path } = splitLocale(url.pathname);
  const routes = Object.values(sections).flatMap(({ manifest, artifact }) =>
    manifest.routes.map((route) => ({ ...route, section: manifest.name, version: artifact.version, owner: manifest.owner })),
  );
  const found = findRoute(routes, path)?.route;
  return found ? { section: found.section, version: found.version, owner: found.owner, revision } : { revision };
}
