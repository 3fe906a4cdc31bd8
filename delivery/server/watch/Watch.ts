import type { PageReport, Registry } from '@marketplace/section-kit/manifest';
import type { ServerOutcomes } from '../canary/serveOutcomes.ts';
import type { DescribedAddress } from './describeAddress.ts';

/** A request as it came. */
export interface AskedRequest extends DescribedAddress {
  method: string;
  /** Who asks, as limits count it. */
  address: string;
}

/** A request whose answer is out, or that nobody waits for any more. */
export interface AnsweredRequest extends AskedRequest {
  /** 499 when the visitor left before the answer was out. */
  status: number;
  milliseconds: number;
  /** Sent, with headers. */
  bytes: number;
  /** Of the registry that answered. */
  revision: number;
}

export interface RenderedPage {
  /** Section whose page it is. */
  owner: string;
  milliseconds: number;
  /** `browser`: nothing could be rendered in time, so the page begins in the browser. */
  outcome: 'rendered' | 'browser';
}

/** What a page told of itself, with whom that concerns. */
export type OwnedReport = PageReport & {
  /** The team that answers for the section. */
  owner: string;
  /** The pattern that the page's address follows. */
  route: string;
  /** Of a failure: whether fetching it again could help. What was fetched and failed then does so again, until another version runs. */
  retryable?: boolean;
};

/** Is told what a server does. */
export interface Watch {
  /** A request has come. @returns takes its answer; everything that `during` runs belongs to the request */
  asked: (request: AskedRequest) => { during?: <T>(work: () => T) => T; answered: (request: AnsweredRequest) => void };
  rendered?: (page: RenderedPage) => void;
  reported?: (report: OwnedReport) => void;
  /** Is given, once, how to find the registry of each moment. */
  follow?: (registry: () => Registry) => void;
  /** Is given, once, how to find how the visitors of the canary of each moment fare. */
  tries?: (outcomes: () => ServerOutcomes) => void;
}
