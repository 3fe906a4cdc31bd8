import { pageReportSchema } from '@marketplace/section-kit/manifest';
import { reportError } from '../section-loader/reportError';
import { sendFailures } from './sendFailures';

const sent: unknown[] = [];
beforeAll(() => {
  jest.spyOn(console, 'info').mockImplementation();
  navigator.sendBeacon = (address, body) => {
    sent.push([address, pageReportSchema.parse(JSON.parse(body as string))]);
    return true;
  };
});

test('the server is told of each failure, as it reads them, and of ten at most', () => {
  history.replaceState(null, '', '/services?search=my+street');
  const failure = { section: 'mf-services', version: '1.1.0', phase: 'render', attempt: 1, message: 'no' } as const;
  reportError({ ...failure, message: 'before anything listened' });
  sendFailures(window, 7);
  for (let time = 0; time < 12; time += 1) reportError(failure);
  expect(sent).toHaveLength(10);
  expect(sent[0]).toMatchObject(['/page-reports', { message: 'before anything listened' }]);
  expect(sent[1]).toEqual(['/page-reports', { kind: 'failure', revision: 7, page: '/services', ...failure }]);
});
