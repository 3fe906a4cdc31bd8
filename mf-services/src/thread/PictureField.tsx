import { useT } from '@marketplace/section-kit';
import { PictureChooser } from '@marketplace/section-kit/pictures';
import { useId } from 'react';
import styled from 'styled-components';
import { pictureMessages } from './pictureMessages';
import type { usePictures } from './usePictures';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  justify-items: start;
  & > p { font-size: 0.9375rem; color: var(--ui-ink-muted); }
`;

interface PictureFieldProps {
  pictures: ReturnType<typeof usePictures>;
  disabled: boolean;
  /** They are other pictures now. */
  onChanged: () => void;
}

/** Where pictures are added to a message. */
export function PictureField({ pictures: { photos, room, isOverfull, add, remove }, disabled, onChanged }: PictureFieldProps) {
  const t = useT(pictureMessages);
  const hintId = useId();
  return (
    <Root role="group" aria-label={t('add')} aria-describedby={hintId}>
      <PictureChooser
        {...{ pictures: photos, room, isOverfull, disabled }}
        onAdd={(files) => {
          add(files);
          onChanged();
        }}
        onRemove={(key) => {
          remove(key);
          onChanged();
        }}
        words={{
          add: t('add'),
          tooMany: t('tooMany'),
          stored: t('stored'),
          alt: (photo) => t('chosen', photo),
          remove: (photo) => t('remove', photo),
          problem: (problem) => t(problem),
        }}
      />
      <p id={hintId}>{t('hint')}</p>
    </Root>
  );
}
