/** @jest-environment node */
import { drawIcons } from '../../icons/drawIcons';
import { toPath } from '../../icons/toPath';
import { iconPaths } from './iconPaths';

test('the paths are those of the list of icons; `npm run icons -w shared-ui` writes them', () => {
  expect(iconPaths).toEqual(drawIcons());
});

test.each([
  ['<circle cx="12" cy="8" r="6"/>', 'M6 8a6 6 0 1 0 12 0 6 6 0 1 0-12 0'],
  ['<circle cx="7.5" cy="7.5" r=".5" fill="currentColor"></circle>', 'M7 7.5a0.5 0.5 0 1 0 1 0 0.5 0.5 0 1 0-1 0'],
  ['<rect x="2" y="15" width="20" height="4" rx="1"/>', 'M3 15h18a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-18a1 1 0 0 1 -1-1v-2a1 1 0 0 1 1-1z'],
  ['<rect width="4" height="6"/>', 'M0 0h4v6h-4v-6z'],
  ['<line x1="12" x2="12.01" y1="16" y2="-1"/>', 'M12 16L12.01-1'],
  ['<polyline points="16 17, 21 12 -1 7"/>', 'M16 17 21 12-1 7'],
  ['<polygon points="1 2 3 4 5 6"/>', 'M1 2 3 4 5 6z'],
  // The second path would begin where the first one ended, and its further points count from there.
  ['<path d="M1 1h2"/><path d="m4 -5 6 7"/><path d="m1 2h3"/>', 'M1 1h2M4-5l6 7M1 2h3'],
])('%s is one line', (markup, path) => {
  expect(toPath(`<svg width="24">${markup}</svg>`)).toBe(path);
});

test('what a line cannot draw is refused', () => {
  expect(() => toPath('<svg><text x="1">A</text></svg>')).toThrow('<text x="1"> is none');
});
