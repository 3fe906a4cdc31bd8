import type { Job, Side } from './requestState';

/** What a dialog about the work of a request is given. */
export interface JobDialogProps {
  requestId: string;
  job: Job;
  side: Side;
  /** Of the other side. */
  name: string;
  /** Secret of the private link of a guest. */
  token: string | null;
  onClose: () => void;
  /** After it was stored. */
  onDone: () => void;
}
