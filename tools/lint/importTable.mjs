/**
 * Who may import whom, as CONTRIBUTING.md explains it. A name alone opens all its entries, `package/entry` only that one.
 * `mf-*` is every section, also one that is made tomorrow.
 */
export const mayImport = {
  shell: ['section-kit', 'shared-ui'],
  'mf-*': ['section-kit', 'shared-ui', 'supabase/trades'],
  'section-kit': ['shared-ui', 'supabase/types', 'supabase/answers', 'supabase/arguments', 'supabase/tax-examples'],
  'shared-ui': [],
  'node-kit': [],
  delivery: ['node-kit', 'section-kit/manifest', 'section-kit/calendar-file', 'shared-ui/brand', 'shared-ui/operator'],
  supabase: ['node-kit', 'delivery/sections', 'section-kit/french-names', 'shared-ui/brand', 'shared-ui/operator'],
  e2e: ['node-kit', 'section-kit/manifest', 'shared-ui/brand'],
  tools: ['node-kit', 'delivery/sections', 'supabase/mail-samples'],
};

/** What files that no browser gets may import besides: the configuration of the shell or a section, what declares content, and what draws. */
export const buildMayImport = [
  { file: /^webpack\.config\.js$/, entries: ['delivery/webpack'] },
  { file: /^content\/.+\.ts$/, entries: ['delivery/content'] },
  { file: /^(packshots\/.+|src\/art\/.+\.test)\.ts$/, entries: ['supabase/pictures'] },
];

const composed = ['shell', 'mf-*', 'e2e'];

/** What is closed to some packages although it is installed; `*` ends a scope. */
export const closed = [
  { to: ['mf-*'], names: ['section-kit/host'], message: 'section-kit/host is for the shell.' },
  {
    to: ['mf-*'],
    names: ['@supabase/*'],
    message: 'Use useDb() or useAuthActions() of section-kit: the session belongs to the shell.',
  },
  {
    to: composed,
    names: ['react-router', 'react-router-dom'],
    message: 'Import routing from section-kit/router: a shared router is not tree-shaken.',
  },
  { to: composed, names: ['@tanstack/*'], message: 'Import queries from section-kit/query: there is one client for all sections.' },
  {
    to: composed,
    names: ['radix-ui', '@radix-ui/*', 'downshift', 'lucide-react', 'react-toastify', 'react-hook-form', '@hookform/*'],
    message: 'Use the component of shared-ui: two copies of these libraries break each other.',
  },
];
