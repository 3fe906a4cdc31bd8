import type { LoadTask } from './LoadTask';

/** Starts a task and waits for its end. @returns whether it is ready; one that failed is not */
export function settled<T>(task: LoadTask<T>): Promise<boolean> {
  return new Promise((resolve) => {
    let leave = (): void => undefined;
    const look = () => {
      const { status } = task.getState();
      if (status !== 'ready' && status !== 'failed') return;
      leave();
      resolve(status === 'ready');
    };
    leave = task.subscribe(look);
    task.start();
    look();
  });
}
