import { useDb, useFiles } from '@marketplace/section-kit';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: var(--ui-s-8);
  padding: 0;
  list-style: none;
  & img { display: block; width: 100%; aspect-ratio: 1; object-fit: cover; border-radius: var(--ui-radius-m); }
`;

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
  const [urls, setUrls] = useState<readonly (string | null)[]>([]);
  useEffect(() => {
    let isWanted = true;
    const fetched = Array.from({ length: count }, (_, index) =>
      loadPhotos()
        .then(({ photoUrl }) => photoUrl(db, files, { projectId, index: index + 1, token }))
        .catch(() => null),
    );
    void Promise.all(fetched).then((found) => isWanted && setUrls(found));
    return () => {
      isWanted = false;
      for (const photo of fetched) void photo.then((url) => url && URL.revokeObjectURL(url));
    };
  }, [db, files, projectId, count, token]);
  return (
    <List role="list">
      {urls.map(
        (url, index) =>
          url && (
            <li key={url}>
              <img src={url} alt={label(index + 1)} />
            </li>
          ),
      )}
    </List>
  );
}
