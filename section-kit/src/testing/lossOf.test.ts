import { lossOf } from './lossOf';

class Box {}

test.each<[string, unknown, string | null]>([
  ['nothing', null, null],
  ['rows', [{ id: 1, title: 'a', isSample: false, tags: [], of: { none: null } }], null],
  ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), null],
  ['a property that is not set', { a: undefined }, null],
  ['a hole in a list', [undefined], 'data[0] is undefined'],
  ['no number', { a: NaN }, 'data.a is NaN'],
  ['a Map', { counts: new Map() }, 'data.counts is a Map'],
  ['a Set', [new Set()], 'data[0] is a Set'],
  ['a Date', { at: new Date() }, 'data.at is a Date'],
  ['an object of a class', new Box(), 'data is a Box'],
  ['code', { Component: () => null }, 'data.Component is a function'],
  ['a module', Object.assign(Object.create(null), { [Symbol.toStringTag]: 'Module' }), 'data is a [object Module]'],
])('%s', (_what, value, expected) => expect(lossOf(value)).toBe(expected));
