import type { Context } from 'hono';
import { locales, type Registry } from '@marketplace/section-kit/manifest';
import { compress, encodingFor } from '../files/compress.ts';
import { restFile } from './restFile.ts';
import type { SiteInPage } from './toComposition.ts';

/** Files of revisions; the pages of older ones have been open for long and have theirs. */
const keptFiles = 40;

/** Answers with what pages left out of their composition, also those that were served before the last promotion. */
export class RestFiles {
  private readonly kept = new Map<string, string>();
  private readonly operator: SiteInPage['operator'];

  constructor(operator: SiteInPage['operator']) {
    this.operator = operator;
  }

  /**
   * Keeps what the pages of a registry will ask for.
   *
   * @returns the same registry
   */
  keepFor(registry: Registry): Registry {
    for (const locale of locales) {
      const { path, json } = restFile(registry, locale, this.operator);
      // The one that is asked for now is the newest.
      this.kept.delete(path);
      this.kept.set(path, json);
    }
    for (const path of [...this.kept.keys()].slice(0, -keptFiles)) this.kept.delete(path);
    return registry;
  }

  /** @param registry of this moment: after a start nobody may have asked for a page of it yet */
  async serve(context: Context, registry: Registry): Promise<Response> {
    this.keepFor(registry);
    const json = this.kept.get(new URL(context.req.url).pathname);
    if (json === undefined) return context.text('Not found', 404, { 'cache-control': 'no-store' });
    const { body, headers } = await compress(json, encodingFor(context));
    return context.body(body, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...headers,
    });
  }
}
