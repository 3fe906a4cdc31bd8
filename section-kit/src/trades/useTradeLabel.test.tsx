import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Locale } from '../manifest/locale';
import { ShellProvider } from '../shell/ShellContext';
import { createTestShell } from '../testing/createTestShell';
import { useTradeLabel } from './useTradeLabel';

function labelIn(locale: Locale) {
  const wrapper = ({ children }: { children: ReactNode }) => <ShellProvider value={createTestShell({ locale })}>{children}</ShellProvider>;
  return renderHook(() => useTradeLabel(), { wrapper }).result.current;
}

test('English shows the trade as the database writes it', () => {
  expect(labelIn('en')('Roofing')).toBe('Roofing');
});

test('French shows its own word, and a trade it does not know as it is', () => {
  expect(labelIn('fr')('Roofing')).toBe('Toiture');
  expect(labelIn('fr')('Chimney Sweeping')).toBe('Chimney Sweeping');
});
