import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createTestShell, TestShellProviders } from '../testing';
import { AppError } from '../data/AppError';
import { useWrite, type Write } from './useWrite';

const refusal = (message: string, waitSeconds: number | null = null) =>
  new AppError(waitSeconds === null ? 'refused' : 'limited', { message, field: null, hint: null, waitSeconds });

let write: Write;

function SaveButton({ work }: { work: () => Promise<void> }) {
  const current = useWrite();
  const said = current.busy ? 'busy' : (current.refusal?.message ?? 'idle');
  useEffect(() => {
    write = current;
  });
  return (
    <>
      <button onClick={() => void current.run(work)}>Save</button>
      <output>{said}</output>
      {current.refusal && <p role="alert">{current.refusal.message}</p>}
      {current.blocked && <p>blocked</p>}
    </>
  );
}

const open = (work: () => Promise<void>) =>
  render(
    <TestShellProviders shell={createTestShell()} path="/">
      <SaveButton work={work} />
    </TestShellProviders>,
  );
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));
const says = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

/** Work that ends when the test says so. */
function pendingWork() {
  const ends: { done: () => void; fail: (error: Error) => void }[] = [];
  const work = jest.fn(() => new Promise<void>((done, fail) => ends.push({ done, fail })));
  return { work, end: (index: number) => ends[index]! };
}

afterEach(() => jest.useRealTimers());

test('two presses in one moment send once, and so does one while it is under way', async () => {
  const { work, end } = pendingWork();
  open(work);
  await act(async () => {
    screen.getByRole('button').click();
    screen.getByRole('button').click();
  });
  await says('busy');
  await press();
  expect(work).toHaveBeenCalledTimes(1);
  end(0).done();
  await says('idle');
  await press();
  expect(work).toHaveBeenCalledTimes(2);
});

test('is busy as soon as it is pressed', () => {
  open(pendingWork().work);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent('busy');
});

test('a press after the answer, but before the screen shows it, does nothing', async () => {
  const { work, end } = pendingWork();
  const tooEarly = jest.fn(async () => {});
  open(work);
  let outcome: Promise<AppError | null> | undefined;
  act(() => void (outcome = write.run(work)));
  await says('busy');
  await act(async () => {
    end(0).fail(refusal('Full'));
    await outcome;
    // Nothing has been drawn since.
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await write.run(tooEarly)).toBeNull();
  });
  expect(tooEarly).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Full');
  await press();
  expect(work).toHaveBeenCalledTimes(2);
});

test('a refusal is told with its time and stays until the next answer', async () => {
  const { work, end } = pendingWork();
  open(work);
  const before = Date.now();
  await press();
  end(0).fail(refusal('Full'));
  await says('Full');
  expect(write.at).toBeGreaterThanOrEqual(before);
  await press();
  await says('busy');
  expect(screen.getByRole('alert')).toHaveTextContent('Full');
  end(1).fail(refusal('Still full'));
  await says('Still full');
  await press();
  end(2).done();
  await says('idle');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('whoever asked learns the outcome', async () => {
  open(async () => {});
  const refused = refusal('Full');
  await act(async () => expect(await write.run(() => Promise.reject(refused))).toBe(refused));
  await act(async () => expect(await write.run(async () => {})).toBeNull());
  await says('idle');
});

test('an error that is no refusal reaches whoever asked, and the next press works', async () => {
  const work = jest.fn(async () => {});
  open(work);
  const bug = new TypeError('not a function');
  await act(() => expect(write.run(() => Promise.reject(bug))).rejects.toBe(bug));
  await says('idle');
  await press();
  expect(work).toHaveBeenCalledTimes(1);
});

test('after too many requests it is blocked until asking again makes sense', async () => {
  jest.useFakeTimers();
  const work = jest.fn(() => Promise.reject(refusal('Too many', 30)));
  open(work);
  await press();
  await act(() => jest.advanceTimersByTimeAsync(29_000));
  expect(screen.getByText('blocked')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText('blocked')).toBeNull();
});

test('a page that is left while it is under way lets it end', async () => {
  const { work, end } = pendingWork();
  const page = open(work);
  let outcome: Promise<AppError | null> | undefined;
  act(() => void (outcome = write.run(work)));
  await says('busy');
  page.unmount();
  const complained = jest.spyOn(console, 'error');
  const refused = refusal('Full');
  end(0).fail(refused);
  expect(await outcome).toBe(refused);
  expect(complained).not.toHaveBeenCalled();
});
