import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createTestShell } from '../testing/createTestShell';
import { ShellProvider } from '../shell/ShellContext';
import { defineMessages, type Messages } from './defineMessages';
import { useT } from './useT';

const messages = defineMessages('test', { en: { hello: 'Hello {{name}}' }, fr: { hello: 'Bonjour {{name}}' } });

test.each([
  ['en', 'Hello Ann'],
  ['fr', 'Bonjour Ann'],
] as const)('%s: texts are those of the page’s language', (locale, expected) => {
  const shell = createTestShell({ locale });
  const wrapper = ({ children }: { children: ReactNode }) => <ShellProvider value={shell}>{children}</ShellProvider>;
  const { result, rerender } = renderHook(() => useT(messages), { wrapper });
  expect(result.current('hello', { name: 'Ann' })).toBe(expected);
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});

test('a missing French text does not compile', () => {
  // @ts-expect-error `b` has no French text
  const incomplete: Messages = defineMessages('incomplete', { en: { a: 'A', b: 'B' }, fr: { a: 'A' } });
  expect(incomplete.namespace).toBe('incomplete');
});
