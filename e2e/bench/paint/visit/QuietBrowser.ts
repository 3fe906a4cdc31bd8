import type { CDPSession } from '@playwright/test';

/** A page's side of the browser's protocol. */
export type QuietSession = Pick<CDPSession, 'send' | 'on'>;

interface QuietPage {
  session: QuietSession;
  close: () => Promise<void>;
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

type Hear = (params: unknown) => void;

/**
 * A second connection to a browser, whose pages run as they do for a visitor. Playwright, as the tools of developers, asks each page
 * to tell of its errors; V8 then finds out for each one that a script makes where that was, and parses every function on the way
 * again. React makes four while its code first runs: that alone was two thirds of the longest task of a page.
 */
export class QuietBrowser {
  private readonly socket: WebSocket;
  private readonly answers = new Map<number, PromiseWithResolvers<unknown>>();
  /** By page and by name of what happens there. */
  private readonly heard = new Map<string, Hear[]>();
  private asked = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('close', () => {
      for (const answer of this.answers.values()) answer.reject(new Error('The browser has ended, or the connection to it.'));
    });
    socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(String(data)) as Message));
  }

  /** Lasts as long as the browser. @param port that the browser was started with (`--remote-debugging-port`) */
  static async connect(port: number): Promise<QuietBrowser> {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`);
    const { webSocketDebuggerUrl } = (await answer.json()) as { webSocketDebuggerUrl: string };
    const socket = new WebSocket(webSocketDebuggerUrl);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`The browser on port ${port} takes no connection.`)));
    });
    return new QuietBrowser(socket);
  }

  /** Opens an empty page of somebody who was nowhere before. */
  async open(): Promise<QuietPage> {
    const { browserContextId } = await this.ask<{ browserContextId: string }>('Target.createBrowserContext', {});
    const { targetId } = await this.ask<{ targetId: string }>('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await this.ask<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    const session = {
      send: (method: string, params = {}) => this.ask(method, params, sessionId),
      on: (name: string, hear: Hear) => {
        const key = `${sessionId} ${name}`;
        this.heard.set(key, [...(this.heard.get(key) ?? []), hear]);
        return session;
      },
    } as unknown as QuietSession;
    await session.send('Page.enable');
    return { session, close: async () => void (await this.ask('Target.disposeBrowserContext', { browserContextId })) };
  }

  private ask<Answer>(method: string, params: object, sessionId?: string): Promise<Answer> {
    const id = (this.asked += 1);
    const answer = Promise.withResolvers<unknown>();
    this.answers.set(id, answer);
    this.socket.send(JSON.stringify({ id, method, params, sessionId }));
    return answer.promise as Promise<Answer>;
  }

  private hear({ id, sessionId, method, params, result, error }: Message): void {
    for (const hear of this.heard.get(`${sessionId} ${method}`) ?? []) hear(params);
    const answer = id === undefined ? undefined : this.answers.get(id);
    if (id === undefined || !answer) return;
    this.answers.delete(id);
    if (error) answer.reject(new Error(error.message));
    else answer.resolve(result);
  }
}
