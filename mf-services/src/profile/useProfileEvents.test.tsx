import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { profileRow } from '../testing/profileRow';

const id = 'aaaaaaaa-0000-4000-8000-000000000001';
const profile = profileRow({ id, name: 'Lakeside' });

beforeEach(() => void Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }), configurable: true }));
afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

async function counted(row: object, click?: string) {
  const db = fakeDb({ rpc: { provider_profile: () => ({ ...profile, ...row }), count_profile_event: () => true } });
  await renderSection(section, { path: `/services/${id}`, db });
  await screen.findByRole('heading', { level: 1, name: 'Lakeside' });
  if (click) await userEvent.click(screen.getAllByRole('button', { name: new RegExp(`^${click}`) })[0]!);
  return db.requests.filter((request) => request.includes('count_profile_event')).map((request) => request.split(' ')[2]);
}

test('a look at the profile counts once', async () => {
  expect(await counted({ languages: ['en'] })).toEqual([`{"provider":"${id}","kind":"view"}`]);
});

test.each([
  ['Request Quote', 'quote'],
  ['Call Now', 'call'],
])('%s counts', async (button, kind) => {
  expect(await counted({ languages: ['en'] }, button)).toEqual([
    `{"provider":"${id}","kind":"view"}`,
    `{"provider":"${id}","kind":"${kind}"}`,
  ]);
});

test('a backend that knows no companies is asked nothing', async () => {
  expect(await counted({ languages: [] })).toEqual([]);
});
