import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { collection } from '../../mf-marketing/content/sources/collection.ts';

const source = { name: 'The city: fees', read: 'read', readOn: '2026-11-26', certainty: 'likely' };
const complaints = (words) => collection.schema.safeParse(words).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a source of the guides', () => {
  it('names its own page', () => assert.deepEqual(complaints({ ...source, page: 'https://city.example/fees' }), []));

  it('is refused without a page, whether it was read or quoted', () => {
    for (const read of ['read', 'quoted']) assert.match(complaints({ ...source, read }).join(), /^page: a source that is not our own names its page/);
  });

  it('is refused with the home page of a site', () => {
    assert.match(complaints({ ...source, page: 'https://city.example/' }).join(), /^page: name the page itself/);
  });

  it('has no page where the word is our own', () => assert.deepEqual(complaints({ ...source, read: 'own' }), []));
});
