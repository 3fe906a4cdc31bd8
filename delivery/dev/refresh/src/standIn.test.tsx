import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, forwardRef, memo, useId, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { jsxDEV } from './jsx-dev-runtime';
import { liveDefinition } from './liveDefinition';
import { registerIn } from './ownModule';
import { refresh, standInFor } from './standIn';

interface Labelled {
  label?: string;
}

/** Runs the sources of a component anew, as an exchanged module does. */
let files = 0;
function component(make: () => unknown, hooks = '') {
  const { $RefreshReg$, $RefreshSig$ } = registerIn(`file ${files++}`);
  const run = (of: () => unknown, signature: string) => {
    const type = of();
    if (signature) $RefreshSig$()(type, signature);
    $RefreshReg$(type, 'Component');
    return type;
  };
  const first = run(make, hooks);
  const edit = (next: () => unknown, signature = hooks) => {
    run(next, signature);
    let isShown = false;
    act(() => void (isShown = refresh()));
    return isShown;
  };
  return { type: first, edit };
}
const show = (type: unknown, props: Labelled = {}) => render(jsxDEV(type, props));
const text = () => screen.getByRole('button').textContent;
const press = () => fireEvent.click(screen.getByRole('button'));

const counter = (words: string) =>
  function Counter({ label = '' }: Labelled) {
    const [count, setCount] = useState(0);
    return (
      <button onClick={() => setCount(count + 1)}>
        {words} {label} {count}
      </button>
    );
  };

test('an edited component is shown, and keeps its state and what it was given', () => {
  const { type, edit } = component(() => counter('before'));
  show(type, { label: 'x' });
  press();
  expect(text()).toBe('before x 1');
  expect(edit(() => counter('after'))).toBe(true);
  expect(text()).toBe('after x 1');
});

test('whoever was made with a former version shows the latest', () => {
  const { type, edit } = component(() => counter('before'));
  edit(() => counter('after'));
  show(type);
  expect(text()).toBe('after  0');
});

test('other hooks begin anew, and what stands around them does not', () => {
  const { type, edit } = component(() => counter('before'), 'useState');
  const around = component(() => () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input type="checkbox" checked={open} onChange={() => setOpen(true)} />
        {jsxDEV(type, {})}
      </>
    );
  });
  show(around.type);
  fireEvent.click(screen.getByRole('checkbox'));
  press();
  const withId = () => {
    const Counter = counter('after');
    return function Other() {
      useId();
      return Counter({});
    };
  };
  edit(withId, 'useId useState');
  expect(text()).toBe('after  0');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('memo renders no more often than before, and an edit all the same', () => {
  const seen: string[] = [];
  const remembered = (words: string) => {
    const Counter = counter(words);
    return memo(function Remembered(props: Labelled) {
      seen.push(words);
      return Counter(props);
    });
  };
  const { type, edit } = component(() => remembered('before'));
  const { rerender } = show(type);
  press();
  const times = seen.length;
  rerender(jsxDEV(type, {}));
  expect(seen).toHaveLength(times);
  edit(() => remembered('after'));
  expect(text()).toBe('after  1');
});

test('forwardRef hands the element on', () => {
  const field = (label: string) => forwardRef<HTMLInputElement>((_props, ref) => <input ref={ref} aria-label={label} />);
  const { type, edit } = component(() => field('before'));
  const ref = { current: null as HTMLInputElement | null };
  render(jsxDEV(type, { ref }));
  const element = screen.getByLabelText('before');
  edit(() => field('after'));
  expect(screen.getByLabelText('after')).toBe(element);
  expect(ref.current).toBe(element);
});

test('a class begins anew, as it does in React Refresh', () => {
  const made = (words: string) =>
    class extends Component {
      override state = { count: 0 };
      override render() {
        const { count } = this.state;
        return <button onClick={() => this.setState({ count: count + 1 })}>{`${words} ${count}`}</button>;
      }
    };
  const { type, edit } = component(() => made('before'));
  show(type);
  press();
  expect(text()).toBe('before 1');
  edit(() => made('after'));
  expect(text()).toBe('after 0');
});

test('a styled component keeps the element, and shows an edit of what it styles', () => {
  const inner = component(() => ({ className = '' }: { className?: string }) => <p className={className}>before</p>);
  const box = (colour: string) => styled(inner.type as ComponentType).withConfig({ componentId: 'box' })`color: ${colour};`;
  const { type, edit } = component(() => box('red'));
  show(type);
  const element = screen.getByText('before');
  edit(() => box('blue'));
  expect(screen.getByText('before')).toBe(element);
  expect(element).toHaveStyle({ color: 'rgb(0, 0, 255)' });
  inner.edit(() => ({ className = '' }: { className?: string }) => <p className={className}>after</p>);
  expect(screen.getByText('after')).toBe(element);
});

test('what is no component of the section is what it was', () => {
  const Foreign = () => null;
  for (const type of ['b', Foreign, memo(Foreign), null, undefined]) expect(standInFor(type)).toBe(type);
});

test('a failure says that the page has to be loaded, until it is mended', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { hasFailed: false };
    static getDerivedStateFromError = () => ({ hasFailed: true });
    override render = () => (this.state.hasFailed ? 'failed' : this.props.children);
  }
  const { type, edit } = component(() => counter('before'));
  const broken = () => {
    throw new Error('Half written');
  };
  const { unmount } = render(<Boundary>{jsxDEV(type, {})}</Boundary>);
  edit(() => broken);
  expect(edit(() => counter('after'))).toBe(false);
  unmount();
  show(type);
  expect(edit(() => counter('mended'))).toBe(true);
});

test('what the shell renders of a section is edited, too', async () => {
  const page = component(() => counter('page'));
  const part = component(() => counter('part'));
  const written = {
    name: 'mf-sample',
    routes: [{ path: '/sample', lazy: () => Promise.resolve({ Component: page.type }) }],
    fragments: { part: () => Promise.resolve({ Component: part.type }) },
  };
  const live = liveDefinition(written, { check: () => Promise.resolve(null) });
  expect(live.routes[0]!.path).toBe('/sample');
  for (const [{ edit }, load] of [
    [page, live.routes[0]!.lazy],
    [part, live.fragments.part],
  ] as const) {
    const Shown = (await load()).Component as ComponentType;
    const { unmount } = render(<Shown />);
    press();
    edit(() => counter('after'));
    expect(text()).toBe('after  1');
    unmount();
  }
});
