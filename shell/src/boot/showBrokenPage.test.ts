import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { showBrokenPage } from './showBrokenPage';

test.each([
  ['en', 'This page could not be put together', 'Reload'],
  ['fr', 'Impossible d’afficher cette page', 'Recharger'],
] as const)('in %s it says what happened and reloads', async (locale, title, label) => {
  const root = document.createElement('div');
  root.textContent = 'half a page';
  document.body.replaceChildren(root);
  const reload = jest.fn();
  showBrokenPage(root, locale, reload);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(document.title).toBe(title);
  expect(root).not.toHaveTextContent('half a page');
  expect(await axe(root)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(reload).toHaveBeenCalledTimes(1);
});
