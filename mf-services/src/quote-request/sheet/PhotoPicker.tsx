import { useT } from '@marketplace/section-kit';
import { useRef } from 'react';
import { Badge, Button, IconButton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { usePhotos } from '../photos/usePhotos';
import { Group } from './Group';
import { sheetMessages } from './sheetMessages';

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

interface PhotoPickerProps {
  photos: ReturnType<typeof usePhotos>;
  storedBefore: number;
}

/** Chooses photos, shows them, and says at each what is wrong with it. */
export function PhotoPicker({ photos: { photos, room, isOverfull, add, remove }, storedBefore }: PhotoPickerProps) {
  const t = useT(sheetMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Group legend={t('details.photos')} hint={t('details.photos.hint')}>
      {storedBefore > 0 && <p>{t('details.photos.stored', { count: storedBefore })}</p>}
      <List role="list">
        {photos.map(({ key, name, url, problem, isStored }, index) => {
          const number = storedBefore + index + 1;
          return (
            <li key={key}>
              {url && <img src={url} alt={t('details.photos.alt', { number, name })} />}
              <Words>
                {name}
                {problem && <Fault role="alert">{t(`photo.${problem}`)}</Fault>}
                {isStored && (
                  <Badge tone="success" icon="Check">
                    {t('details.photos.done')}
                  </Badge>
                )}
              </Words>
              {!isStored && <IconButton icon="X" label={t('details.photos.remove', { number })} onClick={() => remove(key)} />}
            </li>
          );
        })}
      </List>
      {isOverfull && <Fault role="alert">{t('photo.tooMany')}</Fault>}
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
          void add(files);
        }}
      />
      <Button variant="outline" icon="Plus" disabled={room <= 0} onClick={() => input.current?.click()}>
        {t('details.photos.add')}
      </Button>
    </Group>
  );
}
