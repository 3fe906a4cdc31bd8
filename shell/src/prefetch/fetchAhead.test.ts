import { fetchIcons } from '@marketplace/shared-ui';
import { fetchAhead } from './fetchAhead';

jest.mock('@marketplace/shared-ui', () => ({ ...jest.requireActual<object>('@marketplace/shared-ui'), fetchIcons: jest.fn() }));
jest.mock('@marketplace/shared-ui/overlays', () => ({}));
jest.mock('./prefetchLinks', () => ({ prefetchLinks: jest.fn() }));

const page = {} as Parameters<typeof fetchAhead>[0];
const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
afterEach(() => {
  connect(undefined);
  jest.clearAllMocks();
});

test('the lines of icons that no page has shown yet are fetched when the page is at rest', () => {
  fetchAhead(page);
  expect(fetchIcons).toHaveBeenCalledTimes(1);
});

test('whoever saves data gets them with the first icon that needs them', () => {
  connect({ saveData: true });
  fetchAhead(page);
  expect(fetchIcons).not.toHaveBeenCalled();
});
