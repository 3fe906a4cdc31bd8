import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@marketplace/section-kit/testing';
import { fill, member, openQuoteForm, others, provider, quoteBackend, returnToQuoteForm, sendContact } from '../../testing/quoteForm';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save details' }));
const setUp = async () => {
  const backend = quoteBackend({ account: true });
  await openQuoteForm(backend, { auth: member });
  return backend;
};
const lastProject = (backend: ReturnType<typeof quoteBackend>) => backend.argsOf('submit_project').at(-1)!.project;
const described = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('everything a quote needs is stored, under the id of the request', async () => {
  const backend = await setUp();
  await fill({
    'What needs doing': ' New roof ',
    'Describe the work': '<script>alert(1)</script> =1+1',
    From: '5,000',
    To: '12 500,50 $',
    'Postal code': 'm5v2t6',
  });
  await userEvent.selectOptions(screen.getByLabelText('When would you like it done?'), 'Within a month');
  await userEvent.click(await screen.findByLabelText('Ash Roofing, Toronto, ON'));
  await userEvent.click(screen.getByLabelText('Birch Roofing, Toronto, ON'));
  expect(screen.getByLabelText('Cedar Roofing, Toronto, ON')).toBeDisabled();
  await expectAccessible(screen.getByRole('dialog'));
  await save();
  expect(await screen.findByRole('dialog', { name: 'Thank you, that helps' })).toBeVisible();
  expect(lastProject(backend)).toMatchObject({
    id: [...backend.projects.keys()][0],
    provider_ids: [provider.id, others[0]!.id, others[1]!.id],
    service_name: 'New roof',
    description: '<script>alert(1)</script> =1+1',
    timing: 'month',
    budget_min_cents: 500_000,
    budget_max_cents: 1_250_050,
    postal_code: 'm5v2t6',
  });
  expect(backend.projects.size).toBe(1);
  expect(screen.getByRole('link', { name: 'See your request' })).toHaveAttribute('href', `/r/${[...backend.projects.keys()][0]}`);
  expect(JSON.stringify({ ...localStorage })).not.toContain('alert(1)');
});

test('everything that is wrong is pointed at in one go', async () => {
  await setUp();
  await fill({ 'Not before': '2020-01-01', From: '900', To: '100', 'Postal code': '90210' });
  await save();
  for (const label of ['Not before', 'To', 'Postal code']) expect(described(label)).toBeInvalid();
});

test.each([
  ['a postal code of another country', { 'Postal code': '90210' }, 'Postal code', 'Enter a Canadian postal code such as M5V 2T6'],
  ['a date in the past', { 'Not before': '2020-01-01' }, 'Not before', 'Choose today or a later date'],
  ['a budget upside down', { From: '900', To: '100' }, 'To', 'The upper amount is below the lower one'],
  ['a budget in words', { From: 'a lot' }, 'From', 'Enter an amount in dollars such as 1,500'],
  ['10,000 characters', { 'Describe the work': 'x'.repeat(10_000) }, 'Describe the work', 'Shorten the description to 5,000 characters'],
])('%s: a message at the field, nothing lost, nothing sent', async (_case, values, label, text) => {
  const backend = await setUp();
  await fill(values as unknown as Record<string, string>);
  await save();
  expect(described(label)).toHaveFocus();
  expect(described(label).getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(`${described(label).id}-error`)).toHaveTextContent(text);
  for (const [name, value] of Object.entries(values)) expect(described(name)).toHaveValue(value);
  expect(backend.argsOf('submit_project')).toHaveLength(1);
});

test('what only the server knows is said at the field as well', async () => {
  const backend = await setUp();
  backend.failNext('submit_project', { status: 422, code: 'PT422', details: 'start_on', message: 'The date is in the past' });
  await fill({ 'What needs doing': 'New roof' });
  await save();
  await waitFor(() => expect(described('Not before')).toHaveFocus());
  expect(described('Not before')).toHaveAccessibleDescription('The date is in the past.');
  expect(described('What needs doing')).toHaveValue('New roof');
});

test('details typed before a reload are there after it', async () => {
  const backend = quoteBackend({ account: true });
  const { unmount } = await openQuoteForm(backend, { auth: member });
  await fill({ 'Describe the work': 'Shingles came off in the storm' });
  unmount();
  await returnToQuoteForm(backend, { auth: member });
  expect(described('Describe the work')).toHaveValue('Shingles came off in the storm');
});

test('nobody finds what somebody else typed on the same device', async () => {
  const backend = quoteBackend({ account: true });
  const { unmount } = await openQuoteForm(backend, { auth: member });
  await fill({ 'Describe the work': 'Private' });
  unmount();
  sessionStorage.clear();
  await openQuoteForm(backend, { auth: { ...member, id: 'u2' } });
  expect(described('Describe the work')).toHaveValue('');
  expect(backend.projects.size).toBe(2);
});

test('details can wait, and a guest keeps the link', async () => {
  const backend = quoteBackend();
  await openQuoteForm(backend);
  await sendContact();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.argsOf('submit_project')).toHaveLength(2);
});
