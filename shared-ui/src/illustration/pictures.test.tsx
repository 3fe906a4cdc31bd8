import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Avatar } from '../avatar/Avatar';
import { monogram } from '../avatar/monogram';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { Illustration } from './Illustration';

describeComponentConformance('Illustration', { element: <Illustration src="roof.svg" alt="A roof" />, refInstanceof: HTMLImageElement });
describeComponentConformance('Avatar', { element: <Avatar name="Maple Ridge Roofing" tone="lake" />, refInstanceof: HTMLSpanElement });

test('pictures of the first view load at once, all others when they come near', () => {
  const { container } = render(
    <>
      <Illustration src="hero.svg" priority />
      <Illustration src="card.svg" />
    </>,
  );
  const [hero, card] = container.querySelectorAll('img');
  expect(hero).toHaveAttribute('loading', 'eager');
  expect(hero).toHaveAttribute('fetchpriority', 'high');
  expect(card).toHaveAttribute('loading', 'lazy');
});

test('a photograph stands on its ground before it is there, and both are dimmed where all is dark', () => {
  const { container } = render(
    <Illustration src="board-640.avif" srcSet="board-320.avif 320w, board-640.avif 640w" sizes="300px" ground="#f3efe6" />,
  );
  const board = container.querySelector('img')!;
  expect(board).toHaveAttribute('srcset', 'board-320.avif 320w, board-640.avif 640w');
  expect(board).toHaveStyle({ background: '#f3efe6' });
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
  expect(rules).toContainEqual(expect.stringMatching(/data-theme=.?dark[^]*brightness/));
});

test('a picture with a choice of files learns of them when it is in the page: one that never comes there would stay for good', () => {
  const { setAttribute } = Element.prototype;
  const early: string[] = [];
  const watch = jest.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    if (!this.isConnected) early.push(name.toLowerCase());
    setAttribute.call(this, name, value);
  });
  const { container, rerender } = render(<Illustration src="oak-640.avif" srcSet="oak-320.avif 320w, oak-640.avif 640w" sizes="92vw" />);
  watch.mockRestore();
  expect(early).toContain('loading');
  for (const name of ['src', 'srcset', 'sizes']) expect(early).not.toContain(name);
  const oak = container.querySelector('img')!;
  expect(oak).toHaveAttribute('src', 'oak-640.avif');
  expect(oak).toHaveAttribute('sizes', '92vw');
  rerender(<Illustration src="fir-640.avif" srcSet="fir-320.avif 320w, fir-640.avif 640w" sizes="92vw" />);
  expect(oak).toHaveAttribute('srcset', 'fir-320.avif 320w, fir-640.avif 640w');
});

test('a page from the server names the files of a picture', () => {
  const markup = renderToString(<Illustration src="oak-640.avif" srcSet="oak-320.avif 320w, oak-640.avif 640w" sizes="92vw" />);
  expect(markup).toMatch(/srcSet="oak-320.avif 320w, oak-640.avif 640w" sizes="92vw"/);
});

test('a missing file leaves a quiet panel that keeps its name, until another file is given', () => {
  const { rerender } = render(<Illustration src="gone.svg" alt="Our workshop" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Our workshop' }).tagName).toBe('SPAN');

  rerender(<Illustration src="there.svg" alt="Our workshop" />);
  expect(screen.getByRole('img', { name: 'Our workshop' })).toHaveAttribute('src', 'there.svg');
});

test.each([
  ['Maple Ridge Roofing', 'MR'],
  ['émile & fils', 'ÉF'],
  ['3D Design', '3D'],
  ['  ', ''],
])('the monogram of %p is %p', (name, letters) => {
  expect(monogram(name)).toBe(letters);
});
