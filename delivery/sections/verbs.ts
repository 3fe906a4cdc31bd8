import { attest } from './attest.ts';
import { block, unblock } from './block.ts';
import { canary } from './canary.ts';
import { check } from './check.ts';
import { diff } from './diff.ts';
import { history } from './history.ts';
import { keys } from './keys.ts';
import { preview } from './preview.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { rebuild } from './rebuild.ts';
import { requirements } from './requirements.ts';
import { rollback } from './rollback.ts';
import { sbom } from './sbom.ts';
import { status } from './status.ts';
import { takeOut } from './takeOut.ts';
import type { Verb } from './Verb.ts';
import { whoShips } from './whoShips.ts';

/** What `npm run sections` can do, by the word for it. */
export const verbs: Readonly<Record<string, Verb>> = {
  publish,
  preview,
  check,
  promote,
  canary,
  rollback,
  'take-out': takeOut,
  block,
  unblock,
  rebuild,
  attest,
  require: requirements,
  status,
  history,
  diff,
  'who-ships': whoShips,
  sbom,
  keys,
};
