import { useT } from '@marketplace/section-kit';
import { useId, type ReactNode } from 'react';
import { Icon, VisuallyHidden } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { ChoiceError } from '../../visits/ChoiceError';
import { writeMessages } from './writeMessages';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-8);
`;

const Label = styled.span`
  font-size: 0.9375rem;
  font-weight: 600;
  &::after { content: ' *' / ''; color: var(--ui-danger); }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-8) var(--ui-s-16);
`;

const Stars = styled.div`
  display: inline-flex;
`;

const Star = styled.label<{ $on: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  color: var(--ui-star);
  border-radius: var(--ui-radius-s);
  cursor: pointer;
  & > svg { fill: ${({ $on }) => ($on ? 'currentColor' : 'none')}; }
  & > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  &:has(:focus-visible) { outline: 3px solid var(--ui-focus); outline-offset: -2px; }
`;

const values = [1, 2, 3, 4, 5] as const;

interface StarFieldProps {
  id: string;
  label: string;
  /** '1' to '5', or empty. */
  value: string;
  error: ReactNode;
  onChange: (event: { target: { value: string } }) => void;
}

/** One to five stars as radio buttons: arrow keys move, the words beside them say what is chosen. */
export function StarField({ id, label, value, error, onChange }: StarFieldProps) {
  const t = useT(writeMessages);
  const name = useId();
  const chosen = values.find((stars) => String(stars) === value);
  return (
    <Root>
      <Label id={`${id}-label`}>{label}</Label>
      <Line>
        <Stars
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {values.map((stars) => (
            <Star key={stars} $on={chosen !== undefined && stars <= chosen}>
              <input
                type="radio"
                // The error summary and the form lead to the first star.
                id={stars === 1 ? id : undefined}
                name={name}
                value={stars}
                checked={stars === chosen}
                onChange={onChange}
              />
              <Icon name="Star" size={28} />
              <VisuallyHidden>{t('stars', { count: stars })}</VisuallyHidden>
            </Star>
          ))}
        </Stars>
        {chosen !== undefined && <span>{t(`stars.${chosen}`)}</span>}
      </Line>
      {error && <ChoiceError id={`${id}-error`}>{error}</ChoiceError>}
    </Root>
  );
}
