import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useClosedByBack } from './useClosedByBack';

function open(entries: string[] = ['/services?sort=name']) {
  const onBack = jest.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(() => ({ step: useClosedByBack('sheet', onBack), navigate: useNavigate(), location: useLocation() }), {
    wrapper,
  });
  const address = () => result.current.location.pathname + result.current.location.search;
  return { result, onBack, address };
}

afterEach(() => history.replaceState(null, '', '/'));

test('Back closes what covers the page, and the page stays', () => {
  const { result, onBack, address } = open();
  expect(address()).toBe('/services?sort=name');
  act(() => void result.current.navigate(-1));
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/services?sort=name');
});

test('closed otherwise, its step is taken away, and nothing is told', () => {
  const { result, onBack, address } = open(['/', '/services']);
  act(() => result.current.step.leave());
  expect(onBack).not.toHaveBeenCalled();
  act(() => void result.current.navigate(-1));
  expect(address()).toBe('/');
});

test('whoever stays has another step for the next Back', () => {
  const { result, onBack } = open();
  act(() => void result.current.navigate(-1));
  act(() => result.current.step.stay());
  act(() => void result.current.navigate(-1));
  expect(onBack).toHaveBeenCalledTimes(2);
});

test('a link to another page is no Back', () => {
  const { result, onBack } = open();
  act(() => void result.current.navigate('/auth'));
  expect(onBack).not.toHaveBeenCalled();
});

test('what became of the address meanwhile can be kept, and Back leads to what it was before', () => {
  const { result, onBack, address } = open(['/', '/services']);
  const { state } = result.current.location;
  act(() => void result.current.navigate('/services?verified=true', { replace: true, state }));
  act(() => result.current.step.keep());
  expect([address(), onBack.mock.calls.length]).toEqual(['/services?verified=true', 0]);
  act(() => void result.current.navigate(-1));
  expect(address()).toBe('/services');
});

test('what became of the address is kept before the router has shown it, and is not covered again by what comes at once', () => {
  history.replaceState(null, '', '/services');
  const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;
  const { result } = renderHook(() => ({ step: useClosedByBack('sheet', jest.fn()), navigate: useNavigate() }), { wrapper });
  const { step, navigate } = result.current;
  act(() => {
    void navigate('/services?verified=true', { replace: true, state: (history.state as { usr: object }).usr });
    step.keep();
  });
  expect(location.search).toBe('?verified=true');
  expect((history.state as { usr: object }).usr).not.toHaveProperty('over');
});

test('where nothing became of it, nothing is kept', () => {
  const { result, address } = open(['/', '/services']);
  act(() => result.current.step.keep());
  act(() => void result.current.navigate(-1));
  expect(address()).toBe('/');
});
