import { useEffect, useRef } from 'react';
import { Badge, Button, IconButton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { PictureProblem } from './shrinkPicture';
import type { ChosenPicture } from './useChosenPictures';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
  & > li { display: flex; align-items: center; gap: var(--ui-s-12); min-width: 0; }
  & img { flex: none; width: 72px; height: 72px; object-fit: cover; border-radius: var(--ui-radius-m); }
  & button { margin-inline-start: auto; }
`;

const Words = styled.span`
  display: grid;
  gap: var(--ui-s-4);
  min-width: 0;
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;

const Fault = styled.span`
  color: var(--ui-danger);
  font-weight: 550;
`;

interface PictureChooserProps {
  pictures: readonly ChosenPicture[];
  /** How many more fit. */
  room: number;
  /** More were chosen than fit. */
  isOverfull: boolean;
  /** Number of the first one. */
  first?: number;
  disabled?: boolean;
  onAdd: (files: File[]) => void;
  onRemove: (key: string) => void;
  words: {
    add: string;
    tooMany: string;
    /** Stands at one that is stored. */
    stored: string;
    alt: (picture: { number: number; name: string }) => string;
    remove: (picture: { number: number }) => string;
    problem: (problem: PictureProblem) => string;
  };
}

/** Chooses pictures, shows them, and says at each what is wrong with it. */
export function PictureChooser({ pictures, room, isOverfull, first = 1, disabled = false, onAdd, onRemove, words }: PictureChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const count = useRef(0);
  useEffect(() => {
    // The button that removed one is gone.
    if (pictures.length < count.current && document.activeElement === document.body) button.current?.focus();
    count.current = pictures.length;
  }, [pictures.length]);
  return (
    <>
      {pictures.length > 0 && (
        <List role="list">
          {pictures.map(({ key, name, url, problem, isStored }, index) => {
            const number = first + index;
            return (
              <li key={key}>
                {url && <img src={url} alt={words.alt({ number, name })} />}
                <Words>
                  {name}
                  {problem && <Fault role="alert">{words.problem(problem)}</Fault>}
                  {isStored && (
                    <Badge tone="success" icon="Check">
                      {words.stored}
                    </Badge>
                  )}
                </Words>
                {!isStored && <IconButton icon="X" label={words.remove({ number })} disabled={disabled} onClick={() => onRemove(key)} />}
              </li>
            );
          })}
        </List>
      )}
      {isOverfull && <Fault role="alert">{words.tooMany}</Fault>}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp"
        data-testid="picture-input"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again after it was removed.
          event.target.value = '';
          onAdd(files);
        }}
      />
      <Button ref={button} variant="outline" icon="Plus" disabled={disabled || room <= 0} onClick={() => input.current?.click()}>
        {words.add}
      </Button>
    </>
  );
}
