import { easternTimeZone } from './easternTimeZone';
import { formatDate } from './formatDate';
import { formatNumber } from './formatNumber';
import { formatPhone } from './formatPhone';
import { formatPrice } from './formatPrice';

/** Language data whose every space is `space`. */
function speakWith(space: string) {
  const { NumberFormat, DateTimeFormat } = Intl;
  const respaced = (text: string) => text.replace(/\s/g, space);
  jest.spyOn(Intl, 'NumberFormat').mockImplementation((...args) => {
    const { format } = new NumberFormat(...args);
    return { format: (value: number) => respaced(format(value)) } as Intl.NumberFormat;
  });
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation((...args) => {
    const { format } = new DateTimeFormat(...args);
    return { format: (date: Date) => respaced(format(date)) } as Intl.DateTimeFormat;
  });
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['no-break', '\u00a0'],
  ['narrow no-break', '\u202f'],
  ['thin', '\u2009'],
])('a browser and a server write the same spaces where one has %s spaces', async (_name, space) => {
  const write = async () => {
    // Formats of before stay: each has its own.
    jest.resetModules();
    const [{ formatDate }, { formatNumber }, { formatPrice }] = await Promise.all([
      import('./formatDate'),
      import('./formatNumber'),
      import('./formatPrice'),
    ]);
    const [at, options] = ['2026-12-01T18:05:00Z', { dateStyle: 'full', timeStyle: 'short', timeZone: easternTimeZone }] as const;
    const date = formatDate(at, 'fr', options);
    return [formatPrice(1249.99, 'fr'), formatNumber(0.125, 'fr', { style: 'percent' }), date, formatDate(at, 'en', options)];
  };
  const own = await write();
  speakWith(space);
  expect(await write()).toEqual(own);
  expect(own).toEqual([
    '1\u00a0249,99\u00a0$',
    '13\u00a0%',
    'mardi 1er décembre 2026 à 13\u00a0h\u00a005',
    'Tuesday, December 1, 2026 at 1:05 p.m.',
  ]);
});

test('numbers, dates and telephone numbers follow the language', () => {
  expect(formatPrice(3000, 'en')).toBe('$3,000.00');
  expect(formatNumber(1234.5, 'en')).toBe('1,234.5');
  expect(formatNumber(1234.5, 'fr')).toBe('1\u00A0234,5');
  expect(formatDate('2026-11-20T12:00:00Z', 'en', { dateStyle: 'long', timeZone: 'America/Toronto' })).toBe('November 20, 2026');
  expect(formatDate('2026-11-20T12:00:00Z', 'fr', { dateStyle: 'long', timeZone: 'America/Toronto' })).toBe('20 novembre 2026');
  expect(formatPhone('1-204-555-0199', 'en')).toBe('1-204-555-0199');
  expect(formatPhone('1-204-555-0199', 'fr')).toBe('1\u00A0204\u00A0555-0199');
});

test('hundreds of figures take one format, each way of writing has its own, and a date without a zone is where the browser is now', () => {
  const numbers = jest.spyOn(Intl, 'NumberFormat');
  const dates = jest.spyOn(Intl, 'DateTimeFormat');
  const options = { maximumSignificantDigits: 3 };
  const day = { day: 'numeric', timeZone: 'America/Regina' } as const;
  const written = Array.from({ length: 200 }, (_, index) => [
    formatNumber(index, 'fr', { ...options }),
    formatDate(index, 'fr', { ...day }),
  ]);
  expect(written.at(-1)).toEqual(['199', '31']);
  expect([numbers.mock.calls.length, dates.mock.calls.length]).toEqual([1, 1]);
  expect([formatNumber(1234, 'en', options), formatNumber(1234, 'en', { minimumFractionDigits: 1 })]).toEqual(['1,230', '1,234.0']);
  formatDate(0, 'en', { day: 'numeric' });
  formatDate(0, 'en', { day: 'numeric' });
  expect(dates).toHaveBeenCalledTimes(3);
});
