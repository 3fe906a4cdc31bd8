import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Suggestion } from '../../search-box/Suggestion';
import { describeComponentConformance, expectNoAxeViolations, TestUi } from '../../testing';
import { Combobox } from './Combobox';
import type { ComboboxProps } from './Combobox';

describeComponentConformance('Combobox', {
  element: <Combobox inputProps={{}} value="" onValueChange={() => {}} onSubmit={() => {}} suggestions={() => []} label="Search" />,
  skipRef: true,
  skipClassName: true,
});

const words = ['Roofing', 'Roof repair', 'Roof racks', 'Rough-in plumbing'];
const matching = (text: string): Suggestion[] =>
  text === '' ? [] : words.filter((word) => word.toLowerCase().includes(text)).map((value) => ({ value }));

function renderSearch({ initial = '', ...props }: Partial<ComboboxProps> & { initial?: string } = {}) {
  const onSubmit = jest.fn();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  function Search() {
    const [value, setValue] = useState(initial);
    return (
      <TestUi>
        <Combobox
          inputProps={{}}
          label="Search"
          value={value}
          onValueChange={setValue}
          onSubmit={onSubmit}
          suggestions={matching}
          {...props}
        />
        <button>After</button>
      </TestUi>
    );
  }
  render(<Search />);
  return { onSubmit, user, field: screen.getByRole('combobox', { name: 'Search' }) };
}

