import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@marketplace/section-kit';
import { createTestShell, expectAccessible, TestShellProviders, type TestShellOptions } from '@marketplace/section-kit/testing';
import { fakePictures, pictureBytes } from '@marketplace/section-kit/testing';
import { lostAnswer } from '../testing/requestBackend';
import { messageView, threadBackend } from '../testing/threadBackend';
import { messageDrafts } from './messageDrafts';
import { Thread, type ThreadProps } from './Thread';

const requestId = 'request-1';
type Backend = ReturnType<typeof threadBackend>;

async function open(backend: Backend, props: Partial<ThreadProps> = {}, options: TestShellOptions = {}) {
  const onChanged = jest.fn(() => Promise.resolve());
  const rendered = render(
    <TestShellProviders shell={createTestShell({ db: backend.db, ...options })} path="/">
      <Thread requestId={requestId} eventCount={1} onChanged={onChanged} {...props} />
    </TestShellProviders>,
  );
  await screen.findByRole('log');
  // Where nothing was written yet the field is asked for.
  const write = screen.queryByRole('button', { name: /^(Write a message|Écrire un message)$/ });
  if (write) await userEvent.click(write);
  return { ...rendered, onChanged };
}
const field = () => screen.getByRole('textbox');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const look = () => act(async () => void dispatchEvent(new Event('focus')));

afterEach(() => messageDrafts.of(requestId).clear());

test('a homeowner to whom nobody has written yet has a button first, and the field stays once it was wanted', async () => {
  const backend = threadBackend();
  const { unmount } = await open(backend);
  expect(field()).toHaveFocus();
  await userEvent.type(field(), 'Hi');
  await userEvent.clear(field());
  expect(field()).toBeVisible();
  await userEvent.type(field(), 'Is Friday good?');
  unmount();
  await open(backend);
  expect(field()).toHaveValue('Is Friday good?');
});

test('the last three messages are shown, and the others when they are asked for', async () => {
  const messages = Array.from({ length: 60 }, (_, place) => messageView(place + 1));
  await open(threadBackend({ messages, read_seq: 60 }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('Message 60')).toBeVisible();
  await press('Show earlier messages');
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  await press('Show earlier messages');
  expect(await screen.findByText('Message 1')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('log')).toHaveFocus());
});

test('older messages that could not be read are said to be, and can be asked for again', async () => {
  const messages = Array.from({ length: 51 }, (_, place) => messageView(place + 1));
  const backend = threadBackend({ messages, read_seq: 51 });
  const shell = createTestShell({ db: backend.db });
  render(
    <TestShellProviders shell={shell} path="/">
      <Thread requestId={requestId} eventCount={1} onChanged={() => Promise.resolve()} />
    </TestShellProviders>,
  );
  await screen.findByRole('log');
  await press('Show earlier messages');
  backend.failNext('thread', lostAnswer);
  await press('Show earlier messages');
  await waitFor(() => expect(shell.notifications).toMatchObject([{ tone: 'failure' }]));
  await press('Show earlier messages');
  expect(await screen.findByText('Message 1')).toBeVisible();
});

test('what the other side wrote is marked as read, once', async () => {
  const backend = threadBackend({ messages: [messageView(1), messageView(2)] });
  await open(backend, { token: 'secret' });
  await waitFor(() => expect(backend.argsOf('mark_read')).toEqual([{ request_id: requestId, seq: 2, token: 'secret' }]));
  await look();
  expect(backend.argsOf('mark_read')).toHaveLength(1);
});

test('a message stands there at once as on its way, then as stored', async () => {
  const backend = threadBackend();
  let arrive = () => {};
  await open(backend);
  await userEvent.type(field(), 'Is Friday good?');
  backend.state.before = (name) => (name === 'send_message' ? new Promise<void>((resolve) => (arrive = resolve)) : Promise.resolve());
  await press('Send message');
  expect(shown()).toEqual([expect.stringMatching(/^You.*Is Friday good\?.*Sending…$/)]);
  expect(field()).toHaveValue('');
  await act(async () => arrive());
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  expect(shown()).toEqual([expect.stringMatching(/^You.*Is Friday good\?$/)]);
  expect(messageDrafts.of(requestId).read()).toBeNull();
});

