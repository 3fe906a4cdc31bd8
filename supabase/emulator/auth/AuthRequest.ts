import type { Database } from '../database/Database.ts';
import type { AccountMailer } from '../mail/accountMailer.ts';
import type { AttemptLimit } from '@marketplace/node-kit/attemptLimit';

/** A POST to one of the Auth paths that need more than the library does, with a valid key and an e-mail address. */
interface AuthRequest {
  body: Record<string, unknown>;
  /** As typed in lower case: the form accounts are stored in. */
  email: string;
  /** Client address, for the limits. */
  address: string;
  /** Hands the request to the library. */
  forward: () => Promise<Response>;
}

export interface AuthContext {
  database: Database;
  mailer: AccountMailer;
  wrongSignIns: AttemptLimit;
}

export type AuthRule = (request: AuthRequest, context: AuthContext) => Promise<Response>;
