import { advertisingMessages } from '../advertising/advertisingMessages';
import { demoMessages } from '../demo/demoMessages';
import { rateCardMessages } from './rateCardMessages';

test.each([
  ['search', 'search-ads'],
  ['display', 'display-ads'],
  ['social', 'social-ads'],
] as const)('French has one name for what is advertised: %s', (kind, topic) => {
  const name = rateCardMessages.catalogues.fr[`product.${kind}`];
  expect(advertisingMessages.catalogues.fr[`tab.${kind}`]).toBe(name);
  expect(demoMessages.catalogues.fr[`topic.${topic}`]).toBe(name);
});

test.each([
  ['video', 'video-ads'],
  ['catalogue', 'catalogue-placement'],
] as const)('and for what has a page of its own: %s', (kind, topic) => {
  expect(demoMessages.catalogues.fr[`topic.${topic}`]).toBe(rateCardMessages.catalogues.fr[`product.${kind}`]);
});
