import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppError } from '../data/AppError';
import { useFocusAfter, useOutcome, useRefusalFocus } from '../outcome';
import { useWrite } from '../write/useWrite';

/** A row whose button takes it away once the server has answered. */
function Row({ remove }: { remove: () => Promise<void> }) {
  const { status, say } = useOutcome();
  const write = useWrite();
  const alert = useRefusalFocus(write);
  const [isThere, setThere] = useState(true);
  const press = () =>
    write.run(async () => {
      await remove();
      setThere(false);
      say('The row was removed.');
    });
  return (
    <>
      {status}
      {isThere && (
        <button disabled={write.busy} onClick={() => void press()}>
          Remove
        </button>
      )}
      {write.refusal && (
        <div role="alert" tabIndex={-1} ref={alert}>
          Not removed
        </div>
      )}
      <button>Another</button>
    </>
  );
}

/** What can be decided once. */
function Decision({ hasBegun }: { hasBegun: boolean }) {
  const [state, setState] = useState('open');
  const { ref, begin } = useFocusAfter<HTMLParagraphElement>(state);
  return (
    <>
      <p ref={ref} tabIndex={-1}>
        It is {state}
      </p>
      {state === 'open' && (
        <button
          onClick={() => {
            if (hasBegun) begin();
            setState('decided');
          }}
        >
          Decide
        </button>
      )}
    </>
  );
}

/** Work that ends when the test says so. */
function work() {
  let end = () => {};
  const promise = new Promise<void>((resolve) => (end = resolve));
  return { remove: () => promise, end: () => act(async () => end()) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what was done is said, and the focus goes there once its button is gone', async () => {
  render(<Row remove={() => Promise.resolve()} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press('Remove');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull());
  expect(screen.getByRole('status')).toHaveTextContent('The row was removed.');
  expect(screen.getByRole('status')).toHaveFocus();
});

test('who has moved on meanwhile stays there', async () => {
  const { remove, end } = work();
  render(<Row remove={remove} />);
  await press('Remove');
  await press('Another');
  await end();
  expect(screen.getByRole('status')).toHaveTextContent('The row was removed.');
  expect(screen.getByRole('button', { name: 'Another' })).toHaveFocus();
});

test('a question that is on its way out keeps the focus from nobody', async () => {
  const { remove, end } = work();
  render(
    <>
      <Row remove={remove} />
      <div role="alertdialog" data-state="closed">
        <button>Yes</button>
      </div>
    </>,
  );
  await press('Remove');
  await press('Yes');
  await end();
  expect(screen.getByRole('status')).toHaveFocus();
});

test('the same words again are news to who listens', async () => {
  function Lines() {
    const { status, say } = useOutcome();
    return (
      <>
        {status}
        <button onClick={() => say('Line removed')}>Remove</button>
      </>
    );
  }
  render(<Lines />);
  await press('Remove');
  const before = screen.getByRole('status').firstChild;
  await press('Remove');
  expect(screen.getByRole('status')).toHaveTextContent('Line removed');
  expect(screen.getByRole('status').firstChild).not.toBe(before);
});

test('a refusal takes the focus', async () => {
  render(<Row remove={() => Promise.reject(new AppError('refused'))} />);
  await press('Remove');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

test.each([
  ['what somebody did here', true],
  ['what happened elsewhere', false],
])('after %s the focus is led on: %s', async (_what, isLed) => {
  render(<Decision hasBegun={isLed} />);
  await press('Decide');
  expect(document.activeElement).toBe(isLed ? screen.getByText('It is decided') : document.body);
});
