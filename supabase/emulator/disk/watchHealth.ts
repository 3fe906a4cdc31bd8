import { get } from 'node:http';

const MAX_FAILURES = 3;

/**
 * Gives up on a backend that says three times in a row that its database does not answer. An embedded database that lost its
 * place in the protocol fails every statement from then on, and only a new process has a new one.
 *
 * @param url of the backend's own probe
 * @param giveUp called once
 */
export function watchHealth(url: string, giveUp: () => void, everyMs = 5_000): void {
  let failures = 0;
  const look = async () => {
    failures = (await isHealthy(url)) ? 0 : failures + 1;
    if (failures === MAX_FAILURES) giveUp();
    else later();
  };
  const later = () => void setTimeout(() => void look(), everyMs).unref();
  later();
}

/** Over a connection of its own: one that is kept would hold up the end of the server. */
const isHealthy = (url: string) =>
  new Promise<boolean>((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).once('error', () => resolve(false));
  });
