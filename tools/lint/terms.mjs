/**
 * One term per idea, the field's own. What stands on the left was said here before, and a reader of other code bases would
 * search for what stands on the right. Patterns are of identifiers, so that words shown to people stay free.
 */
export const formerTerms = [
  [/\btake_turn\b/, 'enforce_rate_limit'],
  [/\bmove_request\b/, 'transition_request'],
  [/\b(keepHouse|keep_house)\b/, 'runHousekeeping, in SQL daily_maintenance'],
  [/\b\w*[sS]tandstill\w*\b/, 'watchdog'],
  [/\b(oneAtATime|allAtOnce)\b/, 'serialQueue, parallelQueue'],
  [/\b\w*[hH]asRoom\b/, 'hasDiskSpace'],
  [/\bname="trap"|\btrap: honeypot\b/, 'honeypot'],
  [/\b(useSaid|Said)\b/, 'useLocalizedText, LocalizedText'],
  [/\b(lentFiles|borrowedShares|lends: z|borrows: z)\b/, 'provides, consumes'],
  [/\b(MOST|LONGEST)(_[A-Z_]+)?\b/, 'MAX_…, MAX_…_LENGTH'],
  [/\b(LEAST_[A-Z_]+|SHORTEST(_[A-Z_]+)?)\b/, 'MIN_…, MIN_…_LENGTH'],
  [/\buseGoods\b/, 'useProducts'],
  [/\b(readCarried|writeCarried|keepCarried|[cC]arriedInputs|carriedStore)\b/, 'prefill'],
  [/\bopenSending\b/, 'openSendAttempt'],
  [/\b(ReadError|Refusal|RefusalKind|FileError|FileProblem|fileProblemOf|PhotoFault)\b/, 'AppError, told apart by its kind'],
  [/\buseAskedQuery\b/, 'useSearchQuery'],
];

/** Folders that were twins of another one. */
export const formerFolders = [
  [/^mf-services\/src\/compare\//, 'comparison/providers'],
  [/^mf-services\/src\/service\//, 'provider'],
  [/^mf-catalog\/src\/(deal|offers)\//, 'deals'],
  [/^mf-catalog\/src\/material\//, 'materials/material-page'],
  [/^mf-catalog\/src\/hub\//, 'material-hub'],
  [/^supabase\/seeds\//, 'seed/sql'],
  [/^shared-ui\/src\/amounts\//, 'price-range, progress-bar'],
];
