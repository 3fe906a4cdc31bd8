import type { Status } from './statuses';

/** What is known of an application that was just stored. */
export interface SentApplication {
  reference: string;
  status: Status;
  email: string;
}
