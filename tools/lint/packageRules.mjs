/** Who may import whom, as CONTRIBUTING.md explains it. */
const mayImport = {
  shell: ['section-kit', 'shared-ui'],
  'mf-catalog': ['section-kit', 'shared-ui'],
  'mf-services': ['section-kit', 'shared-ui'],
  'mf-account': ['section-kit', 'shared-ui'],
  'mf-marketing': ['section-kit', 'shared-ui'],
  'shared-ui': [],
  'section-kit': ['shared-ui', 'supabase/types', 'supabase/answers'],
  delivery: ['section-kit/manifest', 'shared-ui/brand'],
  supabase: ['section-kit/trades', 'shared-ui/brand'],
  e2e: ['section-kit/manifest', 'shared-ui/brand'],
};
const ours = Object.keys(mayImport);
const sections = ours.filter((name) => name.startsWith('mf-'));

/** Libraries that have a facade: importing them past it ships a second copy or the whole of them. */
const facades = [
  {
    only: 'section-kit',
    group: ['react-router', 'react-router-dom'],
    message: 'Import routing from section-kit/router: a shared router is not tree-shaken.',
  },
  { only: 'section-kit', group: ['@tanstack/*'], message: 'Import queries from section-kit/query: there is one client for all sections.' },
  { only: 'section-kit', group: ['i18next'], message: 'Use useT() of section-kit: a section never touches the instance.' },
  {
    only: 'shared-ui',
    group: ['radix-ui', '@radix-ui/*', 'downshift', 'lucide-react', 'react-toastify', 'react-toastify/*', 'react-hook-form', '@hookform/*'],
    message: 'Use the component of shared-ui: two copies of these libraries break each other.',
  },
];

/** @returns flat ESLint configurations, one per package */
export function packageRules() {
  return ours.map((name) => {
    const allowed = mayImport[name];
    const patterns = ours
      .filter((other) => other !== name && !allowed.includes(other))
      .map((other) => {
        const parts = allowed.filter((entry) => entry.startsWith(`${other}/`)).map((entry) => entry.slice(other.length + 1));
        const exceptions = parts.length > 0 ? `(?!/(${parts.join('|')})$)` : '';
        return {
          regex: `^${other}${exceptions}(/|$)`,
          message: `${name} may import ${allowed.join(', ') || 'nothing of ours'}. See CONTRIBUTING.md, "Who may import whom".`,
        };
      });
    if (name !== 'shared-ui' && name !== 'section-kit' && name !== 'delivery' && name !== 'supabase') {
      patterns.push(...facades.filter(({ only }) => only !== name).map(({ group, message }) => ({ group, message })));
    }
    if (sections.includes(name)) {
      patterns.push({ group: ['section-kit/host'], message: 'section-kit/host is for the shell.' });
      patterns.push({
        group: ['@supabase/*'],
        message: 'Use useDb() or useAuthActions() of section-kit: the session belongs to the shell.',
      });
    }
    patterns.push({ group: ['../../../*/src/*', '**/node_modules/**'], message: 'Import a package by its name.' });
    return {
      files: [`${name}/**/*.{ts,tsx}`],
      ignores: name === 'shell' || sections.includes(name) ? [`${name}/**/*.test.{ts,tsx}`] : [],
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    };
  });
}
