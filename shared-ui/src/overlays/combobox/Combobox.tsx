import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import { useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import type { FindSuggestions, Suggestion } from '../../search-box/Suggestion';
import { Group, GroupTitle, Hint, Option, OptionList } from './comboboxStyles';
import { toGroups } from './toGroups';
import { useSuggestions } from './useSuggestions';

export interface ComboboxProps {
  /** Attributes of the input, `className` and `id` among them. */
  inputProps: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
  value: string;
  onValueChange: (text: string) => void;
  /** The whole text was submitted: Enter with no option highlighted, or an option chosen without `onSelect`. */
  onSubmit: (text: string) => void;
  onSelect?: (suggestion: Suggestion) => void;
  suggestions: FindSuggestions;
  /** Names the input and the list. */
  label: string;
  /** Takes focus and opens, for a combobox that replaces a plain input in use. */
  autoFocus?: boolean;
  /** Where the caret goes with `autoFocus`; the end of the text when left out. */
  caret?: number;
}

/** Leaving the field chooses nothing: Downshift would take the highlighted option. */
function keepTextOnBlur(state: UseComboboxState<Suggestion>, { type, changes }: UseComboboxStateChangeOptions<Suggestion>) {
  return type === useCombobox.stateChangeTypes.InputBlur ? { ...state, isOpen: false, highlightedIndex: -1 } : changes;
}

/**
 * A text input with suggestions; those of one group stand under its title, which the arrow keys skip. The list is placed
 * below the nearest positioned ancestor, so it can be as wide as the whole search box.
 */
export function Combobox({
  inputProps,
  value,
  onValueChange,
  onSubmit,
  onSelect,
  suggestions,
  label,
  autoFocus = false,
  caret,
}: ComboboxProps) {
  const id = useId();
  const [answer, setAnswer] = useState<Suggestion[]>([]);
  const [items, setItems] = useState(answer);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputProps.ref, () => input.current as HTMLInputElement);

  const choose = (suggestion: Suggestion) => {
    onValueChange(suggestion.value);
    if (onSelect) onSelect(suggestion);
    else onSubmit(suggestion.value);
  };

  const { isOpen, highlightedIndex, closeMenu, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items,
    inputId: inputProps.id,
    inputValue: value,
    // Nothing stays selected: choosing the same suggestion twice is two choices.
    selectedItem: null,
    initialIsOpen: autoFocus,
    itemToString: (item) => item?.value ?? '',
    stateReducer: keepTextOnBlur,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) choose(selectedItem);
    },
  });
  useSuggestions({ text: value, isOpen, source: suggestions, onAnswer: setAnswer });
  const isExpanded = isOpen && items.length > 0;
  const hasChoice = isExpanded && highlightedIndex >= 0;
  // A list is not exchanged under a highlight: Enter would choose something the visitor has not seen there, or nothing.
  if (answer !== items && !hasChoice) setItems(answer);

  useLayoutEffect(() => {
    if (!autoFocus || !input.current) return;
    const position = caret ?? input.current.value.length;
    input.current.focus();
    input.current.setSelectionRange(position, position);
    // The caret is placed once, when this input takes the place of another.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <>
      <input
        {...getInputProps({
          autoComplete: 'off',
          ...inputProps,
          ref: input,
          'aria-label': label,
          'aria-expanded': isExpanded,
          onChange: (event) => onValueChange(event.currentTarget.value),
          onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
            inputProps.onKeyDown?.(event);
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || hasChoice) return;
            event.preventDefault();
            closeMenu();
            onSubmit(value);
          },
        })}
      />
      <OptionList {...getMenuProps({ 'aria-label': label })} hidden={!isExpanded}>
        {isExpanded &&
          toGroups(items).map(({ title, first, members }) => {
            const options = members.map((item, nth) => (
              <Option key={item.value + nth} {...getItemProps({ item, index: first + nth })}>
                {item.value}
                {item.hint !== undefined && <Hint> {item.hint}</Hint>}
              </Option>
            ));
            if (title === undefined) return options;
            const titleId = `${id}-${first}`;
            return (
              <Group key={first} role="group" aria-labelledby={titleId}>
                <GroupTitle id={titleId} role="presentation">
                  {title}
                </GroupTitle>
                {options}
              </Group>
            );
          })}
      </OptionList>
    </>
  );
}
