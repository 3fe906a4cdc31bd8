import type * as module from './ToastStack';

type ToastStackModule = typeof module;

let stack: ToastStackModule | null = null;
let loading: Promise<ToastStackModule> | null = null;
const watchers = new Set<() => void>();

/**
 * What shows toasts, with its library: fetched after the page, because most pages are left without one.
 *
 * @throws Error when it cannot be fetched; the next call tries again
 */
export function loadToastStack(): Promise<ToastStackModule> {
  loading ??= import(/* webpackChunkName: "toasts" */ './ToastStack').then(
    (loaded) => {
      stack = loaded;
      watchers.forEach((tell) => tell());
      return loaded;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** @returns what `loadToastStack` has fetched; `null` before */
export const toastStack = () => stack;

/** @returns function that ends it */
export function watchToastStack(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
