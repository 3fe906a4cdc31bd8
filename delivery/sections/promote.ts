import { readEnvironment, readPairs } from './readWords.ts';
import { release, releaseDetails, releaseOptions } from './release.ts';
import { UsageError, type Verb } from './Verb.ts';

/** Makes an environment run other versions of published packages. */
export const promote: Verb = {
  usage: '<environment> <package>=<version>… --why "reason"',
  summary: 'makes an environment run other versions, all of them or none',
  details: [...releaseDetails, '<section>=none        takes a section away for good, once nothing leads to it any more'],
  options: releaseOptions,
  run: (words, desk) => {
    const [name, ...pairs] = words.positionals;
    const environment = readEnvironment(name);
    if (!pairs.length) throw new UsageError('Name what to run, such as mf-services=1.4.0.');
    return release(environment, readPairs(pairs), words, desk);
  },
};
