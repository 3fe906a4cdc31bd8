import { currentAddress } from './currentAddress';

const shown = { search: '?shown', hash: '', state: { over: 'filters' } };
afterEach(() => history.replaceState(null, '', '/'));

test('is what the browser has, before the router shows it', () => {
  history.replaceState({ usr: { at: 2 }, key: 'k', idx: 1 }, '', '/list?now#there');
  expect(currentAddress(shown)).toEqual({ search: '?now', hash: '#there', state: { at: 2 } });
});

test('is what the router shows where it keeps its history to itself', () => {
  expect(currentAddress(shown)).toEqual(shown);
});
