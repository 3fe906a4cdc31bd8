import { useDb, useFiles } from '@marketplace/section-kit';
import { PictureRow } from '@marketplace/section-kit/pictures';

interface ProjectPhotosProps {
  projectId: string;
  count: number;
  token: string | null;
  /** Says in words which photo it is. */
  label: (number: number) => string;
}

/** Few requests have photos, so what fetches them is no part of the page. */
const loadPhotos = () => import(/* webpackChunkName: "request-photos" */ '../request-photos/requestPhotos');

/** The photos of a request. One that cannot be fetched is left out; the count beside them still tells of it. */
export function ProjectPhotos({ projectId, count, token, label }: ProjectPhotosProps) {
  const db = useDb();
  const files = useFiles();
  return (
    <PictureRow
      of={`${projectId} ${token}`}
      count={count}
      fetch={async (index) => (await loadPhotos()).photoUrl(db, files, { projectId, index, token })}
      label={label}
    />
  );
}
