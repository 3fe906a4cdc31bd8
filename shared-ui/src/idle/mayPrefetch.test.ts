import { mayPrefetch } from './mayPrefetch';

test.each<[boolean, object | undefined]>([
  [true, undefined],
  [true, { effectiveType: '4g', saveData: false }],
  [true, { effectiveType: '3g' }],
  [false, { effectiveType: '2g' }],
  [false, { effectiveType: 'slow-2g' }],
  [false, { effectiveType: '4g', saveData: true }],
])('may fetch ahead: %p with %j', (may, connection) => {
  expect(mayPrefetch({ connection } as unknown as Navigator)).toBe(may);
});
