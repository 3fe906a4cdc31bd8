import { createServer, type ServerResponse } from 'node:http';
import { listen, type RunningServer } from '@marketplace/node-kit/listen';
import type { Mailbox } from './Mailbox.ts';
import { listPage, mailPage } from './mailboxPage.ts';

/** A page of another site could point its own name at this machine and read links that open accounts. */
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

const HTML_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/**
 * Serves the mailbox on 127.0.0.1: a page at `/`, and Mailpit's `GET /api/v1/messages` and `GET /api/v1/message/{ID}`.
 * @throws StartupError when the port is taken.
 */
export function startMailboxServer(mailbox: Mailbox, port: number): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0]!;
    const [, page, id] = /^\/(mail|api\/v1\/message)\/([\w-]+)$/.exec(path) ?? [];
    const mail = id === undefined ? undefined : mailbox.find(id);
    if (!OWN_HOST.test(request.headers.host ?? '')) send(response, 403, { error: 'Open the mailbox as localhost.' });
    else if (request.method !== 'GET') send(response, 405, { error: 'The mailbox can only be read.' });
    else if (path === '/') send(response, 200, listPage(mailbox.mails));
    else if (path === '/api/v1/messages') send(response, 200, { total: mailbox.mails.length, messages: summaries(mailbox) });
    else if (mail) send(response, 200, page === 'mail' ? mailPage(mail) : mail);
    else send(response, 404, { error: 'There is no such mail.' });
  });
  return listen(server, port, 'MAILBOX_PORT');
}

function summaries({ mails }: Mailbox): object[] {
  return mails.map(({ ID, From, To, Subject, Created }) => ({ ID, From, To, Subject, Created }));
}

function send(response: ServerResponse, status: number, body: string | object): void {
  const headers = typeof body === 'string' ? HTML_HEADERS : { 'content-type': 'application/json; charset=utf-8' };
  response.writeHead(status, { ...headers, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
