import { useT } from '@marketplace/section-kit';
import { PictureChooser } from '@marketplace/section-kit/pictures';
import type { usePhotos } from '../photos/usePhotos';
import { Group } from './Group';
import { sheetMessages } from './sheetMessages';

interface PhotoPickerProps {
  photos: ReturnType<typeof usePhotos>;
  storedBefore: number;
}

/** The photos of a request: those that are stored are counted, others are chosen. */
export function PhotoPicker({ photos: { photos, room, isOverfull, add, remove }, storedBefore }: PhotoPickerProps) {
  const t = useT(sheetMessages);
  return (
    <Group legend={t('details.photos')} hint={t('details.photos.hint')}>
      {storedBefore > 0 && <p>{t('details.photos.stored', { count: storedBefore })}</p>}
      <PictureChooser
        {...{ pictures: photos, room, isOverfull }}
        first={storedBefore + 1}
        onAdd={(files) => void add(files)}
        onRemove={remove}
        words={{
          add: t('details.photos.add'),
          tooMany: t('photo.tooMany'),
          stored: t('details.photos.done'),
          alt: (photo) => t('details.photos.alt', photo),
          remove: (photo) => t('details.photos.remove', photo),
          problem: (problem) => t(`photo.${problem}`),
        }}
      />
    </Group>
  );
}
