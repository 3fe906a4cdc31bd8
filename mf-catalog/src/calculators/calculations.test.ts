import fc from 'fast-check';
import type { Calculator, Values } from './Calculator';
import { calculatorLoaders, type CalculatorId } from './calculatorLoaders';
import { countertopArea } from './countertop/countertopArea';
import { deckBoards } from './deck/deckBoards';
import { fenceCount } from './fence/fenceCount';
import { checkFit } from './fit/checkFit';
import { flooringNeed } from './flooring/flooringNeed';
import { paintNeed } from './paint/paintNeed';
import { poolNeeds } from './pool/poolNeeds';
import { roofArea, slopeFactor } from './roofing/roofArea';
import { roughOpening } from './rough-opening/roughOpening';
import { sidingArea } from './siding/sidingArea';
import { tileNeed } from './tile/tileNeed';
import { FOOT, fromBase, INCH, quantities, SQUARE, SQUARE_FOOT, systems, toBase } from './units';
import { unitsToBuy } from './unitsToBuy';
import { windowRating } from './window-rating/windowRating';

const ids = Object.keys(calculatorLoaders) as CalculatorId[];
const load = async (id: CalculatorId): Promise<Calculator> => (await calculatorLoaders[id]()).calculator;

/** Whatever the fields allow. */
const valuesOf = ({ fields }: Calculator): fc.Arbitrary<Values> =>
  fc.record(
    Object.fromEntries(
      fields.map(({ name, quantity, choices, range: [min, max] }) => [
        name,
        choices ? fc.constantFrom(...choices) : quantity === 'count' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }),
      ]),
    ),
  );

describe.each(ids)('%s', (id) => {
  test('gives finite figures that people can have, whatever the fields allow', async () => {
    const calculator = await load(id);
    fc.assert(
      fc.property(valuesOf(calculator), (values) => {
        const { figures, needs = [] } = calculator.work(values);
        for (const { name, value, quantity } of figures) {
          expect([name, Number.isFinite(value)]).toEqual([name, true]);
          if (name !== 'spare') expect([name, value >= 0]).toEqual([name, true]);
          if (quantity === 'count') expect([name, Number.isInteger(value)]).toEqual([name, true]);
        }
        for (const { amount } of needs) expect(amount >= 0 && Number.isFinite(amount)).toBe(true);
      }),
    );
  });

  test('starts with values that its fields take, the same in both systems but for rounding', async () => {
    for (const { name, quantity, start, range } of (await load(id)).fields) {
      const [metric, imperial] = systems.map((system, index) => toBase(start[index]!, quantity, system));
      for (const value of [metric!, imperial!]) expect([name, value >= range[0] && value <= range[1]]).toEqual([name, true]);
      expect([name, Math.abs(metric! - imperial!) <= 0.1 * Math.max(metric!, imperial!)]).toEqual([name, true]);
    }
  });

  test('has a text for everything it shows, in both languages', async () => {
    const { fields, messages, work } = await load(id);
    const first = work(Object.fromEntries(fields.map(({ name, quantity, start }) => [name, toBase(start[0], quantity, 'metric')])));
    const keys = [
      'title',
      'lead',
      'note',
      ...fields.map(({ name }) => `field.${name}`),
      ...fields.flatMap(({ name, choices = [] }) => choices.map((choice) => `choice.${name}.${choice}`)),
      ...first.figures.map(({ name }) => `figure.${name}`),
      ...(first.needs ?? []).map(({ name }) => `need.${name}`),
      ...(first.verdict ? [`verdict.${first.verdict.name}`] : []),
    ];
    for (const catalogue of Object.values(messages.catalogues)) expect(Object.keys(catalogue)).toEqual(expect.arrayContaining(keys));
  });
});

/** Fields of which more never means less to buy. */
const growing: [CalculatorId, fields: string[]][] = [
  ['tile', ['area', 'waste']],
  ['flooring', ['length', 'width', 'waste']],
  ['countertop', ['wallLength', 'depth', 'islandLength', 'islandWidth', 'waste']],
  ['paint', ['length', 'width', 'height', 'coats']],
  ['roofing', ['length', 'width', 'pitch', 'waste']],
  ['siding', ['perimeter', 'height', 'gables', 'gableWidth', 'pitch', 'waste']],
  ['fence', ['length']],
  ['deck', ['length', 'width', 'waste']],
  ['cabinets', ['baseWall', 'upperWall']],
  ['handles', ['doors', 'tallDoors', 'drawers', 'wideDrawers']],
];

