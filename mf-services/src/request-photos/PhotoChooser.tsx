import { useEffect, useRef } from 'react';
import { Badge, Button, IconButton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { PhotoProblem } from './shrinkPhoto';
import type { Photo } from './useChosenPhotos';

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

interface PhotoChooserProps {
  photos: readonly Photo[];
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
    alt: (photo: { number: number; name: string }) => string;
    remove: (photo: { number: number }) => string;
    problem: (problem: PhotoProblem) => string;
  };
}

/** Chooses photos, shows them, and says at each what is wrong with it. */
export function PhotoChooser({ photos, room, isOverfull, first = 1, disabled = false, onAdd, onRemove, words }: PhotoChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const count = useRef(0);
  useEffect(() => {
    // The button that removed one is gone.
    if (photos.length < count.current && document.activeElement === document.body) button.current?.focus();
    count.current = photos.length;
  }, [photos.length]);
  return (
    <>
      {photos.length > 0 && (
        <List role="list">
          {photos.map(({ key, name, url, problem, isStored }, index) => {
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
        data-testid="photo-input"
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
