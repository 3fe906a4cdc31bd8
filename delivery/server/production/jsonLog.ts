import type { Watch } from '../watch/Watch.ts';

export interface JsonLog {
  /** Writes one event with its facts, as a line that begins with its time. */
  tell: (event: string, facts?: Record<string, unknown>) => void;
  /** Writes what the server has to say in words; what is an event of security already goes out as it is. */
  log: (line: string) => void;
  /** Writes a line for every request, and for what pages report. */
  watch: Watch;
}

/** A log for programs: every line is one JSON object. */
export function jsonLog(write: (line: string) => void, now: () => Date = () => new Date()): JsonLog {
  const tell: JsonLog['tell'] = (event, facts) => write(JSON.stringify({ time: now().toISOString(), event, ...facts }));
  return {
    tell,
    log: (line) => (line.startsWith('{"time":') ? write(line) : tell('notice', { message: line })),
    watch: {
      asked: () => ({
        answered: ({ method, route, path, status, milliseconds, bytes, revision, address }) =>
          tell('request', { method, route, path, status, ms: Math.round(milliseconds * 10) / 10, bytes, revision, address }),
      }),
      reported: ({ kind, ...report }) => tell(kind === 'failure' ? 'section-failed' : 'page-vitals', report),
    },
  };
}
