import { useId, useRef, useState } from 'react';
import type { ComponentPropsWithRef, FormEvent, ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';
import { useUi } from '../ui-provider/UiProvider';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { Actions, InputFrame, Magnifier, Root, Submit } from './searchBoxStyle';
import type { SearchBoxSize } from './searchBoxStyle';
import type { FindSuggestions, Suggestion } from './Suggestion';
import { SuggestInput } from './SuggestInput';

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'defaultValue' | 'children'> {
  /** Name of the field; for screen readers only. */
  label: string;
  placeholder?: string;
  defaultValue?: string;
  /** With a value the owner keeps the text and hears of changes through `onValueChange`. */
  value?: string;
  onValueChange?: (text: string) => void;
  /** Called with the trimmed text, never with an empty one unless there is another field. */
  onSubmit: (text: string) => void;
  buttonLabel?: string;
  size?: SearchBoxSize;
  /** Loads the suggestion list on first focus. The field works before and without it. */
  suggestions?: FindSuggestions;
  /** Called instead of `onSubmit` when the visitor picks a suggestion that has an address of its own. */
  onSelectSuggestion?: (suggestion: Suggestion) => void;
  name?: string;
  /** Another field of the search, beside the first: it may be all that somebody fills in. */
  children?: ReactNode;
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
  children,
  ...form
}: SearchBoxProps) {
  const { texts } = useUi();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [ownText, setOwnText] = useState(defaultValue);
  const text = value ?? ownText;
  const split = Boolean(children);

  const change = (next: string) => {
    setOwnText(next);
    onValueChange?.(next);
  };
  const submit = (searched: string) => {
    const trimmed = searched.trim();
    if (trimmed || split) onSubmit(trimmed);
  };
  const select = (suggestion: Suggestion) => {
    if (suggestion.href && onSelectSuggestion) onSelectSuggestion(suggestion);
    else submit(suggestion.value);
  };
  const clear = () => {
    change('');
    frame.current?.querySelector('input')?.focus();
  };

  const clearButton = size !== 'header' && text !== '' && <IconButton label={texts.clear} icon="X" onClick={clear} />;
  return (
    <Root
      role="search"
      {...form}
      $size={size}
      $split={split}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(text);
      }}
    >
      <VisuallyHidden as="label" {...{ htmlFor: id }}>
        {label}
      </VisuallyHidden>
      <InputFrame ref={frame} $size={size} $actions={clearButton ? 2 : 1} $split={split}>
        <SuggestInput
          inputProps={{ id, name, placeholder, autoComplete: 'off', enterKeyHint: 'search', inputMode: 'search' }}
          value={text}
          onValueChange={change}
          onSubmit={submit}
          onSelect={select}
          suggestions={suggestions}
          label={label}
        />
        {split && clearButton}
      </InputFrame>
      {split ? (
        <InputFrame $size={size} $actions={1} $split>
          {children}
        </InputFrame>
      ) : (
        <Magnifier $size={size}>
          <Icon name="Search" />
        </Magnifier>
      )}
      <Actions $size={size}>
        {!split && clearButton}
        <Submit type="submit" variant={size === 'header' ? 'ghost' : 'accent'} $size={size} $split={split}>
          <Icon name="Search" />
          <VisuallyHidden>{buttonLabel ?? texts.search}</VisuallyHidden>
        </Submit>
      </Actions>
    </Root>
  );
}
