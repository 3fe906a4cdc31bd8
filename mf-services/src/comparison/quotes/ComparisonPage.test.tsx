import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { projectId, projectView, quoteView, token } from '../../testing/projectView';
import { backendOf, cells, company, comparisonPath, comparisonTable, disposal, openComparison } from '../../testing/openComparison';
import { member } from '../../testing/quoteForm';
import { requestBackend } from '../../testing/requestBackend';

const [labour, material] = quoteView().lines;
const maple = company(1, 'Maple Ridge Roofing', { lines: [labour!, material!, disposal], total_cents: 292_160 });
const ash = company(2, 'Ash Roofing', { total_cents: 250_000, warranty: null, deposit_cents: 0, permit_by: 'homeowner' });

beforeEach(() => sessionStorage.clear());

test('quotes stand side by side, the lowest total first, with the same facts', async () => {
  const { container, backend } = await openComparison(projectView([maple, ash, company(3, 'Oak Roofing', null)]));
  const heads = within(await comparisonTable())
    .getAllByRole('columnheader')
    .slice(1);
  expect(heads.map((head) => within(head).getByRole('link').textContent)).toEqual(['Ash Roofing', 'Maple Ridge Roofing']);
  expect(within(heads[0]!).getByRole('link')).toHaveAttribute('href', '/services/p2');
  for (const [name, ...expected] of [
    [/^Price before tax/, '$2,320.00', '$2,320.00'],
    [/^HST/, '$301.60 (13%)', '$301.60 (13%)'],
    [/^Total/, '$2,500.00Lowest total, but it does not include: Disposal', '$2,921.60'],
    [/^Maximum final price/, '$2,750.00', '$3,213.76'],
    [/^Deposit/, 'No deposit', '$500.00 (17% of the total)'],
    [/^Valid until/, 'December 24, 2026', 'December 24, 2026'],
    [/^Can start on/, 'January 11, 2027', 'January 11, 2027'],
    [/^Duration/, '2 days', '2 days'],
    [/^Warranty/, 'Not stated', '5 years on labour'],
    [/^Permit/, 'You have to get it', 'Maple Ridge Roofing gets it'],
    [/^Included/, 'Clean-up', 'Clean-up'],
    [/^Not included/, 'Not stated', 'Not stated'],
    [/^Labour/, 'Two roofers$1,520.0016\u00a0hour × $95.00', 'Two roofers$1,520.0016\u00a0hour × $95.00'],
    [/^Disposal/, 'Not in this quote', 'Old roof taken away$300.00no tax'],
  ] as const) {
    expect(await cells(name)).toEqual(expected);
  }
  const waiting = within(screen.getByRole('heading', { name: 'Companies without a quote' }).closest('section')!);
  expect(waiting.getByText('Oak Roofing')).toBeVisible();
  expect(backend.argsOf('project_view')[0]).toEqual({ token });
  await expectAccessible(container);
});

test('the lowest total that leaves nothing out says so; equal totals are not ranked', async () => {
  const { unmount } = await openComparison(
    projectView([maple, company(2, 'Ash Roofing', { ...maple.quote!, id: 'q', total_cents: 280_000 })]),
  );
  expect(await screen.findByText('Lowest total, and it includes every kind of work that the others include')).toBeVisible();
  unmount();
  await openComparison(projectView([maple, company(2, 'Ash Roofing', { ...maple.quote!, id: 'q' })]));
  await comparisonTable();
  expect(screen.queryByText(/^Lowest total/)).toBeNull();
});

test('an expired quote stands last, says so, cannot be chosen and is never the lowest', async () => {
  await openComparison(projectView([company(2, 'Ash Roofing', { status: 'expired', total_cents: 1, valid_until: '2026-10-01' }), maple]));
  const heads = within(await comparisonTable())
    .getAllByRole('columnheader')
    .slice(1);
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Maple Ridge RoofingQuote received', 'Ash RoofingExpired']);
  const [, actions] = within(screen.getByRole('row', { name: /^What you can do/ })).getAllByRole('cell');
  expect(actions).toHaveTextContent('This quote expired on October 1, 2026. Ask Ash Roofing for a new one before you decide.');
  expect(within(actions!).queryByRole('button')).toBeNull();
  expect(screen.queryByText(/^Lowest total/)).toBeNull();
});

