import { packageJson, type Versions } from './sectionFiles.ts';

/**
 * What a section needs in a repository of its own, besides what it has in this one.
 *
 * @returns texts of the files by their path below the section's folder
 */
export function outsideFiles(name: string, versions: Versions): Record<string, string> {
  const scripts = { build: 'build-section', test: 'jest', 'test:types': 'tsc -p tsconfig.json --noEmit', sections: 'sections' };
  return {
    'package.json': packageJson(name, versions, scripts),
    'jest.config.mjs': `import { sectionTests } from '@marketplace/delivery/jest';

export default sectionTests(import.meta.dirname);
`,
    'tsconfig.json': `{
  "extends": "@marketplace/delivery/tsconfig.json",
  "include": ["src", "content"]
}
`,
    '.gitignore': 'node_modules\ndist\n.data\n',
  };
}
