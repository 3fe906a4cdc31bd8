import { screen, within } from '@testing-library/react';
import { renderSection } from '@marketplace/section-kit/testing';
import { pages } from '../../content/offers/pages';
import { words } from '../../content/offers/words';
import { section } from '../section';

const offers = Object.entries(pages);

test.each(offers)('%s says what it costs, shows a marked sample and offers a demo of its topic', async (path, { slug }) => {
  const { en: offer } = await words[slug]!();
  await renderSection(section, { path });
  const cost = screen.getByRole('region', { name: 'What it costs' });
  expect(cost).toHaveTextContent(offer.product ? /smallest order \$\d/ : /Pro \(\$49\/month\) or Elite \(\$199\/month\)/);
  expect(within(screen.getAllByRole('figure').at(-1)!).getByText('Sample')).toBeVisible();
  expect(screen.queryAllByRole('table')).toHaveLength(offer.campaign ? 1 : 0);
  for (const demo of screen.getAllByRole('link', { name: 'Book a Demo' }))
    expect(demo).toHaveAttribute('href', `/demo?topic=${offer.topic}`);
});

test('both addresses of email marketing show the same page', async () => {
  const first = await renderSection(section, { path: '/targeted-email-marketing' });
  const text = first.container.textContent;
  first.unmount();
  const second = await renderSection(section, { path: '/email-marketing' });
  expect(second.container.textContent).toBe(text);
});

// What is set up for one business at a time must not read as if everybody had it.
test.each(['/ai-lead-management', '/sms-messaging', '/live-chat'])('%s tells what works today from what is set up', async (path) => {
  await renderSection(section, { path });
  expect(screen.getAllByText(/^Works today: /)).not.toHaveLength(0);
  expect(screen.getAllByText(/^On request: /)).not.toHaveLength(0);
});
