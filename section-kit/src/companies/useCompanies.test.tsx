import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, fakeDb, TestShellProviders } from '../testing';
import { useCompanies, type Company } from './useCompanies';

const auth = { id: 'u1', email: 'maya@example.ca', displayName: 'Maya', locale: null };
const company = (id: string): Company => ({ id, name: `Company ${id}`, status: 'approved', role: 'owner' });

function Companies() {
  const { company: chosen, data = [], search, choose } = useCompanies();
  return (
    <>
      <output>{chosen === null ? 'none' : `${chosen?.name ?? 'unknown'} ${search}`.trim()}</output>
      {data.map(({ id, name }) => (
        <button key={id} onClick={() => choose(id)}>
          {name}
        </button>
      ))}
    </>
  );
}

function show(companies: Company[], path = '/account/leads') {
  let address = path;
  const db = fakeDb({ rpc: { my_companies: () => companies } });
  const { unmount } = render(
    <TestShellProviders shell={createTestShell({ auth, db })} path={path} onAddress={(next) => (address = next)}>
      <Companies />
      <Companies />
    </TestShellProviders>,
  );
  return { db, unmount, address: () => address };
}
const shown = (text: string) => screen.findAllByText(text, { selector: 'output' });

beforeEach(() => localStorage.clear());

test('the only company is worked for without being named, and asked for once', async () => {
  const { db } = show([company('1')]);
  expect(await shown('Company 1')).toHaveLength(2);
  expect(db.requests).toHaveLength(1);
});

test('of several, the one of the address, which the next page names too; what else the address says stays', async () => {
  const { address } = show([company('1'), company('2')], '/account/leads?tab=won&company=2');
  await shown('Company 2 ?company=2');
  await userEvent.click(screen.getAllByRole('button', { name: 'Company 1' })[0]!);
  await shown('Company 1 ?company=1');
  expect(address()).toBe('/account/leads?tab=won&company=1');
});

test('the one that was chosen last is worked for next time; one of others never', async () => {
  const { unmount } = show([company('1'), company('2')]);
  await shown('Company 1 ?company=1');
  await userEvent.click(screen.getAllByRole('button', { name: 'Company 2' })[0]!);
  unmount();
  const next = show([company('1'), company('2')]);
  await shown('Company 2 ?company=2');
  next.unmount();
  show([company('1')], '/account/leads?company=9');
  await shown('Company 1');
});

test('without a company there is none', async () => {
  show([]);
  await shown('none');
});
