/** Something that who watches over the product may have to look into. */
export interface SecurityEvent {
  /** What happened, such as `csp-violation` or `sign-in-refused`. */
  event: string;
  /** Network address of the visitor, as limits count it. */
  address?: string;
  /** Id of the account that acted, where one did. Never an address of email, which is personal and reaches backups of logs. */
  actor?: string;
  outcome: string;
  /** Facts without secrets and without what people typed. */
  [fact: string]: string | number | boolean | undefined;
}

export type SecurityLog = (event: SecurityEvent) => void;

/**
 * Writes each event as one line of JSON that begins with its time.
 *
 * @param write takes one line
 */
export function securityLog(write: (line: string) => void, now: () => Date = () => new Date()): SecurityLog {
  return (event) => write(JSON.stringify({ time: now().toISOString(), security: true, ...event }));
}
