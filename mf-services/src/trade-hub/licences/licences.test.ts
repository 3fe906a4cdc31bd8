import { provinces } from '@marketplace/section-kit/tax';
import { contractingLicences } from './contracting';
import { designLicences } from './design';
import { groundworkLicences } from './groundwork';
import { pesticideLicences } from './pesticides';
import { plumbingLicences } from './plumbing';
import { workersCompBoards } from './sources';

const topics = { contractingLicences, designLicences, groundworkLicences, pesticideLicences, plumbingLicences };

describe.each(Object.entries(topics))('%s', (_name, { rules, notedOn }) => {
  test.each(provinces)('%s has a rule in both languages with a source and a day', (province) => {
    const { text, source } = rules[province];
    expect(text.en).not.toBe('');
    expect(text.fr).not.toBe(text.en);
    expect(source.href).toMatch(/^https:\/\//);
    expect(notedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

test.each(provinces)('%s has a board for workers’ compensation', (province) => {
  expect(workersCompBoards[province].href).toMatch(/^https:\/\//);
});
