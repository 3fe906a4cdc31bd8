/**
 * Passes the flyer of a week on through what the device offers, or copies its address. The address names the week, so that
 * it leads to the same flyer next week.
 *
 * @param week its Monday, as `2026-11-16`
 */
export async function shareFlyer(title: string, week: string): Promise<'shared' | 'copied' | 'closed' | 'failed'> {
  const url = new URL(window.location.href);
  url.hash = '';
  url.searchParams.set('week', week);
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url: url.href });
      return 'shared';
    }
    await navigator.clipboard.writeText(url.href);
    return 'copied';
  } catch (error) {
    // Closing the device's own sheet is an answer, not a failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'failed';
  }
}
