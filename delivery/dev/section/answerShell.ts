import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Lets pages of one shell take what a development server has, and whoever opens it by itself. Any other site that a developer visits could
 * read the sources otherwise, or have a name of its own lead here.
 *
 * @param shell origin of the deployed shell
 * @param port of this server
 */
export function answerShell(shell: string, port: number): Handler {
  const hosts = ['localhost', '127.0.0.1'].map((name) => `${name}:${port}`);
  return (request, response, next) => {
    const { host = '', origin, 'sec-fetch-site': from = 'none', 'sec-fetch-dest': wants } = request.headers;
    const isOpened = origin === undefined && ['none', 'same-origin'].includes(from);
    // A picture says no origin, and no page can read it.
    const isPicture = origin === undefined && wants === 'image';
    if (!hosts.includes(host) || !(origin === shell || isOpened || isPicture)) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end(`Only pages of ${shell} are answered here.`);
      return;
    }
    response.setHeader('vary', 'origin');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    if (origin === shell) response.setHeader('access-control-allow-origin', shell);
    if (request.method !== 'OPTIONS') return next();
    response.setHeader('access-control-allow-methods', 'GET');
    // A page of the internet asks before it reaches this machine.
    if (request.headers['access-control-request-private-network']) response.setHeader('access-control-allow-private-network', 'true');
    response.writeHead(204).end();
  };
}