test('a message whose answer was lost is kept, and sent again is the same one', async () => {
  const backend = threadBackend();
  backend.failNext('send_message', lostAnswer);
  await open(backend);
  await userEvent.type(field(), 'Once');
  await press('Send message');
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not confirm/);
  expect(field()).toHaveValue('Once');
  await press('Send message');
  await waitFor(() => expect(field()).toHaveValue(''));
  const [first, second] = backend.argsOf('send_message');
  expect(second).toEqual(first);
  expect(backend.thread.messages).toHaveLength(1);
});

test('a message that arrived although its answer did not leaves the field', async () => {
  const backend = threadBackend();
  backend.failNext('send_message', lostAnswer, true);
  await open(backend);
  await userEvent.type(field(), 'Once');
  await press('Send message');
  expect(await screen.findByRole('alert')).toBeVisible();
  await look();
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(shown()).toEqual([expect.stringMatching(/Once$/)]);
});

test('other words after a lost answer are another message', async () => {
  const backend = threadBackend();
  backend.failNext('send_message', lostAnswer);
  await open(backend);
  await userEvent.type(field(), 'Once');
  await press('Send message');
  await screen.findByRole('alert');
  await userEvent.type(field(), ' more');
  await press('Send message');
  await waitFor(() => expect(field()).toHaveValue(''));
  const ids = backend.argsOf('send_message').map(({ message }) => (message as { id: string }).id);
  expect(new Set(ids).size).toBe(2);
});

test('what was typed is there again after the tab was closed', async () => {
  const backend = threadBackend();
  const { unmount } = await open(backend);
  await userEvent.type(field(), 'Half a sen');
  unmount();
  await open(backend);
  expect(field()).toHaveValue('Half a sen');
});

test('nothing and too much are refused where they are typed', async () => {
  const backend = threadBackend();
  await open(backend);
  await press('Send message');
  expect(field()).toHaveAccessibleDescription(/Write something first/);
  await userEvent.click(field());
  await userEvent.paste('🛠'.repeat(4001));
  await press('Send message');
  expect(field()).toHaveAccessibleDescription(/at most 4,000 characters. This one has 4001/);
  expect(backend.argsOf('send_message')).toEqual([]);
});

test('somebody whose address is not confirmed reads what to do, and loses nothing', async () => {
  const backend = threadBackend();
  backend.failNext('send_message', { status: 403, code: 'PT403', details: 'confirm', message: 'Confirm your email first' });
  await open(backend, {}, { locale: 'fr' });
  await userEvent.type(field(), 'Bonjour');
  await press('Envoyer le message');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Confirmez votre courriel avant d’en écrire davantage/);
  expect(field()).toHaveValue('Bonjour');
});

describe('contact details', () => {
  const hidden = messageView(1, { body: 'Call \uFFFC or \uFFFC' });

  test('that are hidden are said to be, and that they will be before they are sent', async () => {
    await open(threadBackend({ messages: [hidden] }));
    expect(screen.getByText(/^Call/)).toHaveTextContent('Call [hidden until contact is shared] or [hidden until contact is shared]');
    expect(field()).toHaveAccessibleDescription('Phone numbers, emails and links stay hidden until the homeowner shares contact details.');
  });

  test('are offered to be shared by a homeowner who types them', async () => {
    const onShare = jest.fn();
    await open(threadBackend(), { onShare });
    await userEvent.type(field(), 'It is the 2x4, for 1 200 $');
    expect(screen.queryByRole('button', { name: 'Share my contact details' })).toBeNull();
    await userEvent.type(field(), '. Call 416-555-0199');
    await press('Share my contact details');
    expect(onShare).toHaveBeenCalled();
    expect(field()).toHaveValue('It is the 2x4, for 1 200 $. Call 416-555-0199');
  });

  test('appear in what was read before, once they are shared', async () => {
    const backend = threadBackend({ messages: [hidden], read_seq: 1 });
    await open(backend);
    Object.assign(backend.thread, { open: true, messages: [messageView(1, { body: 'Call 416-555-0199' })] });
    await look();
    expect(await screen.findByText('Call 416-555-0199')).toBeVisible();
    expect(field()).not.toHaveAccessibleDescription();
  });

  test('are no link, shared or not', async () => {
    await open(threadBackend({ open: true, messages: [messageView(1, { body: 'https://example.ca <b>x</b>' })] }));
    expect(screen.getByText('https://example.ca <b>x</b>')).toBeVisible();
    expect(within(screen.getByRole('log')).queryByRole('link')).toBeNull();
  });
});

