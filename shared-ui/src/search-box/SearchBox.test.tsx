import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { TestUi } from '../testing/TestUi';
import { SearchBox } from './SearchBox';
import type { SearchBoxProps } from './SearchBox';

const nothing = () => undefined;
describeComponentConformance('SearchBox', {
  element: <SearchBox label="Search services" placeholder="Plumber, roofing…" defaultValue="roof" onSubmit={nothing} />,
  refInstanceof: HTMLFormElement,
});

const trades = [{ value: 'Roofing' }, { value: 'Roof King', href: '/services/7', hint: 'Toronto' }];

function show(props: Partial<SearchBoxProps> = {}) {
  const onSubmit = jest.fn();
  render(
    <TestUi>
      <SearchBox label="Search services" onSubmit={onSubmit} {...props} />
    </TestUi>,
  );
  return onSubmit;
}

test('is a search landmark that submits the trimmed text', async () => {
  const onSubmit = show();
  expect(screen.getByRole('search')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Search services'), '  roof tiles {Enter}');
  expect(onSubmit.mock.calls).toEqual([['roof tiles']]);
});

test('ignores empty and blank text', async () => {
  const onSubmit = show();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.type(screen.getByLabelText('Search services'), '   {Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('beside another field it may stay empty, and both are sent by one button', async () => {
  const onSubmit = show({ defaultValue: 'roof', children: <input aria-label="Where" name="near" /> });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSubmit.mock.calls).toEqual([['']]);
  await userEvent.type(screen.getByLabelText('Where'), 'Halifax{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('can be cleared, and the field keeps focus', async () => {
  const onValueChange = jest.fn();
  show({ defaultValue: 'roof', onValueChange });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  const field = screen.getByLabelText('Search services');
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(onValueChange).toHaveBeenLastCalledWith('');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('leaves the text to an owner who gives one', async () => {
  const onValueChange = jest.fn();
  show({ value: 'fixed', onValueChange });
  await userEvent.type(screen.getByLabelText('Search services'), '!');
  expect(onValueChange).toHaveBeenCalledWith('fixed!');
  expect(screen.getByLabelText('Search services')).toHaveValue('fixed');
});

test('is a plain field until it is used, and for good without suggestions', async () => {
  show();
  await userEvent.click(screen.getByLabelText('Search services'));
  await act(async () => {
    await import('../overlays/combobox/Combobox');
  });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Search services' })).toHaveFocus();
});

test('the suggestion list takes over without losing focus, text or caret', async () => {
  show({ suggestions: () => trades });
  const plain = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search services' });
  await userEvent.type(plain, 'roof');

  const combobox = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search services' });
  expect(combobox).toHaveFocus();
  expect(combobox).toHaveValue('roof');
  expect(combobox.selectionStart).toBe(4);
  await userEvent.keyboard('ing');
  expect(combobox).toHaveValue('roofing');
});

test('waits for an input method to finish its letter', async () => {
  show({ suggestions: () => trades });
  const plain = screen.getByRole('textbox', { name: 'Search services' });
  plain.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await userEvent.click(plain);
  await act(async () => {
    await import('../overlays/combobox/Combobox');
  });
  expect(screen.queryByRole('combobox')).toBeNull();

  await act(async () => {
    plain.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  });
  expect(await screen.findByRole('combobox', { name: 'Search services' })).toHaveFocus();
});

test('a picked suggestion is searched; one with an address is handed on', async () => {
  const onSelectSuggestion = jest.fn();
  const onSubmit = show({ suggestions: () => trades, onSelectSuggestion });
  await userEvent.type(screen.getByLabelText('Search services'), 'roof');
  await userEvent.click(await screen.findByRole('option', { name: 'Roofing' }));
  expect(onSubmit.mock.calls).toEqual([['Roofing']]);

  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'roof k');
  await userEvent.click(await screen.findByRole('option', { name: /Roof King/ }));
  expect(onSelectSuggestion.mock.calls).toEqual([[trades[1]]]);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a field of the server that has focus before the page listens has its suggestions once it does', async () => {
  const page = (
    <TestUi>
      <SearchBox label="Search services" onSubmit={nothing} suggestions={async () => trades} />
    </TestUi>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  screen.getByLabelText('Search services').focus();
  await act(async () => void hydrateRoot(root, page));
  expect(await screen.findByRole('combobox', { name: 'Search services' })).toHaveFocus();
});
