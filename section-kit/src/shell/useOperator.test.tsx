import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { Operator } from '@marketplace/shared-ui/operator';
import { createTestShell } from '../testing/createTestShell';
import { useOperator } from './hooks';
import { ShellProvider } from './ShellContext';

function Name() {
  return <p>{useOperator().legalName}</p>;
}

test('who answers for the site is waited for where the page has yet to fetch it', async () => {
  const { promise, resolve } = Promise.withResolvers<Operator>();
  await act(async () =>
    render(
      <ShellProvider value={{ ...createTestShell(), operator: () => promise }}>
        <Suspense fallback="On its way">
          <Name />
        </Suspense>
      </ShellProvider>,
    ),
  );
  expect(screen.getByText('On its way')).toBeVisible();
  await act(async () => resolve({ legalName: 'Somebody Inc.', mailingAddress: '', privacyContact: '', phone: '' }));
  expect(screen.getByText('Somebody Inc.')).toBeVisible();
});
