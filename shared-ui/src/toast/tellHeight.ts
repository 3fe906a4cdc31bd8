import { adoptSheet } from '../theme/adoptSheet';

/** Who keeps clear of what stands at the foot of the screen. */
const readers = {
  '--ui-toasts': "[role='dialog'], [role='alertdialog']",
  '--ui-bottom-bar': '[data-toasts]',
} as const;

/** What stands at the foot of the screen and tells its height, so that others keep clear of it. */
type FootVariable = keyof typeof readers;

/**
 * A ref that keeps the height of its element in a CSS variable of whoever reads it, in pixels, for as long as the element is
 * there and has a height. Make it once, outside of components.
 */
export const tellHeight =
  (name: FootVariable) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element || !('ResizeObserver' in globalThis)) return;
    const teller = createTeller(name);
    const observer = new ResizeObserver(() => teller.tell(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      teller.end();
    };
  };

/**
 * A variable of the root would have every element of the page styled anew whenever a toast comes and goes; a style sheet
 * reaches only those who read it.
 */
function createTeller(name: FootVariable): { tell: (height: number) => void; end: () => void } {
  const sheet = adoptSheet();
  if (!sheet) {
    const { style } = document.documentElement;
    const end = () => void style.removeProperty(name);
    return { tell: (height) => (height > 0 ? style.setProperty(name, `${height}px`) : end()), end };
  }
  return {
    tell: (height) => sheet.replace(height > 0 ? `${readers[name]} { ${name}: ${height}px; }` : ''),
    end: sheet.remove,
  };
}
