import { LoadTask, type LoadCandidate, type LoadState } from './LoadTask';
import { SectionLoadError } from './SectionLoadError';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = () => new Promise<string>(() => undefined);
const fail = () => Promise.reject(new SectionLoadError('entry', 'could not be loaded'));
const succeed =
  (text = 'page') =>
  () =>
    Promise.resolve(text);
const slowly = (after: number, work: () => Promise<string>) => () =>
  new Promise<string>((resolve) => setTimeout(resolve, after)).then(work);

/** Plays the answers of one candidate in order; the last one repeats. */
function play(version: string, answers: (() => Promise<string>)[], retries: readonly number[] = [500, 2_000]) {
  let runs = 0;
  const candidate: LoadCandidate<string> = { version, retries, run: () => answers[Math.min(runs++, answers.length - 1)]!() };
  return { candidate, runs: () => runs };
}

function begin(candidates: LoadCandidate<string>[]) {
  const giveUps: string[] = [];
  const task = new LoadTask<string>({
    candidates: () => candidates,
    onGiveUp: (error, version, attempt) => void giveUps.push(`${version} ${attempt} ${error.phase}`),
  });
  const states: string[] = [];
  const describeState = (state: LoadState<string>) => (state.status === 'loading' && state.slow ? 'slow' : state.status);
  task.subscribe(() => void states.push(describeState(task.getState())));
  task.start();
  return { task, states, giveUps, pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds) };
}

test.each<[string, (() => Promise<string>)[], number, string[], number]>([
  ['a quick answer', [succeed()], 0, ['loading', 'ready'], 1],
  ['a slow answer: notice after 2 s', [slowly(5_000, succeed())], 5_000, ['loading', 'slow', 'ready'], 1],
  ['one immediate failure: again after 0.5 s', [fail, succeed()], 500, ['loading', 'ready'], 2],
  ['two immediate failures: again after 2 s more', [fail, fail, succeed()], 2_500, ['loading', 'slow', 'ready'], 3],
  ['three immediate failures: over', [fail], 2_500, ['loading', 'slow', 'failed'], 3],
  ['a hang: over after 8 s, without another try', [never], 8_000, ['loading', 'slow', 'failed'], 1],
  ['a failure, then a hang: over after 8 s', [fail, never], 8_000, ['loading', 'slow', 'failed'], 2],
  [
    'a final failure: over at once',
    [() => Promise.reject(new SectionLoadError('contract', 'needs a newer contract', { isFinal: true }))],
    0,
    ['loading', 'failed'],
    1,
  ],
])('%s', async (_what, answers, after, states, runs) => {
  const current = play('1.1.0', answers);
  const { states: seen, pass } = begin([current.candidate]);
  if (after > 0) {
    await pass(after - 1);
    expect(seen).toEqual(states.slice(0, -1));
  }
  await pass(Math.min(after, 1));
  expect(seen).toEqual(states);
  await pass(60_000);
  expect(current.runs()).toBe(runs);
});

test.each<[string, (() => Promise<string>)[], number, string[]]>([
  ['immediate failures', [fail], 2_500, ['1.1.0 3 entry']],
  ['a hang gives up early enough for it', [never], 6_000, ['1.1.0 1 entry']],
])('the last good version takes over after %s, and the failure is told once', async (_what, answers, after, told) => {
  const current = play('1.1.0', answers);
  const previous = play('1.0.0', [succeed('last good page')], []);
  const { task, giveUps, pass } = begin([current.candidate, previous.candidate]);
  await pass(after);
  expect(task.getState()).toEqual({ status: 'ready', value: 'last good page' });
  expect(giveUps).toEqual(told);
});

test('the last good version gets one try, then it is over within 8 s in total', async () => {
  const current = play('1.1.0', [never]);
  const previous = play('1.0.0', [never], []);
  const { task, giveUps, pass } = begin([current.candidate, previous.candidate]);
  await pass(8_000);
  expect(task.getState().status).toBe('failed');
  expect(previous.runs()).toBe(1);
  expect(giveUps).toEqual(['1.1.0 1 entry', '1.0.0 1 entry']);
});

test('Try again starts over once the cause is gone, and an answer that comes too late changes nothing', async () => {
  let answer: (text: string) => void = () => undefined;
  const current = play('1.1.0', [() => new Promise((resolve) => (answer = resolve)), succeed('second')]);
  const { task, pass } = begin([current.candidate]);
  await pass(8_000);
  expect(task.getState().status).toBe('failed');
  answer('late');
  await pass(0);
  expect(task.getState().status).toBe('failed');
  task.start();
  await pass(0);
  expect(task.getState()).toEqual({ status: 'ready', value: 'second' });
});

test('starting while it loads or when it is ready does nothing', async () => {
  const current = play('1.1.0', [succeed()]);
  const { task, pass } = begin([current.candidate]);
  task.start();
  await pass(0);
  task.start();
  await pass(0);
  expect(current.runs()).toBe(1);
});
