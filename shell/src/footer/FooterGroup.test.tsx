import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { TestShellProviders, createTestShell } from '@marketplace/section-kit/testing';
import { FooterGroup } from './FooterGroup';

const group = (
  <TestShellProviders shell={createTestShell({ locale: 'en' })} path="/">
    <FooterGroup id="company" title="Company" links={[{ href: '/careers', label: 'Careers' }]} />
  </TestShellProviders>
);

/** The group as the server sends it, before the page's own code comes. */
function serve(): { begin: () => void } {
  const container = document.createElement('div');
  container.innerHTML = renderToString(group);
  document.body.replaceChildren(container);
  return { begin: () => void render(group, { container, hydrate: true }) };
}

const phone = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
beforeEach(() => void Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => phone }));
afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

test('on a phone it closes once the page’s code is there', () => {
  const { begin } = serve();
  expect(screen.getByRole('group')).toHaveAttribute('open');
  begin();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

test('it stays open for whoever is at one of its links', () => {
  const { begin } = serve();
  screen.getByRole('link', { name: 'Careers' }).focus();
  begin();
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'Careers' })).toHaveFocus();
});
