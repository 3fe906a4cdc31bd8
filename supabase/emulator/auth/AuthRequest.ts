import type { Database } from '../database/Database.ts';
import type { AccountMailer } from '../mail/accountMailer.ts';
import type { AttemptLimit } from '@marketplace/node-kit/attemptLimit';

/** A request to one of the Auth paths that need more than the library does, with a valid key or from a mail's link. */
export interface AuthRequest {
  url: URL;
  headers: Headers;
  /** Empty for a link. */
  body: Record<string, unknown>;
  /** Client address, for the limits. */
  address: string;
  /** Hands the request to the library. */
  forward: () => Promise<Response>;
}

/** A request that names an account. */
interface NamedAuthRequest extends AuthRequest {
  /** As typed in lower case: the form accounts are stored in. */
  email: string;
}

export interface AuthContext {
  database: Database;
  mailer: AccountMailer;
  wrongSignIns: AttemptLimit;
  /** Stores what is counted, so that a wrong attempt that was answered counts after a crash too. Never rejects. */
  saveAttempts: () => Promise<void>;
  siteUrl: string;
  /** Asks the library's own server, past the rules. */
  serve: (request: Request) => Promise<Response>;
}

export type AuthRule = (request: AuthRequest, context: AuthContext) => Promise<Response>;
export type NamedAuthRule = (request: NamedAuthRequest, context: AuthContext) => Promise<Response>;
