import { artifactSchema } from './registry.ts';

const artifact = { version: '1.0.0', entry: 'a.js', initial: [], chunks: {}, files: {}, provides: {} };

test('an artifact that was published under the former names is read', () => {
  expect(artifactSchema.parse({ ...artifact, name: 'mf-one', consumedModules: { page: ['@marketplace/shared-ui/forms'] } })).toEqual({
    ...artifact,
    name: 'mf-one',
    consumedModules: { page: ['@marketplace/shared-ui/forms'] },
  });
  expect(artifactSchema.parse({ ...artifact, name: 'shell', providedModules: { '@marketplace/shared-ui/forms': ['forms.js'] } })).toEqual({
    ...artifact,
    name: 'shell',
    providedModules: { '@marketplace/shared-ui/forms': ['forms.js'] },
  });
});

test('an artifact with a field that nobody knows is refused', () => {
  expect(artifactSchema.safeParse({ ...artifact, name: 'shell', loans: {} }).success).toBe(false);
});
