/** What stands at the foot of the screen and tells its height, so that others keep clear of it. */
export type FootVariable = '--ui-toasts' | '--ui-bottom-bar';

/**
 * A ref that keeps the height of its element in a CSS variable of the page, in pixels, for as long as the element is there and
 * has a height. Make it once, outside of components.
 */
export const tellHeight =
  (name: FootVariable) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element || !('ResizeObserver' in globalThis)) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight > 0) style.setProperty(name, `${element.offsetHeight}px`);
      else style.removeProperty(name);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  };
