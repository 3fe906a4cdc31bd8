import { NotFoundPage } from '../not-found/NotFoundPage';
import { LoadTask, retryDelays } from '../section-loader/LoadTask';
import type { LoadedModule, ModuleTask } from '../section-loader/SectionLoader';
import { toLoadError } from '../section-loader/SectionLoadError';
import type { SectionErrorReport } from '../section-loader/reportError';

/** Pages the shell owns, as tasks like the pages of sections. */
export interface ShellPages {
  /** Of an address that nobody owns. */
  notFound: ModuleTask;
  sitemap: ModuleTask;
}

/**
 * Makes the tasks of the shell's own pages; each is loaded when it is started.
 *
 * @param version of the shell
 * @param report of a page that did not come
 */
export function createShellPages(version: string, report: (report: SectionErrorReport) => void): ShellPages {
  const page = (load: () => Promise<{ Component: LoadedModule['Component'] }>): ModuleTask =>
    new LoadTask({
      candidates: () => [
        {
          version,
          retries: retryDelays,
          run: async (enter) => {
            enter('chunk');
            try {
              return { Component: (await load()).Component, version };
            } catch (error) {
              throw toLoadError('chunk', error);
            }
          },
        },
      ],
      onGiveUp: ({ phase, message }, failedVersion, attempt) =>
        report({ section: 'shell', version: failedVersion, phase, attempt, message }),
    });
  return {
    notFound: page(() => Promise.resolve({ Component: NotFoundPage })),
    sitemap: page(() => import(/* webpackChunkName: "sitemap" */ '../sitemap/SitemapPage')),
  };
}
