import { liveBuilds, runningRegistries } from './environments.ts';
import { UsageError, type Verb } from './Verb.ts';

/** Says which live builds carry a package of others, for the day it has a hole. */
export const whoShips: Verb = {
  usage: '<package[@version]>',
  summary: 'says which live builds and fall-backs carry a package of others',
  details: ['who-ships zod@4.6.7   that version', 'who-ships zod         every version'],
  options: {},
  run: ({ positionals: [wanted, ...more] }, { dataDir }) => {
    if (!wanted || more.length) throw new UsageError('Name one package, such as zod@4.6.7.');
    const live = runningRegistries(dataDir).flatMap((registry) => liveBuilds(registry).map((build) => ({ ...build, registry })));
    const carriers = live.flatMap(({ artifact, isFallback, registry: { environment } }) =>
      (artifact.packages ?? [])
        .filter((each) => each === wanted || each.slice(0, each.lastIndexOf('@')) === wanted)
        .map((carried) => ({ package: carried, environment, name: artifact.name, version: artifact.version, isFallback })),
    );
    const silent = live.filter(({ artifact }) => !artifact.packages).map(({ artifact }) => `${artifact.name} ${artifact.version}`);
    const lines = [
      ...carriers.map(
        (each) => `${each.environment}  ${each.name} ${each.version}${each.isFallback ? ' (fall-back)' : ''}  ${each.package}`,
      ),
      ...(carriers.length ? [] : [`No live build says that it carries ${wanted}.`]),
      ...(silent.length ? [`Built before packages were recorded: ${[...new Set(silent)].join(', ')}.`] : []),
    ];
    return { lines, data: { package: wanted, carriers, unknown: [...new Set(silent)] } };
  },
};
