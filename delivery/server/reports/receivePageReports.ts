import type { Context } from 'hono';
import { pageReportSchema, type PageReport, type Registry } from '@marketplace/section-kit/manifest';
import type { AppEnv } from '../createApp.ts';
import type { Trusts } from '../backend/visitorAddress.ts';
import { describeAddress } from '../watch/describeAddress.ts';
import type { Watch } from '../watch/Watch.ts';
import type { Outcomes } from '../canary/Outcomes.ts';
import { visitorNumber } from '../canary/visitorNumber.ts';
import { limitReports } from './limitReports.ts';

type Failure = Extract<PageReport, { kind: 'failure' }>;

const maxBytes = 2 * 1024;
/** Reports of one visitor in a minute: a page tells of ten failures at most, and of itself once. */
const perMinute = 30;
/** Phases that end with what came over the line; in every other one the code was there, and would fail in the same way. */
const fetching: readonly Failure['phase'][] = ['entry', 'chunk'];
const mailAddress = /[^\s<>"']+@[^\s<>"']+/g;

interface PageReportSources {
  trustsProxy: Trusts;
  /** The verified registry of this moment. */
  registry: () => Registry;
  watches: readonly Watch[];
  /** Counts what visitors in a canary, and beside it, report. */
  outcomes: Outcomes;
  /** Public address without trailing slash. */
  siteUrl: string;
}

/**
 * Takes what pages report of themselves and hands it, with the team that answers for the section, to whoever watches. What is not
 * about a version that this environment runs, or would fall back to, is dropped: anybody may send anything here.
 *
 * @returns the handlers of `POST /page-reports`, in their order
 */
export function receivePageReports({ trustsProxy, registry, watches, outcomes, siteUrl }: PageReportSources) {
  const receive = async (context: Context<AppEnv>): Promise<Response> => {
    const { data } = pageReportSchema.safeParse(await context.req.json().catch(() => null));
    const owner = data && ownerOf(registry(), data);
    if (owner) {
      const { route, path } = describeAddress(registry(), data.page);
      const told = { ...data, ...('phase' in data && ofFailure(data)), owner, route, page: path };
      outcomes.reported(registry(), visitorNumber(context, siteUrl), data);
      for (const { reported } of watches) reported?.(told);
    }
    return context.body(null, 204);
  };
  return [limitReports({ maxBytes, perMinute, trustsProxy }), receive] as const;
}

function ofFailure({ phase, message }: Failure): { message: string; retryable: boolean } {
  return { message: message.replace(mailAddress, '…'), retryable: fetching.includes(phase) };
}

function ownerOf({ shell, sections, canary }: Registry, { section, version }: PageReport): string | null {
  if (section === 'shell') return version === shell.version ? 'shell' : null;
  const found = Object.hasOwn(sections, section) ? sections[section]! : null;
  const tried = canary && Object.hasOwn(canary.sections, section) ? canary.sections[section]! : null;
  const runs = [found?.artifact, found?.previous, tried?.artifact].some((artifact) => artifact?.version === version);
  return found && runs ? found.manifest.owner : null;
}
