import { readFileSync } from 'node:fs';
import { integritySchema } from '@marketplace/section-kit/manifest';
import { z } from 'zod';
import { describeIssues } from '../artifact/describeIssues.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { pagesSchema } from '../store/Attestations.ts';
import { readPairs, text } from './readWords.ts';
import { UsageError, type Verb } from './Verb.ts';

/** Signs what browsers found in the pages of versions. */
export const attest: Verb = {
  usage: '<section>=<version>… --pages <report.json>',
  summary: 'signs what a browser found in the pages of a version; npm run check:pages does it with --sign',
  details: ['--pages report.json   what it found, where, and what ran beside it'],
  options: { pages: { type: 'string' } },
  run: ({ positionals, values }, { dataDir, who }) => {
    const pairs = Object.entries(readPairs(positionals));
    const file = text(values.pages);
    if (!pairs.length || file === undefined)
      throw new UsageError('Name versions such as mf-services=1.4.0, and the report: --pages report.json.');
    const { scripts, ...found } = readReport(file);
    const store = new ArtifactStore(dataDir);
    const artifacts = pairs.map(([name, version]) => {
      if (version === null || found.versions[name] !== version)
        throw new Error(`The report is not about ${name} ${version ?? 'none'}: ${found.site} ran ${found.versions[name] ?? 'none'}.`);
      store.requirePublication(name, version);
      const artifact = store.read(name, version);
      const other = Object.entries(scripts[name] ?? { 'every script': '' }).find(([file, hash]) => artifact.files[file] !== hash);
      if (other)
        throw new Error(`${found.site} runs another build as ${name} ${version}: ${other[0]} is not the one that was published here.`);
      return artifact;
    });
    const signed = artifacts.map((artifact) => ({ artifact, keyId: store.attestations.add(artifact, 'pages', found, who) }));
    return {
      lines: signed.map(({ artifact: { name, version }, keyId }) => `Signed with the key ${keyId} what was found of ${name} ${version}.`),
      data: { signed: signed.map(({ artifact: { name, version }, keyId }) => ({ name, version, keyId })) },
    };
  },
};

/** What was found, and the hash of every script that the site named, by section: they tell which build it ran. */
const reportSchema = pagesSchema.extend({ scripts: z.record(z.string(), z.record(z.string(), integritySchema)) });

/** @throws Error in one sentence unless the file is such a report */
function readReport(file: string): z.infer<typeof reportSchema> {
  const report = reportSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (report.success) return report.data;
  throw new Error(`${file} is no report of pages: ${describeIssues(report.error)}.`);
}