test.each(growing)('%s: more of %j never needs less', async (id, names) => {
  const calculator = await load(id);
  fc.assert(
    fc.property(valuesOf(calculator), valuesOf(calculator), fc.constantFrom(...names), (values, others, name) => {
      const [less, more] = [values[name]!, others[name]!].sort((a, b) => a - b);
      const small = calculator.work({ ...values, [name]: less! });
      const large = calculator.work({ ...values, [name]: more! });
      for (const [index, need] of small.needs!.entries())
        expect(large.needs![index]!.amount).toBeGreaterThanOrEqual(need.amount * (1 - 1e-12));
    }),
  );
});

test('every unit converts there and back', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...quantities),
      fc.constantFrom(...systems),
      fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
      (quantity, system, amount) => {
        const back = fromBase(toBase(amount, quantity, system), quantity, system);
        expect(Math.abs(back - amount)).toBeLessThanOrEqual(amount * 1e-12);
      },
    ),
  );
});

test('units are exact', () => {
  expect([toBase(1, 'length', 'imperial'), toBase(1, 'size', 'imperial')]).toEqual([0.3048, 0.0254]);
  expect(toBase(1, 'area', 'imperial')).toBeCloseTo(0.09290304, 12);
  expect(toBase(1, 'volume', 'imperial')).toBeCloseTo(0.003785411784, 15);
  expect(toBase(1, 'uFactor', 'imperial')).toBeCloseTo(5.678263, 5);
  expect(fromBase(1, 'rValue', 'imperial')).toBeCloseTo(5.678263, 5);
});

test('units to buy cover the need, and one fewer does not', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 10_000, noNaN: true }), fc.double({ min: 0.1, max: 200, noNaN: true }), (amount, covered) => {
      const units = unitsToBuy({ amount, unit: 'sqft' }, { coverage: { amount: covered, unit: 'sqft' } });
      expect(units * covered * SQUARE_FOOT).toBeGreaterThanOrEqual(amount * (1 - 1e-6));
      expect((units - 1) * covered * SQUARE_FOOT).toBeLessThan(amount);
    }),
  );
  expect(unitsToBuy({ amount: 110 * SQUARE_FOOT, unit: 'sqft' }, { coverage: { amount: 11, unit: 'sqft' } })).toBe(10);
  expect(unitsToBuy({ amount: 24, unit: 'each' }, { coverage: null })).toBe(24);
});