describe('questions', () => {
  test('are sent by a company in two presses, as codes', async () => {
    const backend = threadBackend({ side: 'provider' });
    await open(backend);
    await press('Could you add photos?');
    await press('How do we get in?');
    await press('Send questions');
    await waitFor(() => expect(shown()).toEqual([expect.stringMatching(/Could you add photos\?How do we get in\?$/)]));
    expect(backend.argsOf('send_message')).toEqual([
      { message: { id: expect.any(String) as string, request_id: requestId, ask: ['photos', 'access'] } },
    ]);
    expect(screen.queryByRole('button', { name: 'Send questions' })).toBeNull();
  });

  test('are read in the language of the reader, who answers in place', async () => {
    const ask = messageView(1, { kind: 'ask', body: null, ask: ['photos', 'postal_code', 'timing', 'sizes', 'access'] });
    await open(threadBackend({ messages: [ask] }), { answers: <button>Ajouter</button> }, { locale: 'fr' });
    const question = screen.getByRole('listitem');
    for (const words of [
      'Pouvez-vous ajouter des photos?',
      'Quel est le code postal?',
      'Pour quand?',
      'Quelles sont les dimensions?',
      'Comment accède-t-on aux lieux?',
    ])
      expect(question).toHaveTextContent(words);
    expect(within(question).getByRole('button', { name: 'Ajouter' })).toBeVisible();
  });

  test('that come in make the page read what may be added now', async () => {
    const backend = threadBackend();
    const { onChanged } = await open(backend);
    backend.thread.messages = [messageView(1, { kind: 'ask', body: null, ask: ['photos'] })];
    await look();
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
  });
});

