import { sectionManifestSchema, type SectionManifest } from './sectionManifest.ts';

const sample: SectionManifest = {
  name: 'mf-sample',
  owner: 'tests',
  class: 'regular',
  requires: { 'section-kit': '^1.0.0', 'shared-ui': '^1.0.0' },
  routes: [{ path: '/sample/:token', title: { en: 'Sample', fr: 'Exemple' }, chunk: 'sample' }],
  fragments: ['cards'],
};
const refusal = (parts: object) => {
  const { error } = sectionManifestSchema.safeParse({ ...sample, ...parts });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') ?? '';
};

test.each<[string, object]>([
  ['nothing but pages and fragments', {}],
  ['a capability', { capabilities: ['auth'] }],
])('a section may declare %s', (_what, parts) => expect(refusal(parts)).toBe(''));

test.each<[string, object, string]>([
  ['a capability the shell does not have', { capabilities: ['admin'] }, 'capabilities.0: Invalid option: expected "auth"'],
])('%s is refused', (_what, parts, message) => expect(refusal(parts)).toContain(message));
