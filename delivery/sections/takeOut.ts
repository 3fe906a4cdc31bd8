import { checkRelease } from '../checks/checkRelease.ts';
import { refuseFor } from '../checks/Problem.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { openRegistry } from './environments.ts';
import { readEnvironment, readName, readReason, readRevision, text } from './readWords.ts';
import { UsageError, type Verb } from './Verb.ts';

/** Takes a section out of service in an incident, until a version of it is promoted. */
export const takeOut: Verb = {
  usage: '<environment> <section> --degraded --why "reason"',
  summary: 'takes a section out of service in an incident',
  details: [
    '--degraded      yes, without it: its menu entries and fragments hide, its addresses say that it is not available (503)',
    '--why "reason"  for whoever reads the history',
    '--revision 41   refuse when somebody changed it since revision 41',
    'Promoting a version of the section brings it back. A canary ends.',
  ],
  options: { degraded: { type: 'boolean' }, why: { type: 'string' }, revision: { type: 'string' } },
  run: (words, { dataDir, who }) => {
    const [place, given = '', ...more] = words.positionals;
    const environment = readEnvironment(place);
    const name = readName(given);
    if (name === 'shell' || more.length) throw new UsageError('Name one section to take out, such as mf-services.');
    if (!words.values.degraded)
      throw new UsageError(
        `Visitors will miss ${name}: add --degraded if that is meant. Its menu entries and fragments hide, its addresses say so.`,
      );
    const why = readReason(words);
    const registry = openRegistry(dataDir, environment);
    const before = registry.readExpired();
    const section = before.sections[name];
    if (!section) throw new Error(`"${environment}" runs no ${name}; it runs ${Object.keys(before.sections).join(', ') || 'no section'}.`);
    if (section.takenOut) throw new Error(`${name} is taken out already; promote a version of it to bring it back.`);
    const content = { shell: before.shell, sections: { ...before.sections, [name]: { ...section, takenOut: true as const } } };
    refuseFor(
      checkRelease({ content, before, store: new ArtifactStore(dataDir), database: null }).filter(({ code }) => code !== 'file'),
      `Nothing was changed in "${environment}".`,
    );
    const what = `${name} ${section.artifact.version} taken out`;
    const { revision } = registry.write(content, readRevision(text(words.values.revision)) ?? before.revision, { who, what, why });
    return {
      lines: [`${environment} is at revision ${revision}, without ${name}. Promote a version of it to bring it back.`],
      data: { environment, revision, takenOut: name },
    };
  },
};
