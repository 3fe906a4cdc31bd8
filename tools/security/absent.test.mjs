import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { lockEntries } from '../lock/lockEntries.mjs';

const root = join(import.meta.dirname, '../..');
const isOurs = (file) => !/node_modules|\/dist\/|\.(test|spec)\.|\/(testing|bench|tests|fixtures)\//.test(file);
const sources = (pattern) =>
  globSync(pattern, { cwd: root, exclude: (name) => ['node_modules', 'dist'].includes(name) })
    .filter(isOurs)
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]);

/** What runs in a browser. */
const pages = sources('{shell,shared-ui,section-kit,mf-*}/src/**/*.{ts,tsx}');
const dockerfile = readFileSync(join(root, 'delivery/server/container/Dockerfile'), 'utf8');
/** Folders of delivery that the image of the production server holds. */
const delivered = [...dockerfile.matchAll(/^COPY (delivery\/\w+) /gm)].map(([, folder]) => folder);
/** What answers visitors, or works for them. */
const servers = sources(`{node-kit/*,{${delivered}}/**/*,supabase/{emulator,worker,mails,functions,photos}/**/*}.ts`);
/** Packages that the product needs to run. */
const needed = lockEntries().filter(({ dev, devOptional }) => !dev && !devOptional);

const naming = (files, pattern) => files.filter(([, text]) => pattern.test(text)).map(([file]) => file);
const isAbsent = (files, pattern) => {
  assert.ok(files.length > 50, `${files.length} files`);
  assert.deepEqual(naming(files, pattern), []);
};
const isNotNeeded = (pattern) => assert.deepEqual([...new Set(needed.map(({ name }) => name).filter((name) => pattern.test(name)))], []);

it('no page makes HTML of a text', () =>
  isAbsent(pages, /dangerouslySetInnerHTML|(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/));
it('no page runs a text as code', () => isAbsent(pages, /\beval\(|new Function\(|set(Timeout|Interval)\(\s*['"`]/));
it('no page reads or writes a cookie', () => isAbsent(pages, /document\.cookie|cookieStore/));
it('no page takes messages of other windows', () => isAbsent(pages, /postMessage|addEventListener\(\s*['"]message['"]|\.onmessage/));
it('no page opens a WebSocket', () => isAbsent(pages, /new (WebSocket|EventSource|WebTransport)\b|\.channel\(/));
it('no page calls by WebRTC', () => isAbsent(pages, /RTCPeerConnection|getUserMedia/));
it('no page reads XML', () => isAbsent(pages, /DOMParser|XMLHttpRequest|XSLTProcessor/));

it('no server runs a text as code', () => isAbsent(servers, /\beval\(|new Function\(|node:vm\b/));
it('no server gives a text to a shell', () => {
  isAbsent(servers, /\b(execSync|spawnSync|execFile|spawn)\(|shell: true/);
  assert.deepEqual(naming(servers, /node:child_process/), ['delivery/process/BackendProcess.ts']);
});
it('no server makes a pattern of a text', () => isAbsent(servers, /new RegExp\(/));
it('no server makes a secret of predictable chance', () => isAbsent(servers, /Math\.random|\brandom\(\)\s*[<>*]/));
it('no server hashes with what is broken', () => isAbsent(servers, /create(Hash|Hmac)\(\s*['"](md5|sha1)['"]/));
it('no server unpacks what it was sent', () => {
  const unpacking = naming(servers, /\b(gunzip|inflate|unzip|brotliDecompress)|DecompressionStream|adm-zip/i);
  // Compares what was published with the file it has to hold, and unpacks no more than that file's bytes.
  assert.deepEqual(unpacking, ['delivery/store/requireFiles.ts']);
});
it('no server encrypts by a recipe of its own', () => isAbsent(servers, /create(Cipher|Decipher)|subtle\.(en|de)crypt|pgp_sym/));
it('no server trusts a certificate unseen', () => isAbsent(servers, /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/));
it('no server asks anybody but the backend, the bucket of builds and the mail service', () => {
  const asking = naming(servers, /\b(fetch|proxy)\((?!request, env)/).filter((file) => !file.startsWith('supabase/emulator/'));
  assert.deepEqual(asking.sort(), [
    'delivery/bucket/S3Bucket.ts',
    'delivery/server/backend/backendAnswers.ts',
    'delivery/server/backend/existsInDatabase.ts',
    'delivery/server/backend/factsInDatabase.ts',
    'delivery/server/backend/forwardToBackend.ts',
    'delivery/server/backend/postToPage.ts',
    'delivery/server/backend/serveFeed.ts',
    'delivery/server/backend/siteFactsInDatabase.ts',
    'delivery/server/sitemap/readRows.ts',
    'supabase/functions/_shared/callDatabase.ts',
    'supabase/functions/clean-photos/cleanStoredPhoto.ts',
    'supabase/functions/remove-photos/removePhotos.ts',
    'supabase/functions/send-mails/sendMails.ts',
  ]);
  isAbsent(
    servers.filter(([file]) => file.startsWith('supabase/emulator/')),
    /\bfetch\(['"`$]/,
  );
});

it('no package that is needed speaks GraphQL', () => isNotNeeded(/graphql|apollo/));
it('no package that is needed speaks LDAP, XPath or to a memory cache', () => isNotNeeded(/ldap|xpath|memcache|redis/));
it('no package that is needed reads XML', () => isNotNeeded(/xml2js|fast-xml|libxml|xmldom|sax/));
it('no package that is needed typesets LaTeX or fills templates with logic', () =>
  isNotNeeded(/latex|katex|mathjax|handlebars|mustache|nunjucks|^ejs$|^pug$/));
it('no package that is needed signs people in elsewhere', () => isNotNeeded(/passport|openid|saml|oidc/));
