const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/;

/**
 * Whether a text is the origin of a development server on the machine of the browser, written as browsers write it: `http://localhost:3300`
 * or `http://127.0.0.1:3300`. No other name of that machine, no other scheme, and nothing after the port.
 */
export function isDevServer(text: string): boolean {
  return loopback.test(text) && URL.parse(text)?.origin === text && !text.endsWith(':0');
}

/** @returns each of the origins once */
export const originsOf = (devServers: ReadonlyMap<string, string>): string[] => [...new Set(devServers.values())];
