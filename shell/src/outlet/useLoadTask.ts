import { useEffect, useSyncExternalStore } from 'react';
import type { LoadState, LoadTask } from '../section-loader/LoadTask';

/**
 * Starts a task and follows its state. One that failed on an earlier visit is tried again; one that is ready stays so.
 *
 * @param isDue false follows it only
 */
export function useLoadTask<T>(task: LoadTask<T>, isDue = true): LoadState<T> {
  const state = useSyncExternalStore(task.subscribe, task.getState, task.getState);
  useEffect(() => {
    if (isDue) task.start();
  }, [task, isDue]);
  return state;
}
