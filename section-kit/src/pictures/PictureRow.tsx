import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: var(--ui-s-8);
  padding: 0;
  list-style: none;
  & img { display: block; width: 100%; aspect-ratio: 1; object-fit: cover; border-radius: var(--ui-radius-m); }
`;

interface PictureRowProps {
  /** Says whose pictures they are: others are fetched anew. */
  of: string;
  count: number;
  /** Gives the address of one, from 1 on, which the row revokes. */
  fetch: (number: number) => Promise<string>;
  /** Says in words which picture it is. */
  label: (number: number) => string;
  /** Stands there when one could not be fetched. */
  failed?: string;
}

/** Pictures that somebody may see, beside each other. One that cannot be fetched is left out. */
export function PictureRow({ of, count, fetch, label, failed }: PictureRowProps) {
  const [urls, setUrls] = useState<readonly (string | null)[]>([]);
  const fetchAll = useEffectEvent(() => Array.from({ length: count }, (_, index) => fetch(index + 1).catch(() => null)));
  useEffect(() => {
    let isWanted = true;
    const fetched = fetchAll();
    void Promise.all(fetched).then((found) => isWanted && setUrls(found));
    return () => {
      isWanted = false;
      for (const picture of fetched) void picture.then((url) => url && URL.revokeObjectURL(url));
    };
  }, [of, count]);
  return (
    <>
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
      {failed && urls.includes(null) && <p>{failed}</p>}
    </>
  );
}
