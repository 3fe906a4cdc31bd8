import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrokenLine } from '../support/brokenLine.ts';
import { containerCode } from '../support/fixtureSection.ts';
import { breakSection, spoilFile, type Patient } from './breakSection.ts';

/** What a game day can break. */
export interface Site extends Patient {
  /** An address of the section. */
  path: string;
  /** The way to the backend. */
  line: BrokenLine;
  stopServer: () => () => Promise<void>;
}

type Mend = () => void | Promise<void>;

export interface Fault<Where = Site> {
  name: string;
  /** @returns mends it */
  inject: (where: Where) => Mend | Promise<Mend>;
  isControl?: boolean;
}

const code = (name: string, misbehaviour: Parameters<typeof containerCode>[2]): Fault => ({
  name,
  inject: (site) => breakSection(site, containerCode(site.section, site.path, misbehaviour)),
});
const backend = (fault: Parameters<BrokenLine['spoil']>[1]): Fault => ({
  name: `the backend: each exchange ${fault}`,
  inject: ({ line }) => {
    line.spoil(/^/, fault);
    return line.mend;
  },
});
const latestRevision = (dataDir: string): string => {
  const folder = join(dataDir, 'registries', 'staging');
  return join(folder, `${Math.max(...readdirSync(folder).map((name) => Number.parseInt(name, 10)))}.json`);
};

/** In their order: what cannot be mended in a moment comes last. */
export const faults: readonly Fault[] = [
  { name: 'nothing', inject: () => () => undefined, isControl: true },
  code('a section throws when its script runs', { atEntry: 'throw new Error("a game day");' }),
  code('a section throws when it is imported', { atImport: 'throw new Error("a game day");' }),
  code('a section throws when it is rendered', { atRender: 'throw new Error("a game day");' }),
  code('a section never gives its module', { instead: 'new Promise(() => {})' }),
  {
    name: 'a published script is changed in the store',
    inject: ({ dataDir, section, version }) => {
      const file = join(dataDir, 'artifacts', section, version, 'remoteEntry.js');
      const mends = [spoilFile(file, 'changed();'), spoilFile(`${file}.br`, 'changed();')];
      return () => mends.forEach((mend) => mend());
    },
  },
  { name: 'the registry is overwritten', inject: ({ dataDir }) => spoilFile(latestRevision(dataDir), '{ "payload": ') },
  backend('is reset before it arrives'),
  backend('is never answered'),
  backend('is cut off half-way'),
  { name: 'the server is killed', inject: ({ stopServer }) => stopServer() },
];
