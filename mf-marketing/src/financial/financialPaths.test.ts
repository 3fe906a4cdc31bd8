import { findRoute } from '@marketplace/section-kit/manifest';
import { manifest } from '../manifest';
import { financialPath, financialTopics } from './financialPaths';
import { guideLoaders } from './guide/guideLoaders';
import { topicTitles } from './guide/topicTitles';

const { routes } = manifest;

test('28 topics, each once', () => {
  expect(new Set(financialTopics).size).toBe(28);
});

describe.each(financialTopics)('%s', (topic) => {
  const path = financialPath(topic);

  test('has an address with a title and a description in both languages', () => {
    const route = findRoute(routes, path)?.route;
    expect(route?.title).toEqual(topicTitles[topic]);
    for (const locale of ['en', 'fr'] as const) expect(route?.description?.[locale].length).toBeGreaterThan(60);
    expect(route?.description?.fr).not.toBe(route?.description?.en);
  });

  test('has a guide of its own with words in both languages', async () => {
    const { guide } = await guideLoaders[topic]();
    expect(guide.topic).toBe(topic);
    expect(guide.content.fr.lead).not.toBe(guide.content.en.lead);
  });

  test('tells search engines where it stands and when it was verified', async () => {
    const { guide } = await guideLoaders[topic]();
    const route = findRoute(routes, path)?.route;
    expect(route?.parents).toEqual([]);
    expect(route?.article).toEqual({ kind: 'Article', modified: guide.verifiedOn });
  });
});

test('no address of the section is outside the list', () => {
  const known: string[] = financialTopics.map(financialPath);
  expect(routes.map((route) => route.path).filter((path) => path.startsWith('/financial') && !known.includes(path))).toEqual([]);
});
