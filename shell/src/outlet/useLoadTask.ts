import { useEffect, useSyncExternalStore } from 'react';
import type { LoadState, LoadTask } from '../section-loader/LoadTask';

/** Starts a task once and follows its state. */
export function useLoadTask<T>(task: LoadTask<T>): LoadState<T> {
  const state = useSyncExternalStore(task.subscribe, task.getState, task.getState);
  useEffect(() => {
    if (task.getState().status === 'idle') task.start();
  }, [task]);
  return state;
}
