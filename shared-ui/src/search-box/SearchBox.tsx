import { useId, useRef, useState } from 'react';
import type { ComponentPropsWithRef, FormEvent } from 'react';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';
import { useUi } from '../ui-provider/UiProvider';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { Actions, InputFrame, Magnifier, Root, Submit } from './searchBoxStyle';
import type { SearchBoxSize } from './searchBoxStyle';
import type { FindSuggestions, Suggestion } from './Suggestion';
import { useLazyCombobox } from './useLazyCombobox';

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'defaultValue' | 'children'> {
  /** Name of the field; for screen readers only. */
  label: string;
  placeholder?: string;
  defaultValue?: string;
  /** With a value the owner keeps the text and hears of changes through `onValueChange`. */
  value?: string;
  onValueChange?: (text: string) => void;
  /** Called with the trimmed text, never with an empty one. */
  onSubmit: (text: string) => void;
  buttonLabel?: string;
  size?: SearchBoxSize;
  /** Loads the suggestion list on first focus. The field works before and without it. */
  suggestions?: FindSuggestions;
  /** Called instead of `onSubmit` when the visitor picks a suggestion that has an address of its own. */
  onSelectSuggestion?: (suggestion: Suggestion) => void;
  name?: string;
}

/** A search field with its button. */
export function SearchBox({
  label,
  placeholder,
  defaultValue = '',
  value,
  onValueChange,
  onSubmit,
  buttonLabel,
  size = 'page',
  suggestions,
  onSelectSuggestion,
  name = 'search',
  ...form
}: SearchBoxProps) {
  const { texts } = useUi();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [ownText, setOwnText] = useState(defaultValue);
  const text = value ?? ownText;
  const { loaded, handlers } = useLazyCombobox(Boolean(suggestions));

  const change = (next: string) => {
    setOwnText(next);
    onValueChange?.(next);
  };
  const submit = (searched: string) => {
    const trimmed = searched.trim();
    if (trimmed) onSubmit(trimmed);
  };
  const select = (suggestion: Suggestion) => {
    if (suggestion.href && onSelectSuggestion) onSelectSuggestion(suggestion);
    else submit(suggestion.value);
  };
  const clear = () => {
    change('');
    frame.current?.querySelector('input')?.focus();
  };

  const inputProps = { id, name, placeholder, autoComplete: 'off', enterKeyHint: 'search' as const, inputMode: 'search' as const };
  const clearable = size !== 'header' && text !== '';
  return (
    <Root
      role="search"
      {...form}
      $size={size}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(text);
      }}
    >
      <VisuallyHidden as="label" {...{ htmlFor: id }}>
        {label}
      </VisuallyHidden>
      <InputFrame ref={frame} $size={size} $actions={clearable ? 2 : 1}>
        {loaded && suggestions ? (
          <loaded.Combobox
            inputProps={inputProps}
            value={text}
            onValueChange={change}
            onSubmit={submit}
            onSelect={select}
            suggestions={suggestions}
            label={label}
            {...loaded.handover}
          />
        ) : (
          <input {...inputProps} type="text" value={text} onChange={(event) => change(event.target.value)} {...handlers} />
        )}
      </InputFrame>
      <Magnifier $size={size}>
        <Icon name="Search" />
      </Magnifier>
      <Actions $size={size}>
        {clearable && <IconButton label={texts.clear} icon="X" onClick={clear} />}
        <Submit type="submit" variant={size === 'header' ? 'ghost' : 'accent'} $size={size}>
          <Icon name="Search" />
          <VisuallyHidden>{buttonLabel ?? texts.search}</VisuallyHidden>
        </Submit>
      </Actions>
    </Root>
  );
}
