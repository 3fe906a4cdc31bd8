import type { Context } from 'hono';
import { calendarFeed } from '@marketplace/section-kit/calendar-file';
import { matchPath, type Locale, type Registry } from '@marketplace/section-kit/manifest';
import { z } from 'zod';
import type { AppEnv } from '../createApp.ts';
import type { Backend } from './Backend.ts';

const patience = 10_000;
const ending = /\.ics$/;

const feedSchema = z
  .object({
    name: z.string(),
    locale: z.enum(['en', 'fr']),
    events: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        note: z.string(),
        path: z.string(),
        start: z.string().nullable(),
        minutes: z.number().nullable(),
        day: z.string(),
        until: z.string().nullable(),
      }),
    ),
  })
  .nullable();
type Feed = NonNullable<z.infer<typeof feedSchema>>;

/**
 * Answers a calendar program: with the calendar that the database function of a section makes of the address, 404 for every address that
 * leads nowhere. The address is a secret: nobody keeps or lists the answer, and no log gets it.
 *
 * @returns `null` when no section declares a calendar at this address
 */
export async function serveFeed(
  context: Context<AppEnv>,
  { registry: { sections }, backend, siteUrl }: { registry: Registry; backend: Backend; siteUrl: string },
): Promise<Response | null> {
  const path = context.req.path;
  const found = Object.values(sections)
    .flatMap(({ manifest }) => manifest.server?.feeds ?? [])
    .map((feed) => ({ feed, params: ending.test(path) ? matchPath(feed.path, path.replace(ending, '')) : null }))
    .find(({ params }) => params);
  if (!found) return null;
  context.header('cache-control', 'no-store');
  context.header('x-robots-tag', 'noindex');
  const answer = await ask(backend, found.feed.call, found.params!);
  if (answer === 'limited')
    return context.text('This calendar is fetched too often. Try again in an hour.', 429, { 'retry-after': '3600' });
  if (answer === 'away') return context.text('The calendar is not there right now. Try again in a moment.', 503, { 'retry-after': '60' });
  if (answer === null) return context.text('Not found', 404);
  return context.body(toFile(answer, found.feed.titles, siteUrl), 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="calendar.ics"',
  });
}

async function ask(backend: Backend, call: string, params: Record<string, string>): Promise<Feed | null | 'limited' | 'away'> {
  try {
    const answer = await fetch(`${backend.origin()}/rest/v1/rpc/${call}`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify(params),
      signal: AbortSignal.timeout(patience),
    });
    if (answer.status === 429) return 'limited';
    return answer.ok ? feedSchema.parse(await answer.json()) : 'away';
  } catch {
    return 'away';
  }
}

function toFile({ name, locale, events }: Feed, titles: Record<string, Record<Locale, string>>, siteUrl: string): string {
  const prefix = locale === 'fr' ? '/fr' : '';
  const listed = events.map(({ id, title, note, path, start, minutes, day, until }) => {
    const words = { id, title: `${titles[title]?.[locale] ?? title} · ${note}`, description: siteUrl + prefix + path, location: '' };
    return start !== null && minutes !== null
      ? { ...words, start: new Date(start), minutes }
      : { ...words, first: day, last: until ?? day };
  });
  return calendarFeed(name, listed, new Date());
}
