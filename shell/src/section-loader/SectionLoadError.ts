/** How far a section came; `contract`: its code is not what was agreed on, `handler`: something it did later, `crash`: it has failed on this device before and was not started. */
export type LoadPhase = 'entry' | 'chunk' | 'contract' | 'render' | 'handler' | 'crash';

/** Why a section is not there. `phase` says how far it came. */
export class SectionLoadError extends Error {
  override name = 'SectionLoadError';
  readonly phase: LoadPhase;
  /** A second try cannot help: nothing answered in time, or the versions do not fit. */
  readonly isFinal: boolean;

  constructor(phase: LoadPhase, message: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.phase = phase;
    this.isFinal = isFinal;
  }
}

/** Wraps whatever a script or the federation runtime threw. */
export function toLoadError(phase: LoadPhase, error: unknown): SectionLoadError {
  if (error instanceof SectionLoadError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new SectionLoadError(phase, message.replace(/\s+/g, ' '), { cause: error, isFinal: isHang(error) });
}

/** Webpack gives a chunk up after its own time limit; asking once more would only wait as long again. */
function isHang(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'timeout';
}
