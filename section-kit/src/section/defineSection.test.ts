import { defineSection } from './defineSection';

const lazy = () => Promise.resolve({ Component: () => null });

test('a route that could never be reached is refused', () => {
  expect(() =>
    defineSection({
      name: 'mf-x',
      routes: [
        { path: '/a', lazy },
        { path: '/a', lazy },
      ],
    }),
  ).toThrow('Section "mf-x" declares the route "/a" twice');
});

test('a section without fragments has none', () => {
  expect(defineSection({ name: 'mf-x', routes: [] }).fragments).toEqual({});
});
