import type { IncomingMessage, ServerResponse } from 'node:http';

/** Tells open pages which build there is, as events of the server. */
export class Changes {
  private readonly pages = new Set<ServerResponse>();
  private readonly build: () => object | null;

  /** @param build what is told of the last one; `null` while nothing has built */
  constructor(build: () => object | null) {
    this.build = build;
  }

  /** Keeps the answer open. */
  follow(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    this.pages.add(response);
    request.on('close', () => this.pages.delete(response));
    this.tell(response);
  }

  tellAll(): void {
    for (const page of this.pages) this.tell(page);
  }

  end(): void {
    for (const page of this.pages) page.end();
  }

  private tell(page: ServerResponse): void {
    const build = this.build();
    if (build) page.write(`data: ${JSON.stringify(build)}\n\n`);
  }
}
