import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { TestUi } from '../testing/TestUi';
import { NeedsScript } from './NeedsScript';

const page = (
  <TestUi>
    <NeedsScript />
  </TestUi>
);

test('stands in the page of a server, and nowhere once there is script', () => {
  const html = renderToString(page);
  expect(html).toMatch(/^<noscript><p[^>]*>This needs JavaScript\./);
  const { container } = render(page);
  expect(container).toHaveTextContent('');
});

test('gives way to a control that works without', () => {
  expect(
    renderToString(
      <TestUi>
        <NeedsScript>
          <button>Show results</button>
        </NeedsScript>
      </TestUi>,
    ),
  ).toBe('<noscript><button>Show results</button></noscript>');
});
