import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { adsHref } from '../rate-card/adsHref';
import { section } from '../section';

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const panel = () => within(screen.getByRole('tabpanel'));

test('the open tab stands in the address; Search Ads needs none', async () => {
  const { address } = await renderSection(section, { path: adsHref() });
  expect(selected()).toBe('Search Ads');
  await userEvent.click(screen.getByRole('tab', { name: 'Social Media' }));
  expect(address()).toBe(adsHref('social'));
  await userEvent.keyboard('{Home}');
  expect(selected()).toBe('Search Ads');
  expect(address()).toBe(adsHref());
});

test.each([
  ['display', 'Display Ads'],
  ['social', 'Social Media'],
  ['search', 'Search Ads'],
  ['radio', 'Search Ads'],
])('?tab=%s opens %s', async (tab, name) => {
  await renderSection(section, { path: `${adsHref()}?tab=${tab}` });
  expect(selected()).toBe(name);
});

test('what is typed in one tab is still there after a look at another', async () => {
  await renderSection(section, { path: adsHref() });
  await userEvent.type(panel().getByRole('textbox', { name: 'Campaign budget ($)' }), '0');
  await userEvent.click(screen.getByRole('tab', { name: 'Display Ads' }));
  expect(panel().getByRole('textbox', { name: 'Campaign budget ($)' })).toHaveValue('600');
  await userEvent.click(screen.getByRole('tab', { name: 'Search Ads' }));
  expect(panel().getByRole('textbox', { name: 'Campaign budget ($)' })).toHaveValue('6000');
});

test.each(['search', 'display', 'social'] as const)(
  '%s has a price, a marked sample, a sample return and a demo of its own',
  async (kind) => {
    await renderSection(section, { path: adsHref(kind) });
    expect(panel().getByText(/smallest order \$\d+, before tax/)).toBeVisible();
    expect(within(panel().getByRole('figure')).getByText('Sample')).toBeVisible();
    expect(panel().getByRole('table')).toBeVisible();
    expect(panel().getByRole('link', { name: /^Book a demo of/ })).toHaveAttribute('href', `/demo?topic=${kind}-ads`);
  },
);

test('the example of the revenue model is worked out in the numbers of the language', async () => {
  await renderSection(section, { path: adsHref(), locale: 'fr' });
  const example = screen.getByText(/^Un mandat de/).textContent.replaceAll('\u00a0', ' ');
  expect(example).toContain('20 000 $');
  expect(example).toContain('soit 1 000 $');
  expect(example).toContain('sont de 200 $; 800 $ vont');
});
