import { ErrorState, LinkButton, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface PanelBodyProps {
  /** While it is not known what there is. */
  loading: boolean;
  /** Spoken when loading takes a while. */
  label: string;
  /** What could not be read, once it could not. */
  failed?: string | null;
  /** Reads it again. */
  onRetry?: () => void;
  /** In place of rows: that there are none, and what to do first. Null where there are some. */
  empty: { text: string; href: string; link: string } | null;
  /** Where all of them are; null where the panel shows all. */
  more?: { href: string; label: string } | null;
  /** At most three `PanelRow`s. */
  children?: ReactNode;
}

/** A list of `PanelRow`s. */
export const PanelRows = styled.ul.attrs({ role: 'list' })`
  display: grid;
  padding: 0;
  list-style: none;
  & > li { padding-block: var(--ui-s-12); }
  & > li + li { border-top: 1px solid var(--ui-line); }
`;

const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ui-s-12);
  color: var(--ui-ink-muted);
`;

/**
 * The rows of a panel while they come, when there are none, and when they could not be read. What fails stays in the panel.
 * `data-panel` says which of these it is: see `usePanelsAreEmpty`.
 */
export function PanelBody({ loading, label, failed = null, onRetry, empty, more, children }: PanelBodyProps) {
  const state = loading ? 'loading' : failed !== null ? 'failed' : empty ? 'empty' : 'filled';
  return (
    <LoadingRegion loading={loading} label={label} onRetry={onRetry} data-panel={state}>
      {loading && <Skeleton height={120} radius="var(--ui-radius-l)" />}
      {failed !== null && <ErrorState title={failed} onRetry={onRetry} />}
      {!loading && failed === null && empty && (
        <Empty>
          <p>{empty.text}</p>
          <LinkButton href={empty.href} variant="outline">
            {empty.link}
          </LinkButton>
        </Empty>
      )}
      {!loading && !empty && children && <PanelRows>{children}</PanelRows>}
      {!loading && !empty && more && (
        <LinkButton href={more.href} variant="ghost">
          {more.label}
        </LinkButton>
      )}
    </LoadingRegion>
  );
}
