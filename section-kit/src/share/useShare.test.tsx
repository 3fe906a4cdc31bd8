import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, TestShellProviders } from '../testing';
import { useShare } from './useShare';

function Page({ address }: { address?: string }) {
  const share = useShare();
  return <button onClick={() => void share('A page', address)}>go</button>;
}

async function press({ locale, address }: { locale?: 'en' | 'fr'; address?: string } = {}, prepare = () => {}) {
  const shell = createTestShell(locale && { locale });
  const user = userEvent.setup();
  prepare();
  render(
    <TestShellProviders shell={shell} path="/">
      <Page {...(address && { address })} />
    </TestShellProviders>,
  );
  await user.click(screen.getByRole('button'));
  return shell.notifications;
}
const withSheet = (share: (data: ShareData) => Promise<void>) => () => void Object.assign(navigator, { share });
const refuse = () => void jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('the device’s own sheet gets title and address, and nothing more is said', async () => {
  const share = jest.fn(() => Promise.resolve());
  expect(await press({}, withSheet(share))).toEqual([]);
  expect(share).toHaveBeenCalledWith({ title: 'A page', url: location.href });
});

test('somebody who closes the sheet hears nothing', async () => {
  expect(
    await press(
      {},
      withSheet(() => Promise.reject(new DOMException('', 'AbortError'))),
    ),
  ).toEqual([]);
});

test('a sheet that refuses is no dead end: the link is copied', async () => {
  const notifications = await press(
    {},
    withSheet(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  );
  expect(notifications).toMatchObject([{ title: 'Link copied', tone: 'success' }]);
  expect(await navigator.clipboard.readText()).toBe(location.href);
});

test('without a sheet the address that was given is copied', async () => {
  const notifications = await press({ locale: 'fr', address: 'https://site.example/fr/b' });
  expect(notifications).toMatchObject([{ title: 'Lien copié', tone: 'success' }]);
  expect(await navigator.clipboard.readText()).toBe('https://site.example/fr/b');
});

test('where copying is refused, the address can be copied by hand', async () => {
  expect(await press({ address: 'https://site.example/b' }, refuse)).toMatchObject([
    { title: 'The link could not be copied', description: 'Copy this address yourself: https://site.example/b', tone: 'failure' },
  ]);
});
