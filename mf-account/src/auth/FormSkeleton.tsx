import { LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import styled from 'styled-components';

const Lines = styled.div`
  display: grid;
  gap: var(--ui-s-20);
`;

/** Holds the room of a form while a stored session is being read. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion loading label={label}>
      <Lines>
        <Skeleton height={52} radius="var(--ui-radius-l)" />
        <Skeleton height={72} />
        <Skeleton height={72} />
        <Skeleton height={52} radius="var(--ui-radius-l)" />
      </Lines>
    </LoadingRegion>
  );
}
