import { filterQuery, type Filters } from '../filters/filterQuery';
import { asNear, cities, type City } from './cities';
import { kilometres, type Place } from './projection';
import { placeAt, type Size, type View } from './view';

const { choices } = filterQuery.params.radius;
/** Farther than that, a place says nothing of where something is. */
const NEAR_KM = 120;

/** The city that is nearest to a place; none where it is far from every one. */
export function nearestCity(place: Place): City | undefined {
  const [nearest] = cities.map((city) => ({ city, km: kilometres(city, place) })).sort((one, other) => one.km - other.km);
  return nearest && nearest.km <= NEAR_KM ? nearest.city : undefined;
}

/**
 * The filter that finds what lies in a part of the map: the city and the least radius around it that hold all of it.
 *
 * @returns nothing where no filter says it, because the part is too large or too far from a city
 */
export function areaFilter(view: View, size: Size): Pick<Filters, 'near' | 'radius'> | undefined {
  const city = nearestCity(view);
  if (!city) return undefined;
  const corners = [0, size.width].flatMap((x) => [0, size.height].map((y) => placeAt(view, size, { x, y })));
  const reach = Math.max(...corners.map((corner) => kilometres(city, corner)));
  const radius = choices.find((choice) => choice >= reach);
  return radius && { near: asNear(city), radius };
}