test('contact details that a company got with a visit are not offered to it again', async () => {
  await openComparison(projectView([maple, company(2, 'Ash Roofing', {}, { connected_at: '2026-11-19T15:00:00Z' })]));
  await comparisonTable();
  const [known, unknown] = within(screen.getByRole('row', { name: /^What you can do/ }))
    .getAllByRole('cell')
    .map((cell) =>
      within(cell)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    )
    .sort((a, b) => a.length - b.length);
  expect(known).toEqual(['Hire Ash Roofing', 'Withdraw']);
  expect(unknown).toEqual(['Hire Maple Ridge Roofing', 'Share my contact details', 'Withdraw']);
});

test('contact details that are hidden in a quote are said to be, in its texts and in the names of what can be ticked', async () => {
  const line = { ...disposal, description: 'Bin of \uFFFC', optional: true };
  await openComparison(projectView([company(1, 'Maple Ridge Roofing', { warranty: 'Call \uFFFC', lines: [labour!, line] })]));
  expect(await cells(/^Warranty/)).toEqual(['Call [hidden until contact is shared]']);
  expect(screen.getByRole('checkbox', { name: /^Bin of \[hidden until contact is shared\], Maple/ })).toBeVisible();
});

test('a quote that was withdrawn from is not compared', async () => {
  await openComparison(projectView([maple, company(2, 'Ash Roofing', { status: 'declined' }, { status: 'withdrawn' })]));
  expect(within(await comparisonTable()).getAllByRole('columnheader')).toHaveLength(2);
  expect(screen.getByText('Withdrawn')).toBeVisible();
});

