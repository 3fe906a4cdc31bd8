import { join } from 'node:path';
import { sectionTests } from '@marketplace/delivery/jest';
import { sectionNames } from '@marketplace/node-kit/sectionNames';

const rootDir = import.meta.dirname;
const kits = ['shared-ui', 'section-kit'];
const project = (name) => {
  const dir = join(rootDir, name);
  // Jest takes the time limit of all projects from its own settings.
  const { testTimeout: _limit, ...settings } = sectionTests(dir, { rootDir, modules: ['d3-[a-z-]+', 'internmap'] });
  // "Related tests" are looked for through the files of a project's roots only.
  const roots = [...new Set([...settings.roots, ...kits.map((kit) => join(rootDir, kit, 'src'))])];
  return { ...settings, roots, testMatch: settings.testMatch.map((pattern) => join(dir, pattern)) };
};

export default {
  // Two loaded cores are slow; what is really stuck still ends.
  testTimeout: 30_000,
  projects: [...kits, 'shell', ...sectionNames(rootDir), 'delivery/dev/refresh'].map(project),
};
