import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef } from 'react';
import type { HTMLAttributes, MouseEvent, Ref } from 'react';
import styled from 'styled-components';
import { Icon } from '../../icon/Icon';

const Box = styled.div`
  margin-bottom: var(--ui-s-24);
  padding: var(--ui-s-16) var(--ui-s-20);
  border: 2px solid var(--ui-danger);
  border-radius: var(--ui-radius-l);
  background: var(--ui-danger-soft);
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: var(--ui-s-8);
  color: var(--ui-danger);
  font-family: var(--ui-font-display);
  font-size: 1.125rem;
  font-weight: 650;

  svg { flex: none; }
`;

const List = styled.ul`
  margin: var(--ui-s-8) 0 0;
  padding: 0;
  list-style: none;
`;

const FieldLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--ui-danger);
  font-weight: 600;
`;

export interface FormError {
  /** Id of the field's input. */
  id: string;
  /** The same words as beside the field. */
  message: string;
}

export interface FormErrorSummaryProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  title: string;
  errors: readonly FormError[];
  /** Number of submits so far. Focus moves once for each that failed, and not while fields are being corrected. */
  attempt?: number;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Says what a rejected form needs. With two errors or more it shows a list of links to the fields and takes focus; with
 * one it shows nothing and focus goes straight to the field, whose own message says the same.
 */
export function FormErrorSummary({ title, errors, attempt, ref, ...box }: FormErrorSummaryProps) {
  const titleId = useId();
  const own = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLDivElement);
  const isNeeded = errors.length > 0;
  const occasion = attempt ?? isNeeded;

  const takeFocus = useEffectEvent(() => {
    const [first, second] = errors;
    if (second) own.current?.focus();
    else if (first) document.getElementById(first.id)?.focus();
  });
  useEffect(() => takeFocus(), [occasion]);

  const goToField = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };

  if (errors.length < 2) return null;
  return (
    <Box {...box} ref={own} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Title id={titleId}>
        <Icon name="CircleAlert" />
        {title}
      </Title>
      <List>
        {errors.map((error) => (
          <li key={error.id}>
            <FieldLink href={`#${error.id}`} onClick={(event) => goToField(event, error.id)}>
              {error.message}
            </FieldLink>
          </li>
        ))}
      </List>
    </Box>
  );
}
