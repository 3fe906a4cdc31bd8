import { pageReportSchema } from '@marketplace/section-kit/manifest';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { sendVitals } from './sendVitals';

jest.mock('web-vitals', () => ({ onLCP: jest.fn(), onINP: jest.fn(), onCLS: jest.fn() }));

const sent: unknown[] = [];
const see = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('the server is told once how a page was, when it is put aside, as it reads it', () => {
  navigator.sendBeacon = (address, body) => {
    sent.push([address, pageReportSchema.parse(JSON.parse(body as string))]);
    return true;
  };
  const visited = { revision: 7, page: '/services', section: 'mf-services', version: '1.1.0' };
  sendVitals(visited);
  jest.mocked(onLCP).mock.calls[0]![0]({ value: 912.4 } as never);
  jest.mocked(onCLS).mock.calls[0]![0]({ value: 0.01234 } as never);
  see(false);
  expect(sent).toEqual([]);
  jest.mocked(onINP).mock.calls[0]![0]({ value: 40 } as never);
  see(true);
  see(false);
  see(true);
  expect(sent).toEqual([['/page-reports', { kind: 'vitals', ...visited, lcp: 912, inp: 40, cls: 0.012 }]]);
});
