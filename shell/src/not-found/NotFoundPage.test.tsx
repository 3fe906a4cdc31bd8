import { expectAccessible } from '@marketplace/section-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubBrowser } from '../testing/browserStubs';
import { renderShell } from '../testing/renderShell';

beforeEach(() => {
  stubBrowser();
  jest.spyOn(console, 'info').mockImplementation();
});
const main = () => within(screen.getByRole('main'));

test.each([
  ['en', '/kitchen/xyz', '/kitchen/xyz'],
  ['fr', '/kitchen/xyz', '/fr/kitchen/xyz'],
  ['en', '/%3Cscript%3Ealert(1)%3C/script%3E', '<script>'],
] as const)('shows the attempted path as text (%s %s)', async (locale, path, shown) => {
  const { container } = await renderShell({ locale, path });
  expect(main().getByText(/kitchen|script/)).toHaveTextContent(shown === '<script>' ? path : shown);
  expect(container.querySelector('main script')).toBeNull();
});

test('offers a search and four popular pages', async () => {
  const { address } = await renderShell({ path: '/nowhere' });
  expect(within(main().getByRole('navigation', { name: 'Popular pages' })).getAllByRole('link')).toHaveLength(4);
  await userEvent.type(main().getByRole('textbox', { name: 'Search services' }), 'tiler{Enter}');
  expect(address()).toBe('/services?search=tiler');
});

test('nothing for axe to say', async () => {
  const { container } = await renderShell({ path: '/nowhere' });
  await main().findByRole('heading', { level: 1 });
  await expectAccessible(container);
});
