import { useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { ErrorState } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import { latePartMessages } from './latePartMessages';

interface LatePartProps<Part> {
  /** `section/part`, the same wherever it is asked for. */
  name: string;
  /** The dynamic import. */
  load: () => Promise<Part>;
  /** Says what did not come. What to do about it, and the button that does it, stand beside. */
  failed: string;
  /** Stands in its place until it comes. */
  pending?: ReactNode;
  /** Shows the part. */
  children: (part: Part) => ReactNode;
}

/** A part of a page that is fetched after it. Where it does not come, it says so and is fetched again by a press. */
export function LatePart<Part>({ name, load, failed, pending = null, children }: LatePartProps<Part>) {
  const t = useT(latePartMessages);
  const { data, error, refetch } = useLatePart(name, load);
  if (error) return <ErrorState title={failed} text={t('failed')} onRetry={() => void refetch()} />;
  return data ? children(data) : pending;
}
