import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createTestShell, TestShellProviders } from '@marketplace/section-kit/testing';
import { useResponseTime } from './useResponseTime';

test.each([
  ['en', 'Within 2 hours', 'Within 2 hours'],
  ['fr', 'Within 1 hour', 'En moins d’une heure'],
  ['fr', 'Within 1 day', 'En moins d’un jour'],
  ['fr', 'Within 3 days', 'En moins de 3\u00a0jours'],
  ['fr', 'Same day', 'Le jour même'],
  ['fr', 'Sur rendez-vous', 'Sur rendez-vous'],
] as const)('%s: %s reads %s', (locale, text, expected) => {
  const shell = createTestShell({ locale });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestShellProviders shell={shell} path="/">
      {children}
    </TestShellProviders>
  );
  expect(renderHook(() => useResponseTime(), { wrapper }).result.current(text)).toBe(expected);
});
