import { render } from '@testing-library/react';
import { stubSheets } from '../testing/stubSheets';
import { styleSingleton } from './styleSingleton';

test('the first lock styles the page until the last one is gone', () => {
  const { rules, restore } = stubSheets();
  const Lock = styleSingleton();
  const first = render(<Lock styles="body { padding-right: 15px; }" />);
  const second = render(<Lock styles="body { padding-right: 0; }" />);
  first.unmount();
  expect(rules()).toEqual(['theirs', 'body { padding-right: 15px; }']);
  second.unmount();
  expect(rules()).toEqual(['theirs']);
  const third = render(<Lock styles="body { padding-right: 5px; }" />);
  expect(rules()).toEqual(['theirs', 'body { padding-right: 5px; }']);
  third.unmount();
  restore();
});

test('where the browser adopts no sheets, the page stays as it is', () => {
  const Lock = styleSingleton();
  const { unmount } = render(<Lock styles="body { padding-right: 15px; }" />);
  expect(document.querySelector('style')).toBeNull();
  unmount();
});
