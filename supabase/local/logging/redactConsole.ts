import { redact } from './redact.ts';

/**
 * Sends everything this process would print through `redact` to `write`, as one line each. The library prints errors
 * together with the parameters of the failed statement, password hashes and addresses included; of an error only its
 * name, code, message and stack are kept, of any other object nothing.
 */
export function redactConsole(write: (line: string) => void): void {
  const print = (...values: unknown[]) => write(`${redact(values.map(describe).join(' '))}\n`);
  Object.assign(console, { log: print, info: print, warn: print, error: print, debug: print, trace: print });
}

function describe(value: unknown): string {
  if (value instanceof Error) {
    const code = 'code' in value ? ` [${String(value.code)}]` : '';
    const frames =
      value.stack
        ?.split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 3) ?? [];
    return `${value.name}${code}: ${value.message.split('\n')[0]}${frames.map((line) => ` ${line.trim()}`).join('')}`;
  }
  return typeof value === 'object' && value !== null ? '[object]' : String(value);
}
