import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { sectionNames } from '@marketplace/node-kit/sectionNames';
import { readSectionSource } from '../../artifact/readSectionSource.ts';
import { repositoryRoot } from '../../build/productPackages.ts';
import { publishBuilds } from '../../testing/publishBuilds.ts';
import { describeAddress } from './describeAddress.ts';

const manifests = await Promise.all(sectionNames(repositoryRoot).map((name) => readSectionSource(join(repositoryRoot, name))));
const { registry } = publishBuilds({ name: 'shell' });
const builtOf = registry.read();
/** What the product runs, as far as addresses go. */
const product = {
  ...builtOf,
  sections: Object.fromEntries(manifests.map((manifest) => [manifest.name, { manifest, artifact: builtOf.shell, previous: null }])),
};
const describes = (pathname: string) => {
  const { route, path } = describeAddress(product, pathname);
  return [route, path];
};

describe('describeAddress', () => {
  it('names a page that everybody may find, and the pattern it follows', () => {
    assert.deepEqual(describes('/'), ['/', '/']);
    assert.deepEqual(describes('/fr/services/42'), ['/services/:id', '/fr/services/42']);
    assert.deepEqual(describes('/sitemap'), ['/sitemap', '/sitemap']);
  });

  it('keeps what is secret of every private link of the product', () => {
    const secret = 'S3cretS3cretS3cretS3cret';
    const links = manifests.flatMap(({ routes, server }) => [
      ...routes.filter(({ path }) => path.includes(':token')).map(({ path }) => path),
      ...(server?.feeds ?? []).map(({ path }) => `${path}.ics`),
    ]);
    assert.deepEqual(
      ['/r/:token', '/lists/:token', '/unsubscribe/:token', '/calendar/:token.ics', '/account/join/:token'].filter(
        (link) => !links.includes(link),
      ),
      [],
    );
    for (const link of links) {
      const address = link.replace(':token', secret);
      assert.deepEqual(describes(address), [link, link]);
      for (const each of [`/fr${address}`, `${address}/`, `${address}/more`, address.toUpperCase(), `/${address}`, `/x${address}`])
        assert.ok(!describes(each).join(' ').includes(secret), each);
    }
  });

  it('says nothing of an address that leads nowhere, nor of the name of a stored file', () => {
    assert.deepEqual(describes('/nothing/here'), ['/*', '/*']);
    assert.deepEqual(describes('/storage/v1/object/request-photos/u/1/secret.jpg'), ['/storage/v1/*', '/storage/v1/*']);
  });

  it('counts files of builds and calls of the API as one each', () => {
    assert.deepEqual(describes('/sections/mf-sample/1.0.0/page.js'), ['/sections/*', '/sections/mf-sample/1.0.0/page.js']);
    assert.deepEqual(describes('/rest/v1/services'), ['/rest/v1/*', '/rest/v1/services']);
    assert.deepEqual(describes('/readyz'), ['/readyz', '/readyz']);
  });
});
