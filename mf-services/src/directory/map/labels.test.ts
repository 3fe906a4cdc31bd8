import fc from 'fast-check';
import { asNear, cities } from './cities';
import { placeLabels } from './labels';
import { project } from './projection';
import { areaFilter, nearestCity } from './searchArea';
import { screenOf } from './view';

const size = { width: 480, height: 600 };
const view = fc.record({
  lat: fc.double({ min: 43, max: 60, noNaN: true }),
  lng: fc.double({ min: -130, max: -55, noNaN: true }),
  km: fc.double({ min: 24, max: 6400, noNaN: true }),
});
const pin = fc.record({
  x: fc.integer({ min: 0, max: 480 }),
  y: fc.integer({ min: 0, max: 600 }),
  width: fc.integer({ min: 28, max: 48 }),
});

test('names stand inside of the map, beside their cities, over no pin and over no other name', () => {
  fc.assert(
    fc.property(view, fc.array(pin, { maxLength: 12 }), (at, pins) => {
      const labels = placeLabels(cities, at, size, pins);
      const toScreen = screenOf(at, size);
      for (const [index, { city, x, y }] of labels.entries()) {
        const place = toScreen(project(city));
        expect(Math.abs(y - place.y)).toBeLessThan(30);
        expect(x).toBeCloseTo(place.x, 5);
        for (const other of pins) {
          const isClear = Math.abs(other.y - y) >= other.width / 2 || Math.abs(other.x - x) >= other.width / 2;
          expect(isClear).toBe(true);
        }
        for (const other of labels.slice(index + 1)) {
          const wide = ((city.name.length + other.city.name.length) / 2) * 7;
          expect(Math.abs(other.y - y) >= 17 || Math.abs(other.x - x) >= wide).toBe(true);
        }
      }
    }),
  );
});

test('of two cities that have room for one name, the larger has it', () => {
  const labels = placeLabels(cities, { lat: 45.5, lng: -73.6, km: 600 }, size, []);
  const names = labels.map(({ city }) => city.name);
  expect(names).toContain('Montréal');
  expect(names).not.toContain('Longueuil');
});

test('a city is found by what is near it; far from every city there is none', () => {
  for (const city of cities) expect(nearestCity(city)).toBe(city);
  expect(nearestCity({ lat: 60, lng: -85 })).toBeUndefined();
});

test('an area is the least radius around a city that holds all of the map', () => {
  expect(areaFilter({ lat: 45.42, lng: -75.7, km: 24 }, size)).toEqual({ near: 'Ottawa, ON', radius: 25 });
  expect(areaFilter({ lat: 45.42, lng: -75.7, km: 50 }, size)).toEqual({ near: 'Ottawa, ON', radius: 50 });
  expect(areaFilter({ lat: 45.42, lng: -75.7, km: 400 }, size)).toBeUndefined();
  expect(areaFilter({ lat: 60, lng: -85, km: 24 }, size)).toBeUndefined();
  expect(new Set(cities.map(asNear)).size).toBe(cities.length);
});
