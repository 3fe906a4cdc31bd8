import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { FragmentProps } from '@marketplace/section-kit';
import { useHost } from '../HostContext';
import type { ModuleTask } from '../section-loader/SectionLoader';
import type { SectionInPage } from '@marketplace/section-kit/host';
import { FragmentError } from './SectionError';
import { SectionScope } from './SectionScope';
import { useLoadTask } from './useLoadTask';

const never = () => () => undefined;

/** Shows a piece of a section inside a page of another. What no section of this composition offers is left out. */
export function FragmentOutlet({ name, fallback = null, optional = false }: FragmentProps) {
  const { loader, isLeftOut } = useHost();
  const [found] = useState(() => loader.fragment(name));
  const [isLacking] = useState(() => loader.isLacking(name));
  // The first rendering in the browser shows what the server's did.
  const isLater = useSyncExternalStore(
    never,
    () => false,
    () => isLeftOut(name),
  );
  if (isLater) return fallback;
  if (found) return <LoadedFragment {...found} fallback={fallback} optional={optional} />;
  return isLacking ? null : <LateFragment name={name} fallback={fallback} optional={optional} />;
}

/** One that the page does not show at once: the rest of the composition says whether its section offers it. */
function LateFragment({ name, fallback, optional }: Required<FragmentProps>) {
  const { loader } = useHost();
  const { status } = useLoadTask(loader.composition.task);
  if (status !== 'ready') return status === 'failed' ? null : fallback;
  const found = loader.fragment(name);
  return found && <LoadedFragment {...found} fallback={fallback} optional={optional} />;
}

interface LoadedFragmentProps extends Required<Pick<FragmentProps, 'optional'>> {
  section: SectionInPage;
  task: ModuleTask;
  fallback: ReactNode;
}

function LoadedFragment({ section, task, fallback, optional }: LoadedFragmentProps) {
  const state = useLoadTask(task);
  // Decoration that fails is not missed; the report still tells us.
  const isMissed = section.class !== 'regular' && !optional;
  const failure = (retry: () => void) => isMissed && <FragmentError onRetry={retry} />;
  if (state.status === 'failed') return failure(task.start);
  if (state.status !== 'ready') return fallback;
  const { Component, version } = state.value;
  return (
    <SectionScope section={section} version={version} resetKey={task} fallback={failure} placeholder={fallback}>
      <Component />
    </SectionScope>
  );
}
