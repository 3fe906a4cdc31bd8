import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { dayOf } from './dayOf';
import { useToday } from './useToday';

afterEach(() => jest.useRealTimers());

test.each([
  ['America/Vancouver', '2026-11-30'],
  ['America/Toronto', '2026-12-01'],
  ['America/St_Johns', '2026-12-01'],
])('in %s it is %s', (timeZone, day) => {
  const moment = new Date('2026-12-01T06:00:00Z');
  expect(dayOf(moment, timeZone)).toBe(day);
  jest.useFakeTimers({ now: moment });
  expect(renderHook(() => useToday(timeZone)).result.current).toBe(day);
});

test('without a time zone it is the visitor’s own day', () => {
  const moment = new Date(2026, 0, 5, 23, 30);
  expect(dayOf(moment)).toBe('2026-01-05');
});

test('nobody knows the day while a page is rendered on a server', () => {
  const Day = () => <p>{String(useToday())}</p>;
  expect(renderToString(<Day />)).toBe('<p>null</p>');
});
