import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, type FakeDbOptions, renderSection } from 'section-kit/testing';
import { section } from '../section';
import { serviceRow } from '../testing/serviceRows';

const found = () => fakeDb({ tables: { services: [serviceRow()] } });

test('shows what is known about the professional of the address', async () => {
  const db = found();
  const { shell } = await renderSection(section, { path: '/services/42', db });
  expect(await screen.findByRole('heading', { level: 1, name: 'Maple Ridge Roofing' })).toBeVisible();
  expect(db.requests).toEqual(['GET /services?select=*&id=eq.42&limit=1']);
  expect(document.title).toMatch(/^Maple Ridge Roofing – /);
  for (const text of ['Roofing', 'Toronto, ON', 'Within 2 hours', 'Verified', 'Rated 4.9 out of 5, 127 reviews'])
    expect(screen.getByText(text)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Get Quote' }));
  expect(shell.notifications).toEqual([expect.objectContaining({ title: 'Quote Request' })]);
  expect(screen.getByRole('link', { name: 'More professionals in Roofing' })).toHaveAttribute('href', '/services?category=Roofing');
});

test.each<[string, NonNullable<FakeDbOptions['tables']>[string]]>([
  ['nobody has', []],
  ['is no id of this database', { status: 400, code: '22P02', message: 'invalid input syntax for type uuid: "nobody"' }],
  ['no text can be', { status: 400, code: '22021', message: 'invalid byte sequence for encoding "UTF8": 0x00' }],
])('an id that %s is an address that does not exist', async (_case, answer) => {
  const { container } = await renderSection(section, { path: '/services/nobody', db: fakeDb({ tables: { services: answer } }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(document.title).toMatch(/^Oops! Page not found – /);
  await expectAccessible(container);
});

test('the same in French', async () => {
  await renderSection(section, { path: '/services/nobody', db: fakeDb({ tables: { services: [] } }), locale: 'fr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Oups! Page introuvable' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/fr');
});

test('a failed read is no missing page, and can be tried again', async () => {
  let answer: ReturnType<typeof serviceRow>[] | { status: number; message: string } = { status: 500, message: 'down' };
  await renderSection(section, { path: '/services/42', db: fakeDb({ tables: { services: () => answer } }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load services: down');
  answer = [serviceRow()];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Maple Ridge Roofing' })).toBeVisible();
});
