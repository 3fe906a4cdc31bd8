import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from 'shared-ui';
import { z } from 'shared-ui/forms';
import { createTestShell, expectAccessible, fakeDb, TestShellProviders, type FakeDbOptions } from 'section-kit/testing';
import { emailRule, phoneRule, requiredText } from './rules';
import { SentPanel } from './SentPanel';
import { StoredFormFrame } from './StoredFormFrame';
import { useFields } from './useFields';
import { useStoredForm } from './useStoredForm';

type Answer = NonNullable<FakeDbOptions['rpc']>[string];
const schema = z.object({ givenName: requiredText(80, 'rule.name.required'), email: emailRule, phone: phoneRule });

function Sample({ email = '' }: { email?: string }) {
  const stored = useStoredForm<z.infer<typeof schema>, { reference: string }>({
    name: 'sample',
    schema,
    empty: { givenName: '', email, phone: '' },
    store: { call: 'request_demo', argument: 'demo' },
    fields: { given_name: 'givenName' },
  });
  const field = useFields(stored.form);
  const { sent } = stored;
  return sent ? (
    <SentPanel
      title="Here"
      reference={sent.answer.reference}
      email={sent.values.email}
      againLabel="Again"
      onAgain={() => void stored.restart()}
    />
  ) : (
    <StoredFormFrame stored={stored} label="Sample" submitLabel="Send" busyLabel="Sending…">
      <TextField {...field('givenName')} label="Name" />
      <TextField {...field('email')} label="Email" />
      <TextField {...field('phone')} label="Phone" />
    </StoredFormFrame>
  );
}

const stored = () => ({ reference: 'C-7F3K92QD' });
const lost = { status: 503 };

/** Shows the form as after a (re)load, over a database that answers each time with the next of `answers`. */
function open(answers: Answer[], { locale = 'en' as 'en' | 'fr', email = '', before = undefined as FakeDbOptions['before'] } = {}) {
  const asked: Record<string, unknown>[] = [];
  const next = ({ demo }: Record<string, unknown>) => {
    asked.push(demo as Record<string, unknown>);
    const answer = answers[Math.min(asked.length, answers.length) - 1]!;
    return typeof answer === 'function' ? answer({}) : answer;
  };
  const shell = createTestShell({ locale, db: fakeDb({ rpc: { request_demo: next }, before }) });
  const view = render(
    <TestShellProviders shell={shell} path="/">
      <Sample email={email} />
    </TestShellProviders>,
  );
  return { asked, ...view };
}
const box = (name: string) => screen.getByRole('textbox', { name });
const fill = async (phone = '') => {
  await userEvent.type(box('Name'), ' Maya ');
  await userEvent.type(box('Email'), 'maya@example.ca');
  if (phone) await userEvent.type(box('Phone'), phone);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => sessionStorage.clear());

test('stores what was typed under the names of the database, once, and says the reference where the focus is', async () => {
  let release = () => {};
  const { asked, container } = open([stored], { before: () => new Promise<void>((resolve) => void (release = resolve)) });
  await fill('(416) 555-0199');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await act(async () => release());

  const done = await screen.findByRole('status');
  expect(done).toHaveFocus();
  expect(done).toHaveTextContent('C-7F3K92QD');
  expect(done).toHaveTextContent('on its way to maya@example.ca');
  expect(asked).toEqual([
    {
      given_name: 'Maya',
      email: 'maya@example.ca',
      phone: '(416) 555-0199',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      locale: 'en',
      seconds: expect.any(Number),
      trap: '',
    },
  ]);
  await expectAccessible(container);
});

test('what was typed survives a reload, and a choice of the address goes before it', async () => {
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
  const first = open([lost]);
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('it is stored only once however often you do');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(box('Name')).toHaveValue(' Maya ');
  await send();
  first.unmount();
  const second = open([stored]);
  await send();
  await screen.findByRole('status');
  const ids = [...first.asked, ...second.asked].map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('once it is stored, the next one starts empty under another id', async () => {
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

test('nothing is sent while rules are broken: each has its words at the field and in the summary', async () => {
  const { asked, container } = open([stored]);
  await userEvent.type(box('Phone'), '+44 20 7946 0958');
  await send();
  expect(box('Name')).toHaveAccessibleDescription('Enter your name');
  expect(box('Email')).toHaveAccessibleDescription('Enter your email address');
  expect(box('Phone')).toHaveAccessibleDescription('Enter an area code and seven digits, such as 416-555-0199');
  expect(screen.getByRole('group', { name: 'Please check these fields' })).toHaveFocus();
  expect(asked).toEqual([]);
  await expectAccessible(container);
});

test('a field that only the server refuses is marked, and its words are shown', async () => {
  open([
    { status: 422, code: 'PT422', message: 'This is not an email address', details: 'email', hint: 'Write it like name@example.com.' },
  ]);
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not an email address. Write it like name@example.com.');
  expect(box('Email')).toBeInvalid();
  expect(box('Email')).toHaveAccessibleDescription('Enter an email address such as name@example.ca');
});

test.each([
  ['too many', { status: 429, code: 'PT429', message: 'Too many', details: '1800' }, /Wait until \d.+ and send it again/],
  ['a backend without the form', { status: 404, code: 'PGRST202' }, /not available here\. Write to .+@/],
])('%s: says so and keeps what was typed', async (_what, failure, text) => {
  open([failure]);
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(box('Email')).toHaveValue('maya@example.ca');
});

test('offline: says that nothing was sent', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open([stored], { before: () => Promise.reject(new TypeError('Failed to fetch')) });
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline. Nothing was sent');
});

test('what fills in a field that nobody sees tells on itself', async () => {
  const { asked, container } = open([stored]);
  await fill();
  container.querySelector<HTMLInputElement>('[name="trap"]')!.value = 'https://spam.example';
  await send();
  await screen.findByRole('status');
  expect(asked[0]).toMatchObject({ trap: 'https://spam.example' });
});

test.each(['not JSON', '{"id":5}', '{"id":"x","since":1,"values":{"givenName":5}}'])('a draft that reads %s is a new one', (kept) => {
  sessionStorage.setItem('marketing.form.sample', kept);
  open([stored]);
  expect(box('Name')).toHaveValue('');
});

test('in French, a refusal says what it means and never the English words of the server', async () => {
  open([{ status: 422, code: 'PT422', message: 'This is not an email address', details: 'email' }], { locale: 'fr' });
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('L’envoi n’a pas fonctionné');
  expect(box('Email')).toHaveAccessibleDescription('Entrez une adresse courriel valide, par exemple nom@exemple.ca');
});
