import { act, render } from '@testing-library/react';
import { cloneElement, createRef } from 'react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expectNoAxeViolations } from './expectNoAxeViolations';
import { TestUi } from './TestUi';

export interface ComponentConformance {
  /** The component with the least props it needs, overlays opened. */
  element: ReactElement<{ className?: string }>;
  /** What `ref` must hold, for instance `HTMLButtonElement`. Any element when left out. */
  refInstanceof?: new () => Element;
  /** For components without one element of their own. */
  skipClassName?: boolean;
  skipRef?: boolean;
}

const marker = 'conformance-marker';

/**
 * The promises every component of this package makes: it renders on a server and hydrates without a difference, axe
 * finds nothing, `ref` reaches the element and `className` is added to the component's own.
 */
export function describeComponentConformance(
  name: string,
  { element, refInstanceof = Element, skipClassName = false, skipRef = false }: ComponentConformance,
): void {
  describe(`${name} keeps the promises of every component`, () => {
    it('renders on a server and hydrates to the same markup', () => {
      const container = document.createElement('div');
      container.innerHTML = renderToString(<TestUi>{element}</TestUi>);
      document.body.append(container);
      const differences: unknown[] = [];

      render(<TestUi>{element}</TestUi>, {
        container,
        hydrate: true,
        onRecoverableError: (error) => differences.push(error),
      });

      expect(differences).toEqual([]);
    });

    it('writes no style attribute on a server: the policy of a page refuses them', () => {
      expect(renderToString(<TestUi>{element}</TestUi>)).not.toMatch(/ style="/);
    });

    it('has no accessibility violation', async () => {
      // Overlays find their place just after rendering.
      await act(async () => render(<TestUi>{element}</TestUi>));
      await expectNoAxeViolations();
    });

    if (!skipRef) {
      it('gives its element to ref', () => {
        const ref = createRef<Element>();
        render(<TestUi>{cloneElement(element, { ref } as object)}</TestUi>);
        expect(ref.current).toBeInstanceOf(refInstanceof);
      });
    }

    if (!skipClassName) {
      it('adds className to its own classes', () => {
        render(<TestUi>{cloneElement(element, { className: marker })}</TestUi>);
        const marked = document.querySelector(`.${marker}`);
        expect(marked).not.toBeNull();
        expect(marked?.classList.length).toBeGreaterThan(1);
      });
    }
  });
}
