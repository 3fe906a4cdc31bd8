import { render } from '@testing-library/react';
import * as ui from './index';

test('every export of the package is there', () => {
  expect(Object.entries(ui).filter(([, value]) => value === undefined)).toEqual([]);
  expect(Object.keys(ui).length).toBeGreaterThan(50);
});

test('a component outside UiProvider says what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<ui.TextLink href="/">Home</ui.TextLink>)).toThrow(/needs <UiProvider> around it.*TestUi/);
});
