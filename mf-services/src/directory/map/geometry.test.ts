import fc from 'fast-check';
import { gather } from './clusters';
import { kilometres, project, unproject } from './projection';
import { moved, placeAt, screenOf, settleView, viewOf, wholeCountry, zoomed } from './view';

const place = fc.record({ lat: fc.double({ min: 42, max: 76, noNaN: true }), lng: fc.double({ min: -140, max: -53, noNaN: true }) });
const size = fc.record({ width: fc.integer({ min: 280, max: 900 }), height: fc.integer({ min: 320, max: 1200 }) });
const view = fc.tuple(place, fc.double({ min: 24, max: 6400, noNaN: true })).map(([at, km]) => ({ ...at, km }));
const ottawa = { lat: 45.42, lng: -75.7 };
const toronto = { lat: 43.65, lng: -79.38 };

describe('the projection', () => {
  test('there and back is the same place', () => {
    fc.assert(
      fc.property(place, (at) => {
        const back = unproject(project(at));
        expect(back.lat).toBeCloseTo(at.lat, 8);
        expect(back.lng).toBeCloseTo(at.lng, 8);
      }),
    );
  });

  test('north is nearer to the pole, and what is a kilometre apart is about a kilometre apart on the plane', () => {
    fc.assert(
      fc.property(place, fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (at, way) => {
        expect(Math.hypot(...Object.values(project({ ...at, lat: at.lat + 1 })))).toBeLessThan(Math.hypot(...Object.values(project(at))));
        const beside = { lat: at.lat + Math.cos(way) / 1000, lng: at.lng + Math.sin(way) / 1000 };
        const [one, other] = [project(at), project(beside)];
        const ratio = Math.hypot(one.x - other.x, one.y - other.y) / kilometres(at, beside);
        expect(ratio).toBeGreaterThan(0.96);
        expect(ratio).toBeLessThan(1.07);
      }),
    );
  });

  test('knows how far two cities are apart', () => {
    expect(kilometres(ottawa, toronto)).toBeCloseTo(352, -1);
    expect(kilometres(ottawa, ottawa)).toBe(0);
  });
});

describe('a view', () => {
  test('has its place in the middle, north above it, and finds the place under each pixel again', () => {
    fc.assert(
      fc.property(
        view,
        size,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (at, box, right, down) => {
          const toScreen = screenOf(at, box);
          const middle = toScreen(project(at));
          expect(middle.x).toBeCloseTo(box.width / 2, 5);
          expect(middle.y).toBeCloseTo(box.height / 2, 5);
          const above = toScreen(project({ lat: at.lat + 0.1, lng: at.lng }));
          expect(above.x).toBeCloseTo(box.width / 2, 5);
          expect(above.y).toBeLessThan(box.height / 2);

          fc.pre(at.km < 3000);
          const pixel = { x: right * box.width, y: down * box.height };
          const again = toScreen(project(placeAt(at, box, pixel)));
          expect(again.x).toBeCloseTo(pixel.x, 4);
          expect(again.y).toBeCloseTo(pixel.y, 4);
        },
      ),
    );
  });

  test('of some places shows all of them, and is one that a map can have', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 30 }), size, (places, box) => {
        const found = viewOf(places, box);
        expect(settleView(found)).toEqual(found);
        // The whole width of the country is as far as it goes.
        fc.pre(found.km < 6400);
        for (const at of places) {
          const { x, y } = screenOf(found, box)(project(at));
          expect(x).toBeGreaterThan(-1);
          expect(x).toBeLessThan(box.width + 1);
          expect(y).toBeGreaterThan(-1);
          expect(y).toBeLessThan(box.height + 1);
        }
      }),
    );
    expect(viewOf([], { width: 500, height: 500 })).toEqual(wholeCountry);
  });

  test('moves with the pointer: what was under it still is', () => {
    const box = { width: 500, height: 600 };
    const before = { ...ottawa, km: 200 };
    const after = moved(before, box, { x: 60, y: -40 });
    const { x, y } = screenOf(after, box)(project(placeAt(before, box, { x: 100, y: 100 })));
    expect(x).toBeCloseTo(160, -1);
    expect(y).toBeCloseTo(60, -1);
  });

  test('zooms around a pixel, and not for ever', () => {
    const box = { width: 500, height: 600 };
    const at = { x: 100, y: 420 };
    const before = { ...toronto, km: 300 };
    const after = zoomed(before, box, 2, at);
    expect(after.km).toBe(150);
    const { x, y } = screenOf(after, box)(project(placeAt(before, box, at)));
    expect(x).toBeCloseTo(at.x, -1);
    expect(y).toBeCloseTo(at.y, -1);
    expect(zoomed(before, box, 1000).km).toBe(24);
    expect(zoomed(before, box, 0.001).km).toBe(6400);
  });
});

describe('clusters', () => {
  const points = fc.array(fc.record({ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -300, max: 300 }) }), { maxLength: 80 });

  test('hold everything once, stand in the middle of what they hold, and never overlap', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 1, max: 200 }), (items, reach) => {
        const clusters = gather(items, reach);
        const held = clusters.flatMap((cluster) => cluster.items);
        expect(held).toHaveLength(items.length);
        expect(new Set(held)).toEqual(new Set(items));
        for (const [index, { x, y, items: own }] of clusters.entries()) {
          expect(x * own.length).toBeCloseTo(
            own.reduce((sum, item) => sum + item.x, 0),
            5,
          );
          expect(y * own.length).toBeCloseTo(
            own.reduce((sum, item) => sum + item.y, 0),
            5,
          );
          for (const other of clusters.slice(index + 1)) expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(reach);
        }
      }),
    );
  });

  test('from afar are one', () => {
    fc.assert(fc.property(points, (items) => expect(gather(items, 2000)).toHaveLength(Math.min(items.length, 1))));
  });
});
