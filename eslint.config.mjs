import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { lintPlugin } from './tools/lint/lintPlugin.mjs';

const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'tools/**'];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.data*/**', '**/test-results/**', '**/.cache/**', 'shared-ui/illustrations/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['shell/src/**', 'mf-*/src/**', 'section-kit/src/**', 'shared-ui/src/**'],
    ignores: tests,
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'crypto', property: 'randomUUID', message: 'Use newId() of section-kit: browsers offer this on secure origins only.' },
      ],
    },
  },
  {
    files: ['mf-*/src/**'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'styled-components',
              allowImportNames: ['default', 'css', 'keyframes', 'createGlobalStyle'],
              message: 'The shell provides what shared-ui/src/styled.ts lists: add the name there first.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['shell/src/**/*.tsx', 'mf-*/src/**/*.tsx', 'section-kit/src/**/*.tsx', 'shared-ui/src/**/*.tsx'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='style']",
          message:
            'The policy of a page refuses style attributes in HTML. Use a styled component, with a $prop for the few values it takes; an attribute of SVG for a share (ShareBar); a ref in a layout effect for what only a browser knows.',
        },
        {
          selector: 'JSXOpeningElement[name.name=/^(link|meta|style)$/]',
          message:
            'The React of a page adds nothing to its head (docs/decisions/0073). What a page fetches is in its composition; its title and its facts are in its route; styles are styled components.',
        },
        {
          selector: "JSXOpeningElement[name.name='Fragment'] > JSXAttribute[name.name='ref']",
          message: 'The React of a page knows no references to fragments (docs/decisions/0073). Put the ref on an element.',
        },
      ],
    },
  },
  // Node programs talk to the person who started them.
  { files: ['delivery/**', 'supabase/**', 'e2e/**', 'tools/**', '*.mjs'], rules: { 'no-console': 'off' } },
  // The unknown address and a failed section are told with console.info: nothing of ours is an error or a warning.
  { files: ['shell/src/**'], rules: { 'no-console': ['error', { allow: ['info'] }] } },
  // A fake that answers wrongly fails the test by an error in its console.
  { files: ['section-kit/src/testing/**'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  // types.ts and taxExamples.ts are generated.
  { files: [...tests, 'supabase/types.ts', 'supabase/taxExamples.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    settings: {
      'jsx-a11y': {
        components: {
          Button: 'button',
          IconButton: 'button',
          LinkButton: 'a',
          TextLink: 'a',
          StretchedLink: 'a',
          Chip: 'a',
          TextField: 'input',
          SelectField: 'select',
          TextArea: 'textarea',
          Checkbox: 'input',
          PasswordField: 'input',
        },
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Visible text belongs into a catalogue.
    files: ['shell/src/**/*.tsx', 'mf-*/src/**/*.tsx', 'shared-ui/src/**/*.tsx', 'section-kit/src/**/*.tsx'],
    ignores: tests,
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': { include: ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label', 'text', 'hint'] },
          callees: { exclude: ['.*'] },
          'object-properties': { include: ['title', 'label', 'text', 'description', 'placeholder'] },
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts,cts,mjs,cjs,js,jsx}'],
    plugins: { local: lintPlugin },
    rules: { 'local/import-walls': ['error', { root: import.meta.dirname }] },
  },
  {
    files: ['shell/src/**', 'mf-*/src/**', 'shared-ui/src/**'],
    ignores: tests,
    rules: { 'local/kit-globals': ['error', { root: import.meta.dirname }] },
  },
);
