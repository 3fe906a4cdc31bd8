import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/productPackages.ts';
import { apiReports } from '../packages/apiReport.ts';
import { published } from '../packages/published.ts';
import { stagePackages } from '../packages/stagePackages.ts';
import { runCommand } from './runCommand.ts';

/** `npm run api`: writes what each published package offers beside its package.json. */
await runCommand(async () => {
  const staged = stagePackages(repositoryRoot, join(repositoryRoot, '.cache', 'api')).filter(
    ({ folder }) => published[folder]!.hasReport !== false,
  );
  const reports = apiReports(staged.map(({ dir }) => dir));
  for (const { folder, dir } of staged) writeFileSync(join(repositoryRoot, folder, 'api.md'), reports.get(dir)!);
});
