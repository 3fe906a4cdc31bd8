import { render, screen } from '@testing-library/react';
import { createTestShell, TestShellProviders } from '@marketplace/section-kit/testing';
import { clockText } from './clockText';
import { OpeningHours } from './OpeningHours';
import type { ProviderProfile } from './ProviderProfile';

const open = (hours: ProviderProfile['hours'], locale: 'en' | 'fr' = 'en') =>
  render(
    <TestShellProviders path="/" shell={createTestShell({ locale })}>
      <OpeningHours hours={hours} />
    </TestShellProviders>,
  );
const rows = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent?.replaceAll('\u00a0', ' '));

test.each([
  ['08:00', '8:00 a.m.', '8 h'],
  ['08:30', '8:30 a.m.', '8 h 30'],
  ['12:00', '12:00 p.m.', '12 h'],
  ['00:15', '12:15 a.m.', '0 h 15'],
  ['17:05', '5:05 p.m.', '17 h 05'],
])('%s is written as people do', (time, en, fr) => {
  expect(clockText(time, 'en').replaceAll('\u00a0', ' ')).toBe(en);
  expect(clockText(time, 'fr').replaceAll('\u00a0', ' ')).toBe(fr);
});

test('every day of the week is named, also one that is closed', () => {
  open({ appointment: true, days: { mon: ['08:00', '17:30'], sat: ['09:00', '24:00'] } });
  expect(rows()).toEqual([
    'Monday8:00 a.m. to 5:30 p.m.',
    ...['Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `${day}Closed`),
    'Saturday9:00 a.m. to midnight',
    'SundayClosed',
  ]);
  expect(screen.getByText('Other times by appointment')).toBeVisible();
});

test('in French', () => {
  open({ appointment: false, days: { mon: ['08:00', '17:30'] } }, 'fr');
  expect(screen.getByRole('region', { name: 'Heures d’ouverture' })).toBeVisible();
  expect(rows()[0]).toBe('Lundide 8 h à 17 h 30');
});

test('by appointment alone names no day, and what nobody said is not shown', () => {
  const { rerender } = open({ appointment: true, days: {} });
  expect(screen.getByText('By appointment')).toBeVisible();
  expect(rows()).toEqual([]);
  rerender(
    <TestShellProviders path="/" shell={createTestShell()}>
      <OpeningHours hours={null} />
    </TestShellProviders>,
  );
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
