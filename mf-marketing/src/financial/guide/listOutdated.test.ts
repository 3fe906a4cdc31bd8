import { listOutdated } from './listOutdated';

const guide = (verifiedOn: string) => ({ topic: 'helocs', verifiedOn }) as const;

test('a guide is outdated when a year has passed since it was verified', () => {
  expect(listOutdated([guide('2025-11-19')], '2026-11-20')).toEqual(['helocs']);
  expect(listOutdated([guide('2025-11-20'), guide('2026-11-20')], '2026-11-20')).toEqual([]);
});

test('a leap day counts as any other', () => {
  expect(listOutdated([guide('2027-02-28')], '2028-02-29')).toEqual(['helocs']);
  expect(listOutdated([guide('2027-03-01')], '2028-02-29')).toEqual([]);
});
