import { useEffect } from 'react';
import { adoptSheet } from '../theme/adoptSheet';

/**
 * Stands in for the package `react-style-singleton`, with which Radix locks the page behind a dialog: the original writes a
 * `<style>` element, and the policy of our pages lets none live that it does not know by its text.
 *
 * @returns a component whose `styles` count as long as an instance of it is there
 */
export function styleSingleton(): (props: { styles: string }) => null {
  let users = 0;
  let sheet: ReturnType<typeof adoptSheet> = null;
  const add = (styles: string) => {
    // A later lock measures a page that the first one has changed, so only the first one's styles are right.
    if (users === 0) sheet = adoptSheet(styles);
    users += 1;
  };
  const remove = () => {
    users -= 1;
    if (users === 0) sheet?.remove();
  };
  return function StyleSingleton({ styles }) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
