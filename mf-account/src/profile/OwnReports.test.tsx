import { screen, within } from '@testing-library/react';
import type { Answer } from '@marketplace/section-kit';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { member } from '../testing/member';

type Report = Answer<'my_reports'>[number];
const report = (changes: Partial<Report>): Report => ({
  id: 'r1',
  kind: 'review',
  reason: 'spam',
  body: null,
  status: 'open',
  created_at: '2026-11-02T15:00:00Z',
  closed_at: null,
  ground: null,
  explanation: null,
  company: { id: 'c1', name: 'Maple Ridge Roofing' },
  ...changes,
});
const closed = { status: 'actioned', closed_at: '2026-11-04T15:00:00Z' } as const;
const open = (reports: Report[], locale: 'en' | 'fr' = 'en') =>
  renderSection(section, {
    path: '/account/profile',
    auth: member,
    authActions: {},
    locale,
    db: fakeDb({ tables: { profiles: [] }, rpc: { my_reports: () => reports, account_deletion: () => ({ due_at: null }) } }),
  });
const lines = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('who reported something reads what was decided and why', async () => {
  const { container } = await open([
    report({}),
    report({ id: 'r2', ...closed, ground: 'abuse', explanation: 'The second sentence.' }),
    report({ id: 'r3', kind: 'provider', ...closed, status: 'dismissed', explanation: 'The register lists it.' }),
    report({ id: 'r4', kind: 'message', company: null, ...closed }),
  ]);
  expect(await lines('What you reported')).toEqual([
    'A review of Maple Ridge Roofing, reported on November 2, 2026Our staff will look at it.',
    'A review of Maple Ridge Roofing, reported on November 2, 2026Decided on November 4, 2026: we acted on it.Why: it insults or threatens somebodyWhat our staff wrote about it: “The second sentence.”',
    'Maple Ridge Roofing, reported on November 2, 2026Decided on November 4, 2026: it stays as it is.What our staff wrote about it: “The register lists it.”',
    'A message, reported on November 2, 2026Decided on November 4, 2026: we acted on it.',
  ]);
  await expectAccessible(container);
});

test('in French', async () => {
  await open([report({ ...closed, ground: 'private', explanation: 'Une adresse.' })], 'fr');
  expect((await lines('Vos signalements'))[0]).toMatch(
    /^Un avis sur Maple Ridge Roofing, signalement du 2 novembre 2026Décision du 4 novembre 2026.: nous sommes intervenus\.Motif.: on y révèle des renseignements personnels.*«.Une adresse\..»$/,
  );
});

test('who reported nothing sees nothing of it', async () => {
  await open([]);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What you reported' })).not.toBeInTheDocument();
});
