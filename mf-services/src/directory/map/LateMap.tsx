import { useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { ErrorState, media, useMinWidth, whenIdle } from '@marketplace/shared-ui';
import { useEffect, useState, type RefObject } from 'react';
import styled from 'styled-components';
import type { DirectoryQuery } from '../directoryQuery';
import { SkipToList } from './SkipToList';
import { MAP_ID } from './SkipToMap';
import { viewMessages } from './viewMessages';
import type { View } from './view';

interface LateMapProps {
  query: DirectoryQuery;
  /** Whether the list of the same results could be read; what failed there is said there, and the map waits. */
  isRead: boolean;
  /** Around the rows of the same results. */
  list: RefObject<HTMLElement | null>;
  onView: (at: View) => void;
  onChange: (change: Partial<DirectoryQuery>) => void;
}

/* Its place is kept from the start, so that nothing moves when it comes. */
const Box = styled.section<{ $isShown: boolean }>`
  position: relative;
  display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};
  height: max(360px, calc(100dvh - var(--ui-header-height) - 200px));
  margin-block: var(--ui-s-16) var(--ui-s-32);
  background: var(--ui-tone-lake-bg);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  ${media.lg} {
    display: block;
    position: sticky;
    inset-block-start: calc(var(--ui-header-height) + var(--ui-s-16));
    height: max(360px, calc(100dvh - var(--ui-header-height) - var(--ui-s-32)));
  }
  @media (scripting: none) { display: none; }
`;

const load = () => import(/* webpackChunkName: "result-map" */ './ResultMap');

/** The map of the results, fetched once the page has what it needs itself: beside the list where there is room, else when asked for. */
export function LateMap({ query, isRead, list, ...map }: LateMapProps) {
  const t = useT(viewMessages);
  const isWide = useMinWidth('lg');
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const isAsked = query.view === 'map';
  const isWanted = isAsked || isRead;
  const { data, error, refetch } = useLatePart('services/result-map', load, { enabled: isAsked || (isWide && isIdle && isRead) });
  return (
    <Box $isShown={isAsked} aria-label={t('title')} id={MAP_ID} tabIndex={-1}>
      <SkipToList list={list} />
      {data && (isAsked || isWide) && <data.ResultMap query={query} isWanted={isWanted} list={list} {...map} />}
      {isWanted && error && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
    </Box>
  );
}