describe('pictures', () => {
  const picture = (name: string, content = pictureBytes.jpeg) => new File([content], name, { type: 'image/jpeg' });
  const choose = (...chosen: File[]) => userEvent.upload(screen.getByTestId('picture-input'), chosen);
  const add = () => screen.getByRole('button', { name: 'Add pictures' });
  beforeEach(() => fakePictures());

  test('are stored first and then named in the message, and stand in it', async () => {
    const backend = threadBackend({ side: 'provider' });
    const upload = jest.fn(() => Promise.resolve());
    await open(backend, { token: 'secret' }, { files: { upload, download: async () => new Blob([], { type: 'image/jpeg' }) } });
    await userEvent.type(field(), 'Like this?');
    await choose(picture('front.jpg'), picture('back.png', pictureBytes.png));
    expect(await screen.findByAltText('Picture 2: back.png')).toBeVisible();
    await expectAccessible(screen.getByRole('group', { name: 'Add pictures' }));
    await press('Send message');
    expect(await screen.findByAltText('Picture 2 from You')).toHaveAttribute('src', expect.stringContaining('blob:'));
    const place = { kind: 'message', target: requestId, type: 'image/jpeg', token: 'secret' };
    expect(backend.argsOf('begin_upload')).toEqual([
      { ...place, n: 1 },
      { ...place, n: 2 },
    ]);
    expect(upload.mock.calls).toEqual([
      ['request-photos', 'u/1/message.jpeg', expect.any(Blob)],
      ['request-photos', 'u/2/message.jpeg', expect.any(Blob)],
    ]);
    expect(backend.argsOf('send_message')).toMatchObject([{ message: { uploads: ['u/1/message.jpeg', 'u/2/message.jpeg'] } }]);
    expect(screen.queryByAltText(/front\.jpg/)).toBeNull();
  });

  test('are three at most; others are left out, and one makes room when it is removed', async () => {
    await open(threadBackend());
    await choose(...['a', 'b', 'c', 'd'].map((name) => picture(name)));
    expect(await screen.findByText(/Only 3 pictures fit/)).toBeVisible();
    expect(add()).toBeDisabled();
    await press('Remove picture 2');
    expect(screen.getAllByAltText(/^Picture \d: /).map((image) => image.getAttribute('alt'))).toEqual(['Picture 1: a', 'Picture 2: c']);
    expect(add()).toBeEnabled();
  });

  test('that are none or too large say so, and the message goes without them', async () => {
    const backend = threadBackend();
    await open(backend);
    const huge = picture('huge.jpg');
    Object.defineProperty(huge, 'size', { value: 41 * 1024 * 1024 });
    await choose(picture('virus.jpg', new TextEncoder().encode('MZ') as never), huge);
    expect(await screen.findByText(/not a JPEG, PNG or WebP picture/)).toBeVisible();
    expect(screen.getByText(/This picture is too large/)).toBeVisible();
    await userEvent.type(field(), 'Words');
    await press('Send message');
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(backend.argsOf('begin_upload')).toEqual([]);
    expect(backend.argsOf('send_message')[0]!['message']).not.toHaveProperty('uploads');
  });

  test.each([
    ['offline', 'you are offline'],
    ['refused', 'this picture was not accepted'],
    ['tooLarge', 'This picture is too large'],
  ] as const)('that could not be stored (%s) hold the message back, and only they are sent again', async (kind, words) => {
    const backend = threadBackend();
    const upload = jest.fn(() => Promise.resolve());
    await open(backend, {}, { files: { upload } });
    await userEvent.type(field(), 'Both');
    await choose(picture('one.jpg'), picture('two.jpg'));
    await screen.findByAltText('Picture 2: two.jpg');
    upload.mockResolvedValueOnce().mockRejectedValueOnce(new AppError(kind));
    await press('Send message');
    expect(await screen.findByText('The message was not sent. See the note beside each picture.')).toBeVisible();
    expect(screen.getByText('two.jpg').closest('li')).toHaveTextContent(words);
    expect(field()).toHaveValue('Both');
    expect(backend.argsOf('send_message')).toEqual([]);
    await press('Send message');
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(upload).toHaveBeenCalledTimes(3);
    expect(backend.argsOf('send_message')).toMatchObject([{ message: { uploads: ['u/1/message.jpeg', 'u/2/message.jpeg'] } }]);
  });

  test('others after a lost answer make another message; those that waited too long are stored anew', async () => {
    const backend = threadBackend();
    await open(backend);
    await userEvent.type(field(), 'Once');
    await choose(picture('one.jpg'));
    await screen.findByAltText('Picture 1: one.jpg');
    backend.failNext('send_message', lostAnswer);
    await press('Send message');
    await screen.findByRole('alert');
    await choose(picture('two.jpg'));
    await screen.findByAltText('Picture 2: two.jpg');
    backend.failNext('send_message', { status: 422, code: 'PT422', details: 'uploads', message: 'Gone' });
    await press('Send message');
    await waitFor(() => expect(screen.queryByText('Ready to send')).toBeNull());
    await press('Send message');
    await waitFor(() => expect(field()).toHaveValue(''));
    const ids = backend.argsOf('send_message').map(({ message }) => (message as { id: string }).id);
    expect(ids[0]).not.toBe(ids[1]);
    expect(ids[1]).toBe(ids[2]);
    expect(backend.argsOf('begin_upload').map(({ n }) => n)).toEqual([1, 2, 1, 2]);
  });

  test('of the other side are fetched by their names; that one could not be is said', async () => {
    const download = jest.fn((_bucket: string, name: string) =>
      name === 'u/1/a.jpg' ? Promise.resolve(new Blob([], { type: 'image/jpeg' })) : Promise.reject(new AppError('offline')),
    );
    await open(
      threadBackend({ messages: [messageView(1, { images: ['u/1/a.jpg', 'u/2/b.jpg'] })] }),
      {},
      { files: { download }, locale: 'fr' },
    );
    expect(await screen.findByAltText('Image 1 d’Ana · Maple Ridge Roofing')).toBeVisible();
    expect(screen.getByText(/Certaines images n’ont pas pu être chargées/)).toBeVisible();
  });

  test('are added and removed with the keyboard', async () => {
    await open(threadBackend());
    const click = jest.spyOn(screen.getByTestId('picture-input'), 'click');
    add().focus();
    await userEvent.keyboard('{Enter}');
    expect(click).toHaveBeenCalled();
    await choose(picture('one.jpg'));
    (await screen.findByRole('button', { name: 'Remove picture 1' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByAltText(/one\.jpg/)).toBeNull();
    await waitFor(() => expect(add()).toHaveFocus());
  });
});

describe('a message of the other side', () => {
  test('is reported by the private link, with a reason, once', async () => {
    const backend = threadBackend(
      { messages: [messageView(1), messageView(2, { side: 'homeowner' })], read_seq: 2 },
      { submit_report: () => ({ id: 'x' }) },
    );
    const shell = createTestShell({ db: backend.db });
    render(
      <TestShellProviders shell={shell} path="/">
        <Thread requestId={requestId} token="secret" eventCount={1} onChanged={() => Promise.resolve()} />
      </TestShellProviders>,
    );
    const button = await screen.findByRole('button', { name: /^Report/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report the message from Ana · Maple Ridge Roofing' }));
    await expectAccessible(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(backend.argsOf('submit_report')).toEqual([]);
    await userEvent.selectOptions(dialog.getByLabelText(/What is wrong/), 'abuse');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Send the report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.argsOf('submit_report')).toEqual([
      {
        report: { id: expect.any(String) as string, target_kind: 'message', target_id: 'message-1', reason: 'abuse', body: '' },
        token: 'secret',
      },
    ]);
    expect(shell.notifications).toMatchObject([{ description: 'Our staff will look at it.', tone: 'success' }]);
  });

  test('that was deleted, and own ones, cannot be reported', async () => {
    const messages = [messageView(1, { body: null }), messageView(2, { side: 'homeowner' })];
    await open(threadBackend({ messages, read_seq: 2 }), {}, { locale: 'fr' });
    expect(screen.queryByRole('button', { name: /^Signaler/ })).toBeNull();
  });
});

test('a step of the request makes the page read it again', async () => {
  const backend = threadBackend();
  const { onChanged } = await open(backend);
  await look();
  expect(onChanged).not.toHaveBeenCalled();
  backend.thread.events = 2;
  await look();
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
});

test('who wrote, and that the other side saw it', async () => {
  await open(
    threadBackend({
      side: 'provider',
      messages: [
        messageView(1, { side: 'homeowner', sender: { name: null, place: 'M5V' } }),
        messageView(2, { body: null }),
        messageView(3, { side: 'provider' }),
      ],
      read_seq: 1,
      seen: { seq: 3, at: '2026-11-20T15:05:00Z' },
    }),
  );
  const [first, second, third] = shown();
  expect(first).toMatch(/^Homeowner in M5V · .*Message 1Report$/);
  expect(second).toMatch(/^You · .*This message was deleted\.$/);
  expect(third).toMatch(/^You · .*Message 3Seen /);
});

test('where nobody writes any more, what was written is read; nothing stands for nothing', async () => {
  const { unmount } = await open(threadBackend({ writable: false, messages: [messageView(1)] }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('You can no longer write about this request.')).toBeVisible();
  unmount();
  const backend = threadBackend({ writable: false });
  const { container } = render(
    <TestShellProviders shell={createTestShell({ db: backend.db })} path="/">
      <Thread requestId={requestId} eventCount={1} onChanged={() => Promise.resolve()} />
    </TestShellProviders>,
  );
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('a failure is said, and Try again reads them', async () => {
  const backend = threadBackend({ messages: [messageView(1)] });
  backend.failNext('thread', { status: 503, message: 'Down' });
  render(
    <TestShellProviders shell={createTestShell({ db: backend.db })} path="/">
      <Thread requestId={requestId} eventCount={1} onChanged={() => Promise.resolve()} />
    </TestShellProviders>,
  );
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  await press('Try again');
  expect(await screen.findByText('Message 1')).toBeVisible();
});

test.each(['homeowner', 'provider'] as const)('the %s finds no barrier', async (side) => {
  const ask = messageView(2, { kind: 'ask', body: null, ask: ['sizes'] });
  const { container } = await open(threadBackend({ side, messages: [messageView(1), ask], read_seq: 2 }));
  await expectAccessible(container);
});