const pause = (milliseconds = 150) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('Combobox', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('suggests once typing pauses', async () => {
    const suggestions = jest.fn(matching);
    const { user, field } = renderSearch({ suggestions });
    await user.type(field, 'roof');
    expect(suggestions).not.toHaveBeenCalled();
    expect(field).toHaveAttribute('aria-expanded', 'false');

    await pause();
    expect(suggestions.mock.calls).toEqual([['roof']]);
    expect(options()).toEqual(['Roofing', 'Roof repair', 'Roof racks']);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    jest.useRealTimers();
    await expectNoAxeViolations();
  });

  it('shows fifteen suggestions at most, with their hints', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ value: `Roof ${index}`, hint: 'Services' }));
    const { user, field } = renderSearch({ suggestions: () => many });
    await user.type(field, 'r');
    await pause();
    expect(options()).toHaveLength(15);
    expect(options()[0]).toBe('Roof 0 Services');
  });

  it('shows groups under their titles, which the arrow keys skip', async () => {
    const found: Suggestion[] = [
      { value: 'Roofing', hint: '12 companies', group: 'Trades' },
      { value: 'Roof repair', group: 'Trades' },
      { value: 'Roof King', href: '/services/1', group: 'Companies' },
    ];
    const onSelect = jest.fn();
    const { user, field } = renderSearch({ suggestions: () => found, onSelect });
    await user.type(field, 'roof');
    await pause();
    const grouped = screen.getAllByRole('group').map(
      (group) =>
        [
          group,
          within(group)
            .getAllByRole('option')
            .map(({ textContent }) => textContent),
        ] as const,
    );
    expect(grouped.map(([, members]) => members)).toEqual([['Roofing 12 companies', 'Roof repair'], ['Roof King']]);
    expect(grouped[0]![0]).toHaveAccessibleName('Trades');
    expect(grouped[1]![0]).toHaveAccessibleName('Companies');

    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Roof King' }).id);
    jest.useRealTimers();
    await expectNoAxeViolations();
    jest.useFakeTimers();
    await user.keyboard('{Enter}');
    expect(onSelect.mock.calls).toEqual([[found[2]]]);
  });

  it('never shows an answer that arrives after the text has changed', async () => {
    const answers = new Map<string, (found: Suggestion[]) => void>();
    const { user, field } = renderSearch({
      suggestions: (text) => new Promise((resolve) => answers.set(text, resolve)),
    });
    await user.type(field, 'ro');
    await pause();
    await user.type(field, 'of');
    await pause();

    await act(async () => answers.get('roof')?.([{ value: 'Roofing' }]));
    await act(async () => answers.get('ro')?.([{ value: 'Rough-in plumbing' }]));
    expect(options()).toEqual(['Roofing']);
  });

  it('is quiet when suggestions cannot be read', async () => {
    const { user, field, onSubmit } = renderSearch({ suggestions: () => Promise.reject(new Error('offline')) });
    await user.type(field, 'roof{Enter}');
    await pause();
    expect(options()).toEqual([]);
    expect(onSubmit).toHaveBeenCalledWith('roof');
  });

  it('submits the text on Enter when no option is highlighted, and does not open again', async () => {
    const { user, field, onSubmit } = renderSearch();
    await user.type(field, 'roof');
    await pause();
    await user.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([['roof']]);
    await pause();
    expect(options()).toEqual([]);
  });

  it('asks nothing while the list is closed', async () => {
    const suggestions = jest.fn(matching);
    const { user, field } = renderSearch({ suggestions });
    await user.type(field, 'roof{Enter}');
    await pause();
    expect(suggestions).not.toHaveBeenCalled();

    await user.keyboard('{ArrowDown}');
    await pause();
    expect(suggestions.mock.calls).toEqual([['roof']]);
    expect(options()).toEqual(['Roofing', 'Roof repair', 'Roof racks']);
  });

  it('submits before suggestions have arrived, and they stay away', async () => {
    const { user, field, onSubmit } = renderSearch();
    await user.type(field, 'roof{Enter}');
    await pause();
    expect(onSubmit.mock.calls).toEqual([['roof']]);
    expect(options()).toEqual([]);
  });

  it('highlights with the arrow keys and submits the chosen suggestion', async () => {
    const { user, field, onSubmit } = renderSearch();
    await user.type(field, 'roof');
    await pause();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Roof repair' })).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Roof repair' }).id);

    await user.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([['Roof repair']]);
    expect(field).toHaveValue('Roof repair');
    expect(options()).toEqual([]);
  });

  it('keeps a list in which something is highlighted, until the text changes', async () => {
    const { user, field, onSubmit } = renderSearch();
    await user.type(field, 'roo');
    await pause();
    await user.keyboard('f r{ArrowDown}');
    await pause();
    expect(options()).toEqual(['Roofing', 'Roof repair', 'Roof racks']);
    expect(screen.getByRole('option', { name: 'Roofing' })).toHaveAttribute('aria-selected', 'true');

    await user.keyboard('e');
    await pause();
    expect(options()).toEqual(['Roof repair']);
    await user.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([['roof re']]);
  });

  it('chooses what was highlighted, though the answer for the last letters arrived since', async () => {
    const { user, field, onSubmit } = renderSearch();
    await user.type(field, 'roo');
    await pause();
    await user.keyboard('f r{ArrowDown}');
    await pause();
    await user.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([['Roofing']]);
  });

  it('lets the newer list in when the pointer leaves the old one', async () => {
    const { user, field } = renderSearch();
    await user.type(field, 'roo');
    await pause();
    await user.keyboard('f r');
    await user.hover(screen.getByRole('option', { name: 'Roofing' }));
    await pause();
    expect(options()).toEqual(['Roofing', 'Roof repair', 'Roof racks']);
    await user.unhover(screen.getByRole('option', { name: 'Roofing' }));
    expect(options()).toEqual(['Roof repair', 'Roof racks']);
  });

  it('hands a clicked suggestion to onSelect instead of submitting, every time', async () => {
    const onSelect = jest.fn();
    const { user, field, onSubmit } = renderSearch({ onSelect });
    for (const times of [1, 2]) {
      await user.clear(field);
      await user.type(field, 'roofi');
      await pause();
      await user.click(screen.getByRole('option', { name: 'Roofing' }));
      expect(onSelect).toHaveBeenCalledTimes(times);
    }
    expect(onSelect).toHaveBeenLastCalledWith({ value: 'Roofing' });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('closes on Escape and keeps the text, also at a second Escape', async () => {
    const { user, field } = renderSearch();
    await user.type(field, 'roof');
    await pause();
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('roof');
  });

  it('chooses nothing when the field is left', async () => {
    const { user, field, onSubmit } = renderSearch();
    await user.type(field, 'roof');
    await pause();
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(options()).toEqual([]);
    expect(field).toHaveValue('roof');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes over from a plain input: focus, caret and an open list', async () => {
    const { field } = renderSearch({ initial: 'roof', autoFocus: true, caret: 2 });
    expect(field).toHaveFocus();
    expect((field as HTMLInputElement).selectionStart).toBe(2);
    await pause();
    expect(options()).toEqual(['Roofing', 'Roof repair', 'Roof racks']);
  });
});
