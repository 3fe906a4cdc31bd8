import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { TextField } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { callFunction } from '../data/callFunction';
import { defineMessages } from '../messages/defineMessages';
import { useDb } from '../shell/hooks';
import { createTestShell } from '../testing/createTestShell';
import { expectAccessible } from '../testing/expectAccessible';
import { fakeDb, type FakeDbOptions } from '../testing/fakeDb';
import { TestShellProviders } from '../testing/renderSection';
import { formDrafts } from './formDrafts';
import { emailRule, phoneRule, requiredText } from './rules';
import { StoredForm } from './StoredForm';
import { useStoredForm } from './useStoredForm';

type Answer = NonNullable<FakeDbOptions['rpc']>[string];
const messages = defineMessages('sample', {
  en: { 'rule.city.required': 'Enter the city' },
  fr: { 'rule.city.required': 'Entrez la ville' },
});
const drafts = formDrafts({ key: 'sample.form', storage: 'session', legacy: { 'old.form.': JSON.parse } });
const fields = { givenName: requiredText(80, 'rule.name.required'), email: emailRule, phone: phoneRule };
const schema = v.object({ ...fields, city: requiredText(80, 'rule.city.required'), region: v.string() });
const serverFields = {
  contact_name: ['givenName', 'rule.name.required'],
  email: ['email', 'rule.email.invalid'],
  province: ['region', 'rule.city.required'],
} as const;

function Sample({ email = '' }: { email?: string }) {
  const db = useDb();
  const form = useStoredForm({
    schema,
    messages,
    initial: { givenName: '', email, phone: '', city: 'Laval', region: '' },
    serverFields,
    draft: { store: drafts.of('contact') },
    write: ({ givenName, region, ...values }, attempt) =>
      callFunction(db, 'submit_application', { application: { ...values, contact_name: givenName, province: region, ...attempt } }),
  });
  const { field, sent } = form;
  return sent ? (
    <>
      <p role="status">
        {sent.answer.reference} for {sent.values.givenName}
      </p>
      <button onClick={form.restart}>Again</button>
    </>
  ) : (
    <StoredForm form={form} label="Sample" submitLabel="Send" hasHoneypot>
      <TextField {...field('givenName')} label="Name" />
      <TextField {...field('email')} label="Email" />
      <TextField {...field('phone')} label="Phone" />
      <TextField {...field('city')} label="City" />
    </StoredForm>
  );
}

const stored = () => ({ reference: 'C-7F3K92QD', status: 'submitted' });
const lost = { status: 503 };
const notAnAddress = { status: 422, code: 'PT422', message: 'This takes no mail', details: 'email', hint: 'Use another.' };

