import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@marketplace/section-kit/testing';
import {
  fill,
  goTo,
  member,
  next,
  openQuoteForm,
  others,
  pressNext,
  provider,
  quoteBackend,
  returnToQuoteForm,
  send,
} from '../../testing/quoteForm';

const open = async (step: 'Details and photos' | 'When and where?') => {
  const backend = quoteBackend({ account: true });
  const rendered = await openQuoteForm(backend, { auth: member });
  await goTo(step);
  return { backend, ...rendered };
};
const lastProject = (backend: ReturnType<typeof quoteBackend>) => backend.argsOf('submit_project').at(-1)!.project;
const described = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('everything a quote needs is stored, under the id of the request', async () => {
  const backend = quoteBackend({ account: true });
  await openQuoteForm(backend, { auth: member });
  await fill({ 'In your own words': ' New roof ' });
  await next();
  await fill({ 'Describe the work': '<script>alert(1)</script> =1+1', From: '5,000', To: '12 500,50 $' });
  await expectAccessible(screen.getByRole('dialog'));
  await next();
  await fill({ 'Postal code': 'm5v2t6' });
  await userEvent.selectOptions(screen.getByLabelText('When would you like it done?'), 'Within a month');
  await userEvent.click(await screen.findByLabelText('Ash Roofing, Toronto, ON'));
  await userEvent.click(screen.getByLabelText('Birch Roofing, Toronto, ON'));
  expect(screen.getByRole('group', { name: /Also ask two more like this/ })).toBeVisible();
  expect(screen.getByLabelText('Cedar Roofing, Toronto, ON')).toBeDisabled();
  await expectAccessible(screen.getByRole('dialog'));
  await send();
  expect(await screen.findByRole('dialog', { name: 'Your request is on its way' })).toBeVisible();
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

test('everything that is wrong in a step is pointed at in one go', async () => {
  await open('When and where?');
  await fill({ 'Not before': '2020-01-01', 'Postal code': '90210' });
  await send();
  for (const label of ['Not before', 'Postal code']) expect(described(label)).toBeInvalid();
});

test.each([
  ['a postal code of another country', 'When and where?', { 'Postal code': '90210' }, 'Enter a Canadian postal code such as M5V 2T6'],
  ['a date in the past', 'When and where?', { 'Not before': '2020-01-01' }, 'Choose today or a later date'],
  ['a budget upside down', 'Details and photos', { From: '900', To: '100' }, 'The upper amount is below the lower one'],
  ['a budget in words', 'Details and photos', { From: 'a lot' }, 'Enter an amount in dollars such as 1,500'],
  ['10,000 characters', 'Details and photos', { 'Describe the work': 'x'.repeat(10_000) }, 'Shorten the description to 5,000 characters'],
] as const)('%s: a message at the field, nothing lost, the step stays', async (_case, step, values, text) => {
  const { backend } = await open(step);
  const label = Object.keys(values).at(-1)!;
  await fill(values as unknown as Record<string, string>);
  await (step === 'When and where?' ? send() : pressNext());
  expect(described(label)).toHaveFocus();
  expect(described(label).getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(`${described(label).id}-error`)).toHaveTextContent(text);
  for (const [name, value] of Object.entries(values)) expect(described(name)).toHaveValue(value);
  expect(backend.argsOf('submit_project')).toHaveLength(0);
});

test('what only the server knows is said at the field as well', async () => {
  const { backend } = await open('When and where?');
  backend.failNext('submit_project', { status: 422, code: 'PT422', details: 'start_on', message: 'The date is in the past' });
  await fill({ 'Postal code': 'M5V 2T6' });
  await send();
  await waitFor(() => expect(described('Not before')).toHaveFocus());
  expect(described('Not before')).toHaveAccessibleDescription('The date is in the past.');
  expect(described('Postal code')).toHaveValue('M5V 2T6');
});

test('details typed before a reload are there after it', async () => {
  const { backend, unmount } = await open('Details and photos');
  await fill({ 'Describe the work': 'Shingles came off in the storm' });
  unmount();
  await returnToQuoteForm(backend, { auth: member });
  expect(described('Describe the work')).toHaveValue('Shingles came off in the storm');
});

test('nobody finds what somebody else typed on the same device', async () => {
  const { backend, unmount } = await open('Details and photos');
  await fill({ 'Describe the work': 'Private' });
  unmount();
  sessionStorage.clear();
  await openQuoteForm(backend, { auth: { ...member, id: 'u2' } });
  await goTo('Details and photos');
  expect(described('Describe the work')).toHaveValue('');
});
