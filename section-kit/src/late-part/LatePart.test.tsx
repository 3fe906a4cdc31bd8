import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, expectAccessible, TestShellProviders } from '../testing';
import { LatePart } from './LatePart';

const part = { Words: () => <p>Here it is</p> };

function show(load: () => Promise<typeof part>, locale: 'en' | 'fr' = 'en') {
  return render(
    <TestShellProviders shell={createTestShell({ locale })} path="/">
      <LatePart name="test/part" load={load} failed="The words could not be loaded" pending={<p role="status">Loading</p>}>
        {({ Words }) => <Words />}
      </LatePart>
    </TestShellProviders>,
  );
}

test('stands in its place once it is there', async () => {
  show(() => Promise.resolve(part));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(await screen.findByText('Here it is')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['en', 'Check your connection and try again.', 'Try again'],
  ['fr', 'Vérifiez votre connexion, puis réessayez.', 'Réessayer'],
] as const)('that does not come says so, and comes by a press (%s)', async (locale, words, again) => {
  const load = jest.fn(() => Promise.resolve(part)).mockRejectedValueOnce(new Error('Loading chunk failed'));
  const { container } = show(load, locale);
  expect(await screen.findByRole('alert')).toHaveTextContent(`The words could not be loaded${words}`);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: again }));
  expect(await screen.findByText('Here it is')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});
