import { useFiles, useT } from '@marketplace/section-kit';
import { PictureRow, pictureUrl } from '@marketplace/section-kit/pictures';
import { photoBucket } from '../request-photos/requestPhotos';
import { pictureMessages } from './pictureMessages';

interface MessagePicturesProps {
  /** Names in the bucket. */
  names: readonly string[];
  /** Who sent them, in words. */
  sender: string;
}

/** The pictures that stand beside the words of a message. */
export function MessagePictures({ names, sender }: MessagePicturesProps) {
  const t = useT(pictureMessages);
  const files = useFiles();
  return (
    <PictureRow
      of={names.join(' ')}
      count={names.length}
      fetch={(number) => pictureUrl(files, photoBucket, names[number - 1]!)}
      label={(number) => t('shown', { number, sender })}
      failed={t('missing')}
    />
  );
}
