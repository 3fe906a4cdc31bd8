import type { PaintResult } from '../measurePaint.ts';
import type { ServerResult } from '../server/measureServer.ts';
import type { ChangeResult } from '../switches/measureChanges.ts';
import type { Sample } from '../switches/growthOf.ts';

/** Where and how something was measured. */
export interface Circumstances {
  /** ISO. */
  date: string;
  command: string;
  commit: string;
  cpu: string;
  node: string;
  chromium: string;
  /** Processes that wanted a processor before the measuring began, over a minute. */
  load: number;
}

/** All that a run of the bench leaves behind. */
export interface PaintResults {
  circumstances: Circumstances;
  paint: PaintResult[];
  /** Of the product, and of a page that was made to leak. */
  switches: { product: Sample[]; leaking: Sample[] } | null;
  changes: ChangeResult[];
  server: ServerResult[];
}
