import { redact } from './redact.ts';

/**
 * Sends everything this process would print through `redact` to `write`, as one line each. The library prints errors
 * together with the parameters of the failed statement, password hashes and addresses included; of an error only its
 * name, code, message and (unless a client's request is at fault) stack are kept, of any other object nothing.
 */
export function redactConsole(write: (line: string) => void): void {
  const print = (...values: unknown[]) => write(`${redact(values.map(describe).join(' '))}\n`);
  Object.assign(console, { log: print, info: print, warn: print, error: print, debug: print, trace: print });
}

function describe(value: unknown): string {
  if (value instanceof Error) {
    const code = 'code' in value ? ` [${String(value.code)}]` : '';
    // What a client did wrong is explained by its code; where in the library it surfaced helps nobody.
    const isRefusal = 'code' in value && /^(22|23|42|P0|PT4)/.test(String(value.code));
    const frames = isRefusal
      ? []
      : (value.stack
          ?.split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 3) ?? []);
    return `${value.name}${code}: ${value.message.split('\n')[0]}${frames.map((line) => ` ${line.trim()}`).join('')}`;
  }
  return typeof value === 'object' && value !== null ? '[object]' : String(value);
}
