import { fetchIcons } from '@marketplace/shared-ui';
import { fetchAhead } from './fetchAhead';

jest.mock('@marketplace/shared-ui', () => ({ ...jest.requireActual<object>('@marketplace/shared-ui'), fetchIcons: jest.fn() }));
jest.mock('@marketplace/shared-ui/overlays', () => ({}));
jest.mock('./prefetchLinks', () => ({ prefetchLinks: jest.fn() }));

const page = {} as Parameters<typeof fetchAhead>[0];

test('the lines of icons that no page has shown yet are fetched when the page is at rest', () => {
  fetchAhead(page);
  expect(fetchIcons).toHaveBeenCalledTimes(1);
});