describe('worked examples', () => {
  test('40 sq ft of 12 × 24 in tile', () => {
    const { tiles, toCover, grout, adhesive } = tileNeed({
      area: 40 * SQUARE_FOOT,
      tileLength: 24 * INCH,
      tileWidth: 12 * INCH,
      thickness: 0.009,
      joint: 0.003,
      waste: 10,
    });
    expect([tiles, Math.round(toCover / SQUARE_FOOT)]).toEqual([22, 44]);
    expect(grout).toBeCloseTo(0.79, 2);
    expect(adhesive).toBeCloseTo(22.3, 1);
  });

  test('a room of 12 × 15 ft with one doorway', () => {
    const need = flooringNeed({ length: 15 * FOOT, width: 12 * FOOT, doorways: 1, doorWidth: 32 * INCH, waste: 10 });
    expect(need.toBuy / SQUARE_FOOT).toBeCloseTo(198);
    expect(need.trim / FOOT).toBeCloseTo(54 - 32 / 12);
  });

  test('a counter with a sink: the slab is paid whole', () => {
    const job = { wallLength: 4, depth: 0.65, islandLength: 2, islandWidth: 1, cutOuts: 1, cutOutLength: 0.8, cutOutDepth: 0.5, waste: 0 };
    const { slab, remaining, edge } = countertopArea(job);
    expect([slab, remaining, edge].map((value) => Number(value.toFixed(6)))).toEqual([4.6, 4.2, 10]);
    expect(countertopArea({ ...job, cutOuts: 100 }).remaining).toBe(0);
  });

  test('walls minus openings, and never less than nothing', () => {
    const room = { length: 4, width: 3, height: 2.5, doors: 1, windows: 1, coats: 2, coverage: 10 };
    expect(paintNeed(room)).toEqual({ walls: 31.91, toPaint: 63.82, volume: 0.006382 });
    expect(paintNeed({ ...room, windows: 100 }).volume).toBe(0);
  });

  test('a roof of 40 × 28 ft at 12 in 12 is √2 times its footprint', () => {
    expect(slopeFactor(12)).toBeCloseTo(Math.SQRT2);
    expect(roofArea({ length: 40 * FOOT, width: 28 * FOOT, pitch: 12, waste: 0 }).squares).toBeCloseTo(11.2 * Math.SQRT2);
    expect(roofArea({ length: 10 * FOOT, width: 10 * FOOT, pitch: 0, waste: 0 })).toMatchObject({ bundles: 3 });
  });

  test('two gables of 24 ft at 6 in 12 add 144 sq ft', () => {
    const job = { perimeter: 100 * FOOT, height: 10 * FOOT, gables: 2, gableWidth: 24 * FOOT, pitch: 6, openings: 0, waste: 0 };
    expect(sidingArea(job).walls / SQUARE_FOOT).toBeCloseTo(1144);
    expect(sidingArea({ ...job, openings: 1000 * SQUARE }).squares).toBe(0);
  });

  test('64 ft of fence with a gate of 4 ft', () => {
    const job = {
      length: 64 * FOOT,
      height: 6 * FOOT,
      spacing: 8 * FOOT,
      gates: 1,
      gateWidth: 4 * FOOT,
      boardWidth: 5.5 * INCH,
      gap: 0.5 * INCH,
    };
    expect(fenceCount(job)).toMatchObject({ sections: 8, posts: 10, rails: 24, boards: 120 });
    expect(fenceCount({ ...job, height: 4 * FOOT }).rails).toBe(16);
  });

  test('a deck of 16 × 12 ft', () => {
    const job = { length: 16 * FOOT, width: 12 * FOOT, boardLength: 12 * FOOT, boardWidth: 5.5 * INCH, gap: 0.5 * INCH, waste: 10 };
    expect(deckBoards(job)).toMatchObject({ rows: 24, boards: 36, screws: 24 * 2 * 13 });
  });

  test.each([
    [36 * INCH, 33 * INCH, 'fits'],
    [35 * INCH, 33 * INCH, 'tight'],
    [33 * INCH, 33 * INCH, 'tight'],
    [32 * INCH, 33 * INCH, 'no'],
  ])('%d m for %d m with 3 in of room: %s', (space, item, fit) => {
    expect(checkFit(space, item, 3 * INCH).fit).toBe(fit);
  });

  test('rough openings are those of the makers in the catalogue', () => {
    const { width, height } = roughOpening({ width: 36 * INCH, height: 80 * INCH, kind: 2 });
    expect([width / INCH, height / INCH].map((value) => Number(value.toFixed(6)))).toEqual([38.25, 82.75]);
    expect(() => roughOpening({ width: 1, height: 2, kind: 9 })).toThrow(RangeError);
  });

  test.each([
    [1.22, 0, true],
    [1.23, 0, false],
    [1.23, 34, true],
    [1.4, 33, false],
  ])('U-factor %d with Energy Rating %d: %p', (uFactor, energyRating, meets) => {
    expect(windowRating({ uFactor, energyRating }).meets).toBe(meets);
  });

  test('a pool of 16 × 32 ft, 15 °F warmer than the air', () => {
    const { heater, flow } = poolNeeds({
      shape: 1,
      length: 32 * FOOT,
      width: 16 * FOOT,
      depth: 5 * FOOT,
      turnover: 8,
      difference: 15 / 1.8,
    });
    expect(fromBase(heater, 'heat', 'imperial')).toBeCloseTo(512 * 15 * 12);
    expect(fromBase(flow, 'flow', 'imperial')).toBeCloseTo((512 * 5 * 7.48052) / 480, 2);
  });
});
