import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createTestShell } from '../testing/createTestShell';
import { ShellProvider } from './ShellContext';
import { useSignInHref } from './useSignInHref';

function hrefIn(signInPath: string | null) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShellProvider value={{ ...createTestShell(), signInPath }}>{children}</ShellProvider>
  );
  return renderHook(() => useSignInHref('/services?search=toit&sort=name#top'), { wrapper }).result.current;
}

test('the way back survives with its query', () => {
  const href = new URL(hrefIn('/enter')!, 'http://localhost');
  expect(href.pathname).toBe('/enter');
  expect(href.searchParams.get('returnTo')).toBe('/services?search=toit&sort=name#top');
});

test('where no section signs people in there is no address', () => {
  expect(hrefIn(null)).toBeNull();
});
