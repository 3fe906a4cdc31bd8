import { CrashRecord } from './CrashRecord';

const build = 'mf-services@1.1.0';
let time = 1_800_000_000_000;
const open = () => new CrashRecord(() => time);
/** A page that began and was never heard of again. */
const hang = () => {
  open().begin(build);
  time += 11_000;
};

beforeEach(() => localStorage.clear());

test('a build that hung twice is not started a third time, and another one is', () => {
  hang();
  expect(open().allows(build)).toBe(true);
  hang();
  expect(open().allows(build)).toBe(false);
  expect(open().allows('mf-services@1.2.0')).toBe(true);
});

test('one that was shown is all right, whatever it did before, and leaves nothing behind', () => {
  hang();
  const page = open();
  page.begin(build);
  page.settle(build);
  hang();
  expect(open().allows(build)).toBe(true);
  const last = open();
  last.begin(build);
  last.settle(build);
  expect(localStorage).toHaveLength(0);
});

test('one that failed is not started again in its page, nor after the second time', () => {
  for (const expected of [true, false]) {
    const page = open();
    page.begin(build);
    page.fail(build);
    page.settle(build);
    expect(page.allows(build)).toBe(false);
    expect(open().allows(build)).toBe(expected);
  }
});

test('tabs that start at the same time are no failures', () => {
  for (let tab = 0; tab < 20; tab += 1) open().begin(build);
  expect(open().allows(build)).toBe(true);
});

test('a page that is left while it starts does not count, also where the clock goes on while it begins', () => {
  for (let visit = 0; visit < 3; visit += 1) {
    const page = new CrashRecord(() => (time += 1));
    page.begin(build);
    page.release();
    time += 11_000;
  }
  expect(open().allows(build)).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test('after a day a build gets another chance, and at once when somebody asks for it', () => {
  hang();
  hang();
  const page = open();
  page.forgive(build);
  expect(page.allows(build)).toBe(true);
  hang();
  hang();
  time += 86_400_000;
  expect(open().allows(build)).toBe(true);
});

test.each(['[]', 'null', '{"mf-services@1.1.0":["now"]}', '{"mf-services@1.1.0":3,"mf-other@1.0.0":7}', '"text"', '"'])(
  'reads %s as nothing, and goes on',
  (stored) => {
    localStorage.setItem('shell.runs.v1', stored);
    expect(open().allows(build)).toBe(true);
    hang();
    hang();
    expect(open().allows(build)).toBe(false);
  },
);
