import type { Page } from '@playwright/test';

/**
 * What of the page's text is cut off as the page is now: one line per element. Looked at are the chosen text of a select, what an empty
 * field says, and elements that keep their text in one line and hide the rest. A text that ends after so many lines
 * (`-webkit-line-clamp`) does so by design, and so do the steps of a breadcrumb: it keeps to one line, and the page that each leads
 * to has the name as its heading.
 */
export async function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(lookAtPage);
}

/** Runs in the page. */
function lookAtPage(): string[] {
  /** Of the arrow that a browser draws, where the page draws none. */
  const ARROW = 20;
  /** Controls lay out their text where nobody can look, so it is laid out once more. */
  const probe = document.createElement('div');
  probe.style.cssText = 'position: absolute; visibility: hidden; inset: 0 auto auto 0';
  document.body.append(probe);

  const inControl = (control: HTMLElement, text: string, { arrow = 0, whiteSpace = getComputedStyle(control).whiteSpace } = {}) => {
    const style = getComputedStyle(control);
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = style;
    const width = control.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
    const height = control.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    for (const name of ['fontFamily', 'fontSize', 'fontStyle', 'fontWeight', 'letterSpacing', 'lineHeight'] as const)
      probe.style[name] = style[name];
    Object.assign(probe.style, { whiteSpace, width: `${width}px` });
    probe.textContent = text;
    const { scrollWidth, scrollHeight } = probe;
    // Both are whole pixels, rounded.
    const isCut = scrollWidth > width + 1 || scrollHeight > height + 1;
    const size = (...sides: number[]) => sides.map(Math.round).join(' × ');
    return isCut ? [`${control.localName} “${text}”: ${size(scrollWidth, scrollHeight)} px in ${size(width, height)} px`] : [];
  };
  const inElement = (element: HTMLElement) => {
    const { overflowX, textOverflow, textWrapMode } = getComputedStyle(element);
    const cuts = ['hidden', 'clip'].includes(overflowX) && (textOverflow === 'ellipsis' || textWrapMode === 'nowrap');
    // What is for screen readers alone is one pixel wide.
    const isCut = cuts && element.clientWidth > 1 && element.scrollWidth > element.clientWidth;
    return isCut ? [`${element.localName} “${element.textContent.trim()}”: ${element.scrollWidth} px in ${element.clientWidth} px`] : [];
  };
  const found = [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element !== probe && element.checkVisibility() && !element.matches('nav > ol > li > *'))
    .flatMap((element) => {
      if (element instanceof HTMLSelectElement)
        return inControl(element, element.selectedOptions[0]?.label ?? '', {
          arrow: getComputedStyle(element).appearance === 'none' ? 0 : ARROW,
        });
      if (element instanceof HTMLInputElement) return element.value ? [] : inControl(element, element.placeholder, { whiteSpace: 'pre' });
      return inElement(element);
    });
  probe.remove();
  return found;
}