/** Shows the form as after a (re)load, over a database that answers each time with the next of `answers`. */
function open(
  answers: Answer[],
  { locale = 'en' as 'en' | 'fr', email = '', before = undefined as FakeDbOptions['before'], isFromServer = false } = {},
) {
  const asked: Record<string, unknown>[] = [];
  const next = ({ application }: Record<string, unknown>) => {
    asked.push(application as Record<string, unknown>);
    const answer = answers[Math.min(asked.length, answers.length) - 1]!;
    return typeof answer === 'function' ? answer({}) : answer;
  };
  const shell = createTestShell({ locale, db: fakeDb({ rpc: { submit_application: next }, before }) });
  const page = (
    <TestShellProviders shell={shell} path="/">
      <Sample email={email} />
    </TestShellProviders>
  );
  if (!isFromServer) return { asked, ...render(page) };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  return { asked, ...render(page, { container, hydrate: true }) };
}
/** A connection that answers when the test says so. */
function slow() {
  let release = () => {};
  return { before: () => new Promise<void>((resolve) => void (release = resolve)), release: () => act(async () => release()) };
}
const box = (name: string) => screen.getByRole('textbox', { name });
const fill = async (phone = '') => {
  await userEvent.type(box('Name'), ' Maya ');
  await userEvent.type(box('Email'), 'maya@example.ca');
  if (phone) await userEvent.type(box('Phone'), phone);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('sending', () => {
  test.each([
    ['en', 'The terms and the privacy page have changed. Reload the page, read them and send it again.'],
    ['fr', 'Les conditions ou la page sur la confidentialité ont changé depuis l’ouverture de cette page.'],
  ] as const)('under terms that have changed since says so, and blames no field (%s)', async (locale, words) => {
    const hint = 'Reload the page, read them and send it again.';
    const changed = { status: 422, code: 'PT422', message: 'The terms and the privacy page have changed', details: 'notice', hint };
    open([changed], { locale });
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    for (const name of ['Name', 'Email', 'Phone', 'City']) expect(box(name)).toBeValid();
  });

  test('gives the values as the schema made them, with what makes them one attempt', async () => {
    const { asked, container } = open([stored]);
    await fill('(416) 555-0199');
    await send();
    expect(await screen.findByRole('status')).toHaveTextContent('C-7F3K92QD for Maya');
    expect(asked).toEqual([
      {
        contact_name: 'Maya',
        email: 'maya@example.ca',
        phone: '(416) 555-0199',
        city: 'Laval',
        province: '',
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        seconds: expect.any(Number),
        honeypot: '',
      },
    ]);
    await expectAccessible(container);
  });

  test.each([
    ['from when the page was opened, where it came with the page', true, 8],
    ['from when it was shown, where the page’s code has made it', false, 0],
  ])('counts the time %s', async (_, isFromServer, seconds) => {
    jest.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + 8_000);
    const { asked } = open([stored], { isFromServer });
    await fill();
    await send();
    await screen.findByRole('status');
    expect(asked).toEqual([expect.objectContaining({ seconds })]);
  });

  test('happens once for a double click, a click and Enter, however slow the answer is; success is shown only then', async () => {
    const { before, release } = slow();
    const { asked } = open([stored], { before });
    await fill();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    await userEvent.type(box('Email'), '{Enter}');
    expect(screen.getByRole('button', { name: 'Sending…' })).toBeDisabled();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await release();
    expect(await screen.findByRole('status')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('once it is stored, the next one starts empty under another id, with the focus on its first field', async () => {
    const { asked } = open([stored]);
    await fill();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
    expect(box('Name')).toHaveValue('');
    expect(box('Name')).toHaveFocus();
    await fill();
    await send();
    await screen.findByRole('status');
    expect(new Set(asked.map(({ id }) => id)).size).toBe(2);
  });

  test('what fills in a field that nobody sees tells on itself', async () => {
    const { asked, container } = open([stored]);
    await fill();
    container.querySelector<HTMLInputElement>('[name="honeypot"]')!.value = 'https://spam.example';
    await send();
    await screen.findByRole('status');
    expect(asked[0]).toMatchObject({ honeypot: 'https://spam.example' });
  });
});

describe('rules', () => {
  test('nothing is marked before the first submit; then each rule has its words at the field and in the summary', async () => {
    const { asked, container } = open([stored]);
    await userEvent.type(box('Phone'), '+44 20 7946 0958');
    await userEvent.clear(box('City'));
    await userEvent.tab();
    expect(box('Phone')).toBeValid();
    await send();
    expect(box('Name')).toHaveAccessibleDescription('Enter your name');
    expect(box('Email')).toHaveAccessibleDescription('Enter your email address');
    expect(box('Phone')).toHaveAccessibleDescription('Enter an area code and seven digits, such as 416-555-0199');
    expect(box('City')).toHaveAccessibleDescription('Enter the city');
    expect(screen.getByRole('group', { name: 'Please check these fields' })).toHaveFocus();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enter your name',
      'Enter your email address',
      'Enter an area code and seven digits, such as 416-555-0199',
      'Enter the city',
    ]);
    expect(asked).toEqual([]);
    await expectAccessible(container);
  });

  test('afterwards a field is checked again with every key', async () => {
    open([stored]);
    await userEvent.type(box('Name'), 'Maya');
    await send();
    expect(box('Email')).toHaveFocus();
    await userEvent.type(box('Email'), 'maya@');
    expect(box('Email')).toHaveAccessibleDescription('Enter an email address such as name@example.ca');
    await userEvent.type(box('Email'), 'example.ca');
    expect(box('Email')).toBeValid();
  });
});

describe('a refusal', () => {
  test('stands at the field it is about, in the words of the server, and goes once the field is put right', async () => {
    const { asked } = open([notAnAddress, stored]);
    await fill();
    await send();
    expect(box('Email')).toHaveAccessibleDescription('This takes no mail. Use another.');
    expect(box('Email')).toHaveFocus();
    expect(box('Name')).toHaveValue(' Maya ');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.clear(box('Email'));
    await userEvent.type(box('Email'), 'roy@example.ca');
    expect(box('Email')).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await send();
    await screen.findByRole('status');
    expect(asked).toHaveLength(2);
  });

  test('in French it says what it means, never the English words of the server', async () => {
    open([notAnAddress, { status: 422, code: 'PT422', message: 'This takes no mail', details: 'mailbox' }], { locale: 'fr' });
    await fill();
    await send();
    expect(box('Email')).toHaveAccessibleDescription('Entrez une adresse courriel valide, par exemple nom@exemple.ca');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Un élément n’a pas été accepté/);
  });

  test('in French, too many says until when as well', async () => {
    open([{ status: 429, code: 'PT429', message: 'Too many', details: '1800' }], { locale: 'fr' });
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(/réessayez à \d+/);
  });

  test.each([
    ['a lost answer', lost, /stored only once/],
    ['too many', { status: 429, code: 'PT429', message: 'Too many', details: '1800' }, /try again at \d+:\d\d:\d\d/],
    ['a backend without the form', { status: 404, code: 'PGRST202' }, /not available here .*Write to .+@/],
    ['what no field is about', { ...notAnAddress, details: 'mailbox' }, /^This takes no mail. Use another.$/],
    ['a field that is not on the page', { ...notAnAddress, details: 'province' }, /^This takes no mail. Use another.$/],
    ['a policy', { status: 403, code: '42501', message: 'permission denied' }, /^permission denied.$/],
  ])('%s: says so, takes the focus and keeps what was typed', async (_what, failure, text) => {
    open([failure]);
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(box('Email')).toHaveValue('maya@example.ca');
  });

  test('after too many the button waits as long as the server says', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open([{ status: 429, code: 'PT429', message: 'Too many', details: '20' }]);
    await user.type(box('Name'), 'Maya');
    await user.type(box('Email'), 'maya@example.ca');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/try again at/);
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  test('offline: nothing was sent, and it is sent once back when asked to, with all that belongs to it', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isDown = true;
    const { asked, container } = open([stored], { before: () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : undefined) });
    await fill();
    container.querySelector<HTMLInputElement>('[name="honeypot"]')!.value = 'x';
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline. Nothing was sent');
    await userEvent.click(screen.getByRole('button', { name: 'Send when online' }));
    isDown = false;
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByRole('status');
    expect(asked).toMatchObject([{ contact_name: 'Maya', honeypot: 'x' }]);
  });
});

