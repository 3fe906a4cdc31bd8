import { reportError, sectionErrorEvent, type SectionErrorReport } from './reportError';

test('tells monitoring once and the console once, as information', () => {
  const info = jest.spyOn(console, 'info').mockImplementation();
  const heard: SectionErrorReport[] = [];
  const listen = (event: Event) => void heard.push((event as CustomEvent<SectionErrorReport>).detail);
  addEventListener(sectionErrorEvent, listen);
  const report: SectionErrorReport = {
    section: 'mf-services',
    version: '1.1.0',
    phase: 'chunk',
    attempt: 3,
    message: 'Loading chunk 7 failed',
  };
  reportError(report);
  removeEventListener(sectionErrorEvent, listen);
  expect(heard).toEqual([report]);
  expect(info.mock.calls).toEqual([['mf-services@1.1.0 failed (chunk, attempt 3): Loading chunk 7 failed']]);
});
