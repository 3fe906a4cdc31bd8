import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createUi } from './createUi';

const { Link } = createUi('fr');

function Address() {
  return <output>{useLocation().pathname}</output>;
}

/** @returns whether the press was left to the browser, and the address after it */
function press(props: Partial<ComponentProps<typeof Link>>, event: MouseEventInit = {}) {
  render(
    <MemoryRouter basename="/fr" initialEntries={['/fr/here']}>
      <Link {...props} href="/there?sort=name">
        There
      </Link>
      <Address />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'There' });
  const click = createEvent.click(link, { button: 0, ...event });
  fireEvent(link, click);
  return { href: link.getAttribute('href'), isLeft: !click.defaultPrevented, address: screen.getByRole('status').textContent };
}

test('a link carries the language and is followed inside the page', () => {
  expect(press({})).toEqual({ href: '/fr/there?sort=name', isLeft: false, address: '/there' });
});

test.each<[string, Partial<ComponentProps<typeof Link>>, MouseEventInit]>([
  ['with the control key', {}, { ctrlKey: true }],
  ['with the middle button', {}, { button: 1 }],
  ['on a link to another window', { target: '_blank' }, {}],
])('a press %s is the browser’s', (_what, props, event) => {
  expect(press(props, event)).toMatchObject({ isLeft: true, address: '/here' });
});

test('who prevents the press decides what it does', () => {
  const onClick = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  expect(press({ onClick })).toMatchObject({ address: '/here' });
  expect(onClick).toHaveBeenCalledTimes(1);
});