describe('back online', () => {
  test('the message no longer says offline, and one press sends it', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isDown = true;
    const { asked } = open([stored], { before: () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : undefined) });
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
    isDown = false;
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByRole('alert')).toHaveTextContent(/^You are back online\. Nothing was sent yet/);
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
    await screen.findByRole('status');
    expect(asked).toHaveLength(1);
  });
});

describe('on the device', () => {
  test('what was typed survives a reload and the way back, and a choice of the address goes before it', async () => {
    open([stored]).unmount();
    const first = open([stored]);
    await fill();
    first.unmount();
    const second = open([stored]);
    expect(box('Name')).toHaveValue(' Maya ');
    second.unmount();
    open([stored], { email: 'other@example.ca' });
    expect(box('Email')).toHaveValue('other@example.ca');
  });

  test('a lost answer is asked for again under the same id, also after a reload', async () => {
    const first = open([lost], { email: 'maya@example.ca' });
    await userEvent.type(box('Name'), 'Maya');
    await send();
    await screen.findByRole('alert');
    await send();
    first.unmount();
    const second = open([stored]);
    await send();
    await screen.findByRole('status');
    const ids = [...first.asked, ...second.asked].map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    second.unmount();
    open([stored]);
    expect(box('Name')).toHaveValue('');
  });

  test('a form that has changed meanwhile finds what it still knows', () => {
    const values = { givenName: 'Maya', surname: 'Roy', phone: 5 };
    sessionStorage.setItem('sample.form.v1:contact', JSON.stringify({ id: 'x', since: 1, values }));
    open([stored]);
    expect(box('Name')).toHaveValue('Maya');
    expect(box('Phone')).toHaveValue('');
  });

  test('a draft under a key of before is found', async () => {
    sessionStorage.setItem('old.form.contact', JSON.stringify({ id: 'a-1', since: 1, values: { givenName: 'Maya' } }));
    const { asked } = open([stored], { email: 'maya@example.ca' });
    await send();
    await screen.findByRole('status');
    expect(asked).toMatchObject([{ id: 'a-1', contact_name: 'Maya' }]);
  });

  test.each(['not JSON', 'null', '{"id":5,"values":{"givenName":"x"}}', '{"id":"x","since":1,"values":{"givenName":5}}'])(
    'a draft that reads %s is a new one',
    (kept) => {
      sessionStorage.setItem('sample.form.v1:contact', kept);
      open([stored]);
      expect(box('Name')).toHaveValue('');
    },
  );

  test('a device that keeps nothing can send all the same', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { asked } = open([stored]);
    await fill();
    await send();
    await screen.findByRole('status');
    expect(asked).toHaveLength(1);
  });
});
