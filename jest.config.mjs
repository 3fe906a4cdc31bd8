import { join } from 'node:path';
import { sectionTests } from '@marketplace/delivery/jest';
import { sectionNames } from '@marketplace/node-kit/sectionNames';

const rootDir = import.meta.dirname;
const project = (name) => {
  // Jest takes the time limit of all projects from its own settings.
  const { testTimeout: _limit, ...settings } = sectionTests(join(rootDir, name), { rootDir, modules: ['d3-[a-z-]+', 'internmap'] });
  return settings;
};

export default {
  // Two loaded cores are slow; what is really stuck still ends.
  testTimeout: 30_000,
  projects: ['shared-ui', 'section-kit', 'shell', ...sectionNames(rootDir)].map(project),
};
