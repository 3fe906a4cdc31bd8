import { createGlobalStyle } from 'styled-components';

/** While one part is printed, everything but its ancestors and itself is left out. */
export const PrintPartStyle = createGlobalStyle`
  @media print {
    html[data-print-part] body *:not(:has([data-printed])):not([data-printed]):not([data-printed] *) { display: none !important; }
  }
`;

/** Prints one element of the page. */
export function printPart(element: HTMLElement): void {
  const root = document.documentElement;
  root.dataset.printPart = '';
  element.dataset.printed = '';
  const end = () => {
    delete root.dataset.printPart;
    delete element.dataset.printed;
  };
  addEventListener('afterprint', end, { once: true });
  print();
}
