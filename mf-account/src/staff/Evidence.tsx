import { useFiles, useT } from '@marketplace/section-kit';
import { PictureRow, pictureUrl } from '@marketplace/section-kit/pictures';
import styled from 'styled-components';
import { staffMessages } from './staffMessages';

/* A document has to be read, not recognized. */
const Documents = styled.div`
  & ul { grid-template-columns: minmax(0, 1fr); }
  & img { aspect-ratio: auto; height: auto; max-height: 80vh; object-fit: contain; }
`;

/** The photos of what is to be proved, each as large as the page. That they were opened is written down with the item. */
export function Evidence({ names }: { names: readonly string[] }) {
  const t = useT(staffMessages);
  const files = useFiles();
  return (
    <Documents>
      <PictureRow
        of={names.join(' ')}
        count={names.length}
        fetch={(number) => pictureUrl(files, 'evidence', names[number - 1]!)}
        label={(number) => t('evidence.label', { number })}
        failed={t('evidence.failed')}
      />
    </Documents>
  );
}
