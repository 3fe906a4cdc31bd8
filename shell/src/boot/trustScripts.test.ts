import { trustScripts } from './trustScripts';

const policyOf = (defaultPolicy: unknown = null) => {
  const createPolicy = jest.fn();
  trustScripts({ defaultPolicy, createPolicy });
  return createPolicy;
};

test('scripts of this site have an address that is trusted, others and code have none', () => {
  const [name, rules] = policyOf().mock.calls[0] as [string, { createScriptURL: (url: string) => string | null }];
  expect(name).toBe('default');
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
  for (const url of ['/shell/1/main.js', `${location.origin}/sections/a/1/entry.js`]) expect(rules.createScriptURL(url)).toBe(url);
  for (const url of ['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,1', 'blob:null/1']) {
    expect(rules.createScriptURL(url)).toBeNull();
  }
});

test('where the page has a policy already, and where the browser knows none, nothing is done', () => {
  expect(policyOf({})).not.toHaveBeenCalled();
  expect(() => trustScripts(undefined)).not.toThrow();
});
