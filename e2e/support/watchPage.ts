import type { ConsoleMessage, Page } from '@playwright/test';

export interface PageWatch {
  /** Console errors and warnings of our code, exceptions, violations of the security policy, requests to foreign origins. */
  complaints: () => string[];
  /** Allows complaints that a test provokes on purpose. */
  allow: (pattern: RegExp) => void;
}

/**
 * What the browser itself writes when an answer is a failure, or when a machine takes more than a few seconds to come to a script:
 * not ours, and not avoidable. Whether every script is used that is fetched early, `preloads.spec` looks at.
 */
const browsersOwn =
  /^Failed to load resource: (the server responded with a status of \d+|net::ERR_)|was preloaded using link preload but not used/;

/** What the shell tells when React had to render a page anew that the server had rendered. */
const mismatch = /^shell@\S+ failed \(render/;

/** Listens to everything a page must not do. */
export function watchPage(page: Page, origin: string): PageWatch {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()) && !browsersOwn.test(message.text()))
      found.push(`console.${message.type()}: ${message.text()}`);
    if (mismatch.test(message.text())) found.push(`not what the server rendered: ${message.text()}`);
  });
  page.on('pageerror', (error) => void found.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) && url.origin !== origin) found.push(`foreign request: ${request.url()}`);
  });
  return {
    complaints: () => found.filter((entry) => !allowed.some((pattern) => pattern.test(entry))),
    allow: (pattern) => void allowed.push(pattern),
  };
}
