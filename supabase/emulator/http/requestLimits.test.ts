import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boundAnswer, refuseOverLimit } from './requestLimits.ts';

const statusOf = (path: string) => refuseOverLimit(new URL(`http://localhost${path}`))?.status;
const ids = (length: number) => Array.from({ length }, () => crypto.randomUUID()).join();

const allowed = [
  '/rest/v1/services?select=*&order=rating.desc.nullslast,review_count.desc,name.asc,id.asc&limit=24',
  '/rest/v1/providers?select=id,provider_services(id,name)&id=eq.1',
  '/rest/v1/providers?select=id,kind:trade_kinds!inner(name),...cities(city:name)',
  `/rest/v1/services?select=*&id=in.(${encodeURIComponent(ids(100))})`,
  '/rest/v1/services?or=(name.ilike.*roof*,category.ilike.*roof*,and(rating.gte.4,verified.is.true))',
  `/rest/v1/services?or=(id.in.(${ids(30)}),name.eq.%22a,b,c%22)`,
  '/rest/v1/services?name=eq.match.ca&or=(name.eq.match.ca,category.ilike.*match.*,name.eq.%22a.match.b%22)&rematch=eq.1',
  '/rest/v1/rpc/search_services',
];
for (const path of allowed) {
  test(`${path.slice(0, 90)} is answered`, () => assert.equal(statusOf(path), undefined));
}

describe('embedding', () => {
  const refused: [string, string][] = [
    ['that leads back to where it began', 'providers?select=id,provider_services!inner(id,providers(id))'],
    ['of one relation twice under other names', 'cities?select=a:providers(id),b:providers(id)'],
    ['of one relation twice by other columns', 'cities?select=providers!one(id),providers!two(id)'],
    ['of a quoted relation', 'providers?select="providers"(id)'],
    ['spread over the row', 'providers?select=...providers(id)'],
    ['in a second parameter', 'providers?select=id&select=providers(id)'],
    ['of more relations than fit one page', 'a?select=b(c(d(id)))'],
    ['side by side', 'a?select=b(id),c(id),d(id)'],
    ['without columns', 'a?select=b(),c(),d()'],
    ['behind spaces', 'a?select=b%20(id),c%20(id),d%20(id)'],
  ];
  for (const [what, path] of refused) test(`${what} is refused`, () => assert.equal(statusOf(`/rest/v1/${path}`), 400));
});

describe('conditions', () => {
  const many = (condition: string) => Array.from({ length: 21 }, () => condition).join();
  const refused: [string, string][] = [
    ['side by side', `services?${Array.from({ length: 21 }, () => 'name=ilike.*a*').join('&')}`],
    ['in one of several', `services?or=(${many('name.ilike.*a*')})`],
    ['in a part of one of several', `services?not.and=(id.gt.1,or(${many('name.ilike.*a*')}))`],
    ['of a related table', `services?select=cities(id)&cities.or=(${many('name.ilike.*a*')})`],
    ['as one list of patterns', `services?name=not.ilike(any).{${many('*a*')}}`],
    ['as lists of patterns', `services?or=(name.ilike(any).{${many('*a*')}})`],
    ['in columns to order by', `services?order=${many('name')}`],
  ];
  for (const [what, path] of refused) test(`too many ${what} are refused`, () => assert.equal(statusOf(`/rest/v1/${path}`), 400));

  const expressions = [
    'name=match.(.*)(.*)%5C1%5C2',
    'name=not.imatch.(.*)(.*)%5C1%5C2',
    'name=imatch(any).{a,b}',
    'or=(id.eq.1,name.imatch.a)',
    'and=(or(name.not.match.a,id.eq.1),id.eq.2)',
    'cities.or=(name.match(all).{a})',
    'select=cities(id)&cities.name=match.a',
  ];
  for (const query of expressions) {
    test(`a regular expression is refused: ${query}`, () => assert.equal(statusOf(`/rest/v1/services?${query}`), 400));
  }

  test('a byte that no text has is refused, wherever it stands', () => {
    for (const query of ['name=eq.a%00', 'order=a%00b', 'a%00b=eq.1', 'select=a%00'])
      assert.equal(statusOf(`/rest/v1/services?${query}`), 400);
  });

  test('an address that is too long is refused as such', () => {
    assert.equal(statusOf(`/rest/v1/services?id=in.(${ids(230)})`), 414);
  });
});

test('an answer of more than 4 MB is refused, a smaller one is handed on as it is', async () => {
  const small = new Response('[{"id":1}]', { status: 206, headers: { 'content-range': '0-0/9' } });
  const handed = await boundAnswer(small);
  assert.deepEqual([handed.status, handed.headers.get('content-range'), await handed.text()], [206, '0-0/9', '[{"id":1}]']);
  const nothing = await boundAnswer(new Response(null, { status: 204 }));
  assert.deepEqual([nothing.status, nothing.body], [204, null]);
  const large = await boundAnswer(new Response('x'.repeat(4 * 1024 * 1024 + 1)));
  assert.deepEqual(
    [large.status, ((await large.json()) as { message: string }).message.slice(0, 35)],
    [400, 'The answer is larger than 4 MB. Ask'],
  );
});