test('one quote says that there is nothing to compare it with, and where to ask others', async () => {
  const { container } = await openComparison(projectView([maple]));
  expect(await screen.findByText(/^There is one quote so far/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find others to ask' })).toHaveAttribute('href', '/services?category=Roofing');
  expect(screen.queryByText('Before you choose')).toBeNull();
  await expectAccessible(container);
});

test('without a quote it says what comes next', async () => {
  const { container } = await openComparison(projectView([company(1, 'Oak Roofing', null)]));
  expect(await screen.findByText('No quote yet')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Oak Roofing')).toBeVisible();
  await expectAccessible(container);
});

test('hiring asks back, is done once, and the page shows it', async () => {
  const { backend } = await openComparison(projectView([maple, ash]));
  await comparisonTable();
  await userEvent.click(screen.getByRole('button', { name: 'Hire Ash Roofing' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hire Ash Roofing' }));
  await waitFor(() => expect(backend.argsOf('project_view')).toHaveLength(2));
  const { id, total_cents } = ash.quote!;
  expect(backend.argsOf('accept_quote')).toEqual([{ quote_id: id, options: [], expected_total_cents: total_cents, token }]);
});

test('the secret of a link leaves the address, which browsers print, and the way back keeps it', async () => {
  const { address } = await openComparison(projectView([maple, ash]));
  await comparisonTable();
  await waitFor(() => expect(address()).toBe(comparisonPath));
  expect(document.body).not.toHaveTextContent(token);
  expect(screen.getAllByRole('link', { name: 'Your quote request' })[0]).toHaveAttribute('href', `/r/${token}`);
});

test.each([
  ['its other language', { locale: 'fr' as const }],
  ['its address without the secret', {}],
])('the tab keeps the link: %s is another document, and opens it too', async (_what, options) => {
  const { unmount } = await openComparison(projectView([maple, ash]));
  await comparisonTable();
  unmount();
  const { backend } = await openComparison(projectView([maple, ash]), { path: comparisonPath, ...options });
  await comparisonTable();
  expect(backend.argsOf('project_view').at(-1)).toEqual({ token });
  expect(JSON.stringify(localStorage)).not.toContain(token);
});

test('a link that the tab has kept and that ended since is forgotten: its account opens the request', async () => {
  const { unmount } = await openComparison(projectView([maple, ash]));
  await comparisonTable();
  unmount();
  const view = projectView([maple, ash], { claimed: true, mine: true });
  const backend = requestBackend({ rpc: { project_view: ({ id }) => (id === projectId ? view : null) } });
  await renderSection(section, { path: comparisonPath, db: backend.db, auth: member });
  expect(await comparisonTable()).toBeVisible();
});

test('its account opens it by its id', async () => {
  const { backend } = await openComparison(projectView([maple, ash], { claimed: true, mine: true }), {
    path: comparisonPath,
    auth: member,
  });
  await comparisonTable();
  expect(backend.argsOf('project_view')).toEqual([{ id: projectId }]);
});

test.each([
  ['signed out, without a link', { path: comparisonPath }, 'Sign in to see this request'],
  [
    'where nobody can tell who is signed in',
    { path: comparisonPath, auth: 'unknown' as const },
    'Your account cannot be reached right now',
  ],
  ['with a link nobody has', {}, 'We can’t find a request with this link'],
  ['by somebody else', { path: comparisonPath, auth: member }, 'We can’t find a request with this link'],
])('%s: says so and shows the way on', async (_case, options, title) => {
  const { container } = await openComparison(null, options);
  expect(await screen.findByText(title)).toBeVisible();
  await expectAccessible(container);
});

test('a link of another request opens nothing here', async () => {
  await openComparison(projectView([maple], { id: '99999999-0000-4000-8000-000000000000' }));
  expect(await screen.findByText('We can’t find a request with this link')).toBeVisible();
});

test('a failed read can be tried again; a backend without requests says so', async () => {
  const backend = backendOf(projectView([maple, ash]));
  backend.failNext('project_view', { status: 400, message: 'boom' });
  const { unmount } = await renderSection(section, { path: `${comparisonPath}#token=${token}`, db: backend.db });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your quotes could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await comparisonTable()).toBeVisible();
  unmount();
  await renderSection(section, { path: `${comparisonPath}#token=${token}`, db: requestBackend().db });
  expect(await screen.findByText('Quote tracking is unavailable')).toBeVisible();
});

test('it prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await openComparison(projectView([maple, ash]));
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('in Ontario a fixed price is the most that can be asked; the row stands only where another may rise', async () => {
  const fixed = company(2, 'Ash Roofing', { total_cents: 250_000, price_kind: 'fixed' });
  const { unmount } = await openComparison(projectView([maple, fixed]));
  expect(await cells(/^Maximum final price/)).toEqual(['$2,500.00', '$3,213.76']);
  unmount();
  await openComparison(projectView([fixed, company(3, 'Oak Roofing', { province: 'QC', total_cents: 300_000 })]));
  await comparisonTable();
  expect(screen.queryByText(/^Maximum final price/)).toBeNull();
});

test.each([
  [
    'ON',
    'Good to know: Ontario',
    /10 percent above a written estimate/,
    'https://www.ontario.ca/page/guide-home-renovation-and-roofing-businesses',
    /^Read at the source/,
  ],
  [
    'QC',
    'Good to know: Quebec',
    /No deposit may be taken before that/,
    'https://www.opc.gouv.qc.ca/vente-itinerante/vente-itinerante/fiche-conseil/',
    /^Read at the source/,
  ],
  [
    'AB',
    'Good to know: Alberta',
    /prepaid contracting licence/,
    'https://www.alberta.ca/prepaid-contracting-licence',
    /^Read at the source/,
  ],
  ['NS', 'Good to know: Nova Scotia', /Ask the consumer office/, 'https://novascotia.ca/', /^General information/],
] as const)('%s: what its law says, with its source or whom to ask, and how sure we are', async (province, title, text, href, basis) => {
  await openComparison(projectView([company(1, 'Maple', { province }), company(2, 'Ash', { province, total_cents: 1_000 })]));
  const note = within((await screen.findByRole('heading', { name: title })).closest('section')!);
  expect(note.getByText(text)).toBeVisible();
  expect(note.getByRole('link', { name: province === 'NS' ? 'Government of Nova Scotia' : /^Source: / })).toHaveAttribute('href', href);
  expect(note.getByText(basis)).toBeVisible();
  expect(screen.queryAllByText(/^Maximum final price/)).toHaveLength(province === 'ON' ? 1 : 0);
});

test('in French', async () => {
  const quebec = {
    province: 'QC',
    tax: [
      { kind: 'GST', rate: 0.05, cents: 11_600 },
      { kind: 'QST', rate: 0.09975, cents: 23_142 },
    ],
  } as const;
  const { container } = await openComparison(projectView([company(1, 'Érable', { ...quebec, tax: [...quebec.tax] }), ash]), {
    locale: 'fr',
  });
  expect(await cells(/^TVQ/)).toEqual(['Aucune', '231,42\u00a0$ (9,975\u00a0%)']);
  expect(screen.getByText(/^Bon à savoir\s: Québec$/)).toBeVisible();
  await expectAccessible(container);
});

test.each([
  ['en', 'Sample'],
  ['fr', 'Exemple'],
] as const)('a company that is a sample says so above its quote, and no other (%s)', async (locale, label) => {
  const invented = { ...maple, provider: { ...maple.provider, is_sample: true } };
  await openComparison(projectView([invented, ash]), { locale });
  const [, first, second] = within(await comparisonTable()).getAllByRole('columnheader');
  const heads = [first!, second!].map(({ textContent }) => [/Maple/.test(textContent), textContent.includes(label)]);
  expect(heads.sort()).toEqual([
    [false, false],
    [true, true],
  ]);
});
