import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, renderSection, type RenderSectionOptions } from '@marketplace/section-kit/testing';
import { section } from '../section';

const open = async (options: RenderSectionOptions) => {
  const view = await renderSection(section, options);
  await screen.findByRole('form');
  return view;
};

beforeEach(() => sessionStorage.clear());

test('says whom we partner with, real-estate professionals among them, and leads to the form', async () => {
  await open({ path: '/partners' });
  const who = within(screen.getByRole('region', { name: 'Who we partner with' }));
  expect(who.getAllByRole('listitem')).toHaveLength(6);
  expect(who.getByText(/Agents, lenders and brokerages/)).toBeVisible();
  const target = screen.getByRole('link', { name: 'Apply as a Partner' }).getAttribute('href')!.split('#')[1]!;
  expect(document.getElementById(target)).toContainElement(screen.getByRole('form', { name: 'Your application' }));
});

test('applies as a partner without asking for kind or plan, with a draft of its own', async () => {
  const db = fakeDb({ rpc: { submit_application: () => ({ reference: 'A-7F3K92QD', status: 'submitted' }) } });
  const first = await open({ path: '/partners?kind=vendor&plan=pro', db });
  expect(screen.queryByLabelText('I am applying as')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Plan')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Company or organization'), 'École des métiers');
  await userEvent.type(screen.getByLabelText('Your Name'), 'Léa Côté');
  await userEvent.type(screen.getByLabelText('Email Address'), 'lea@example.ca');
  first.unmount();
  const other = await open({ path: '/apply' });
  expect(screen.getByLabelText('Company or organization')).toHaveValue('');
  other.unmount();

  const { container } = await open({ path: '/partners', db });
  await userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));
  expect(await screen.findByText('A-7F3K92QD')).toBeVisible();
  expect(db.requests[0]).toContain('"kind":"partner"');
  expect(db.requests[0]).toContain('"plan":""');
  await expectAccessible(container);
});

test('who sells, designs or builds is led to the application that fits', async () => {
  await open({ path: '/partners', locale: 'fr' });
  const links = within(screen.getByRole('region', { name: 'Une autre façon de participer' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/fr/apply?kind=vendor',
    '/fr/apply?kind=designer',
    '/fr/apply?kind=contractor',
  ]);
});
