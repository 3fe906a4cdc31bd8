import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from '@marketplace/section-kit/router';
import { expectAccessible, fakeDb, type FakeDbOptions, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { profileRow } from '../testing/profileRow';
import { serviceRow } from '../testing/serviceRows';

function To({ id }: { id: string }) {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(`/services/${id}`)}>To {id}</button>;
}

/** The pages of the section, with what leads from one company to another as the search of the header does. */
const withLinks: typeof section = {
  ...section,
  routes: section.routes.map((route) => ({
    ...route,
    lazy: async () => {
      const { Component } = await route.lazy();
      return {
        Component: () => (
          <>
            <To id="42" />
            <To id="43" />
            <Component />
          </>
        ),
      };
    },
  })),
};

const known = () => fakeDb({ rpc: { provider_profile: () => profileRow() } });

test('one request brings the whole page, and one its reviews; the look at it is counted', async () => {
  const db = known();
  const { container } = await renderSection(section, { path: '/services/42', db });
  expect(await screen.findByRole('heading', { level: 1, name: 'Northline Renovations' })).toBeVisible();
  expect(db.requests).toEqual([
    'POST /rpc/provider_profile {"id":"42"}',
    expect.stringContaining('POST /rpc/count_profile_event'),
    expect.stringContaining('POST /rpc/provider_reviews'),
  ]);
  expect(document.title).toMatch(/^Northline Renovations – Construction, Toronto, ON – /);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['About', 'Request a quote', 'Service Areas', 'Our Services', 'Recent Projects', 'What Our Clients Say']);
  expect(screen.getByRole('link', { name: 'More professionals in Construction' })).toHaveAttribute(
    'href',
    '/services?category=Construction',
  );
  await expectAccessible(container);
});

test('in French, words that exist only in English are marked as English', async () => {
  const { container } = await renderSection(section, { path: '/services/42', db: known(), locale: 'fr' });
  expect(await screen.findByRole('heading', { name: 'Ce que disent nos clients' })).toBeVisible();
  expect(document.title).toMatch(/^Northline Renovations – Travaux de construction, Toronto, ON – /);
  expect(screen.getByText('À Toronto depuis 2008.')).not.toHaveAttribute('lang');
  expect(screen.getByText('The sink moved under the window.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('VÉRIFIÉ PREMIUM')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Appeler 416\u00a0555-0142' })).toBeVisible();
  expect(screen.getByText('Échéance le 30 novembre 2027')).toBeVisible();
  await expectAccessible(container);
});

test('a company that says nothing about itself shows what exists and nothing empty', async () => {
  const bare = profileRow({
    ...{ name: 'Maple Ridge Roofing', category: 'Roofing', verified: false, licensed_and_insured: false },
    ...{ tagline: null, description: null, established: null, employees: null, phone: null, rating_base: null },
    ...{ languages: [], badges: [], services: [], projects: [], testimonials: [], credentials: [], areas: [] },
  });
  await renderSection(section, { path: '/services/42', db: fakeDb({ rpc: { provider_profile: () => bare } }) });
  await screen.findByRole('heading', { level: 1, name: 'Maple Ridge Roofing' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Request a quote']);
  expect(screen.queryByRole('button', { name: /Call Now/ })).toBeNull();
  // The trade itself can be asked for where no services are listed.
  const options = within(screen.getByLabelText('Select Service')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Choose a service...', 'Roofing']);
});

test('a backend with the directory alone shows its row', async () => {
  const db = fakeDb({ tables: { services: [serviceRow()] } });
  const { container } = await renderSection(section, { path: '/services/42', db });
  expect(await screen.findByRole('heading', { level: 1, name: 'Maple Ridge Roofing' })).toBeVisible();
  expect(document.title).toMatch(/^Maple Ridge Roofing – Toronto, ON – /);
  expect(db.requests.slice(0, 2)).toEqual(['POST /rpc/provider_profile {"id":"42"}', 'GET /services?select=*&id=eq.42&limit=1']);
  for (const text of ['Roofing', 'Toronto, ON', 'Within 2 hours', 'Verified', 'Rated 4.9 out of 5, 127 reviews'])
    expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  await expectAccessible(container);
});

const impossible = { status: 400, code: '22P02', message: 'invalid input syntax for type uuid: "42"' };
test.each<[string, FakeDbOptions]>([
  ['nobody has', { rpc: { provider_profile: () => null } }],
  ['is no id of this database', { rpc: { provider_profile: impossible } }],
  ['nobody has, in the directory alone', { tables: { services: [] } }],
  ['is no id of the directory', { tables: { services: impossible } }],
])('an id that %s is an address that does not exist', async (_case, backend) => {
  const { container } = await renderSection(section, { path: '/services/42', db: fakeDb(backend) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(document.title).toMatch(/^Oops! Page not found – /);
  await expectAccessible(container);
});

test.each(['x', '42x', '9'.repeat(19)])('nobody is asked about %s, which can be no id', async (id) => {
  const db = fakeDb({ rpc: { provider_profile: impossible } });
  await renderSection(section, { path: `/services/${id}`, db });
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(db.requests).toEqual([]);
});

test('the same in French', async () => {
  await renderSection(section, { path: '/services/nobody', db: fakeDb({ rpc: { provider_profile: () => null } }), locale: 'fr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Oups! Page introuvable' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/fr');
});

test('a failed read is no missing page, keeps the title that the server wrote, and can be tried again', async () => {
  document.title = 'Northline Renovations – Toronto, ON – Brand';
  let answer: object = { status: 500, message: 'down' };
  await renderSection(section, { path: '/services/42', db: fakeDb({ rpc: { provider_profile: () => answer } }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load services: down');
  expect(document.title).toBe('Northline Renovations – Toronto, ON – Brand');
  answer = profileRow();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Northline Renovations' })).toBeVisible();
});

test('what was done on the page of one company is not on that of the next, nor on the way back', async () => {
  const db = fakeDb({
    rpc: {
      provider_profile: ({ id }: Record<string, unknown>) => profileRow(id === '42' ? {} : { name: 'Maple Ridge Roofing', projects: [] }),
    },
  });
  const go = async (id: string, name: string) => {
    // As Back does, whatever lies above the page.
    act(() => screen.getByText(`To ${id}`).click());
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  };
  await renderSection(withLinks, { path: '/services/43', db });
  await screen.findByRole('heading', { level: 1, name: 'Maple Ridge Roofing' });
  await go('42', 'Northline Renovations');
  await userEvent.selectOptions(await screen.findByLabelText('Select Service'), 'Home additions');
  await userEvent.click(screen.getByRole('button', { name: /Kitchen in Leslieville/ }));
  await screen.findByRole('dialog');
  await go('43', 'Maple Ridge Roofing');
  expect(screen.queryByRole('dialog')).toBeNull();
  await go('42', 'Northline Renovations');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Select Service')).toHaveDisplayValue('Choose a service...');
});
