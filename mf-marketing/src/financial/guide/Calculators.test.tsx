import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pagePart } from '@marketplace/section-kit/query';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { calculatorRegistry } from '../../calculators/calculatorRegistry';

const registered = { ...calculatorRegistry };

beforeEach(() => {
  for (const id of Object.keys(calculatorRegistry) as (keyof typeof calculatorRegistry)[]) delete calculatorRegistry[id];
});
afterEach(() => void Object.assign(calculatorRegistry, registered));

const Probe = () => <p>Calculator of the limit</p>;

test('a registered calculator stands in the guide', async () => {
  calculatorRegistry['home-equity'] = pagePart('test/probe', () => Promise.resolve({ Component: Probe }));
  await renderSection(section, { path: '/financial/helocs' });
  expect(await screen.findByText('Calculator of the limit')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Work out your own figures' })).toBeVisible();
});

test('one that is not registered leaves no trace', async () => {
  await renderSection(section, { path: '/financial/helocs' });
  expect(screen.queryByText('Work out your own figures')).toBeNull();
});

test('one that fails to load says so and loads on request, while the guide stays readable', async () => {
  let fails = true;
  const load = () => (fails ? Promise.reject(new Error('offline')) : Promise.resolve({ Component: Probe }));
  calculatorRegistry['home-equity'] = pagePart('test/failing', load);
  await renderSection(section, { path: '/financial/helocs' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The calculator could not be loaded.');
  expect(screen.getByRole('heading', { level: 2, name: 'Who qualifies' })).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Calculator of the limit')).toBeVisible();
});
