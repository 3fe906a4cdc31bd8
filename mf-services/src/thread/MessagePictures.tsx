import { useFiles, useT } from '@marketplace/section-kit';
import { PhotoRow } from '../request-photos/PhotoRow';
import { pictureUrl } from '../request-photos/requestPhotos';
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
    <PhotoRow
      of={names.join(' ')}
      count={names.length}
      fetch={(number) => pictureUrl(files, names[number - 1]!)}
      label={(number) => t('shown', { number, sender })}
      failed={t('missing')}
    />
  );
}
