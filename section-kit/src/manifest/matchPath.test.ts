import fc from 'fast-check';
import { findRoute, matchPath } from './matchPath';

test.each([
  ['/', '/', {}],
  ['/services', '/services', {}],
  ['/services', '/services/', {}],
  ['/services/:id', '/services/42', { id: '42' }],
  ['/services/:id', '/services/caf%C3%A9', { id: 'café' }],
  ['/lists/:token/print', '/lists/abc/print', { token: 'abc' }],
])('%s matches %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});

test.each([
  ['/services', '/Services'],
  ['/services', '/services/1'],
  ['/services/:id', '/services'],
  ['/services/:id', '/services/%E0%A4%A'],
  ['/services/:id', '/services/1/2'],
  ['/services/:id', '/services/1/'.padEnd(100, '/')],
])('%s does not match %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeNull();
});

test('a fixed address wins over a parameter, in whichever order they are declared', () => {
  const routes = [{ path: '/services/:id' }, { path: '/services/cleaning' }];
  expect(findRoute(routes, '/services/cleaning')?.route.path).toBe('/services/cleaning');
  expect(findRoute([...routes].reverse(), '/services/cleaning')?.route.path).toBe('/services/cleaning');
  expect(findRoute(routes, '/services/7')?.params).toEqual({ id: '7' });
});

test('a closed list of paths lets nothing else in', () => {
  const routes = [{ path: '/kitchen/:topic', paths: ['/kitchen/sinks', '/kitchen/faucets'] }];
  expect(findRoute(routes, '/kitchen/sinks')?.params).toEqual({ topic: 'sinks' });
  expect(findRoute(routes, '/kitchen/xyz')).toBeNull();
});

test('any text comes back as the parameter it was written as', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (value) => {
      expect(matchPath('/services/:id', `/services/${encodeURIComponent(value)}`)).toEqual({ id: value });
    }),
  );
});
