import { useLocale } from '@marketplace/section-kit';
import { FilterChip } from '@marketplace/shared-ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

/** The languages that a company may name, those of the database that browsers have names for. */
const languages = 'en fr ar de el es fa hi it ko pa pl pt ru ta tl uk ur vi yue zh'.split(' ');

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { margin-bottom: var(--ui-s-8); padding: 0; font-size: 0.9375rem; font-weight: 600; }
  & > div { display: flex; flex-wrap: wrap; gap: var(--ui-s-8); }
  & > p { margin-top: var(--ui-s-8); font-size: 0.9375rem; color: var(--ui-danger); }
`;

interface LanguagesFieldProps {
  id: string;
  label: string;
  error: ReactNode;
  /** Codes with commas. */
  value: string;
  onChange: (value: string) => void;
}

/** The languages that are spoken, each to press; the official ones first. */
export function LanguagesField({ id, label, error, value, onChange }: LanguagesFieldProps) {
  const names = new Intl.DisplayNames([`${useLocale()}-CA`], { type: 'language' });
  const errorId = useId();
  const chosen = value.split(',').filter(Boolean);
  const press = (code: string) =>
    onChange((chosen.includes(code) ? chosen.filter((known) => known !== code) : [...chosen, code]).join(','));
  return (
    <Root id={id} tabIndex={-1} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <div>
        {languages.map((code) => (
          <FilterChip key={code} selected={chosen.includes(code)} onClick={() => press(code)}>
            {names.of(code)}
          </FilterChip>
        ))}
      </div>
      {error && <p id={errorId}>{error}</p>}
    </Root>
  );
}
