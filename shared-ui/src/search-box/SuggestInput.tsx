import { useImperativeHandle } from 'react';
import type { ComboboxProps } from '../overlays/combobox/Combobox';
import { useLazyCombobox } from './useLazyCombobox';

export interface SuggestInputProps extends Omit<ComboboxProps, 'suggestions' | 'autoFocus' | 'caret'> {
  /** Without them it stays a plain input. */
  suggestions?: ComboboxProps['suggestions'];
}

/**
 * A bare input whose suggestions are loaded on its first focus; it works before and without them. Its list opens below the nearest
 * positioned ancestor.
 */
export function SuggestInput({ suggestions, ...props }: SuggestInputProps) {
  const { loaded, plain, handlers } = useLazyCombobox(Boolean(suggestions));
  useImperativeHandle(props.inputProps.ref, () => plain.current!, [plain]);
  if (loaded && suggestions) return <loaded.Combobox {...props} suggestions={suggestions} {...loaded.handover} />;
  const { inputProps, value, onValueChange } = props;
  return (
    <input {...inputProps} ref={plain} type="text" value={value} onChange={(event) => onValueChange(event.target.value)} {...handlers} />
  );
}
