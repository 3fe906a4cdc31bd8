import { readTables, writeTables } from './tables';

const written = (value: unknown) => JSON.stringify(value, writeTables);
const read = (text: string): unknown => JSON.parse(text, readTables);

test('rows of the same fields name each field once, also inside of rows, and are read as they were', () => {
  const rows = [
    {
      id: 1,
      name: 'Oak',
      parts: [
        { size: 2, of: null },
        { size: 3, of: [1, 2] },
      ],
    },
    { id: 2, name: 'Ash', parts: [] },
  ];
  const text = written({ pages: [{ total: 2, rows }] });
  for (const field of ['id', 'name', 'parts', 'size']) expect(text.split(`"${field}"`)).toHaveLength(2);
  expect(read(text)).toEqual({ pages: [{ total: 2, rows }] });
});

test.each([
  ['texts', ['a', 'b']],
  ['one row', [{ id: 1 }]],
  ['rows of different fields', [{ id: 1 }, { id: 2, name: 'Ash' }]],
  [
    'rows in which something is not there',
    [
      { id: 1, label: undefined },
      { id: 2, label: undefined },
    ],
  ],
  ['rows without fields', [{}, {}]],
  ['a row among other values', [{ id: 1 }, null]],
  ['nothing', null],
])('%s stay as they are', (_name, value) => {
  expect(written(value)).toBe(JSON.stringify(value));
  expect(read(written(value))).toEqual(JSON.parse(JSON.stringify(value)));
});
