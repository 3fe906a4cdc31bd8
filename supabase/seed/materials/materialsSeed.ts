import { insert, literal, seedId } from '../sql.ts';
import { makeMaterials, type MaterialSeed } from './makeMaterials.ts';
import { deliveries, sustainability, type Spec } from './MaterialLine.ts';
import { provinceNames, vendors } from './vendors.ts';

const vendorId = (vendor: number) => seedId(`vendor ${vendor}`);

const vendorRows = () =>
  insert(
    'providers',
    'id, kind, status, trade_name, primary_category, city, province, languages, is_sample, in_directory',
    vendors.map(({ name, places, french }, index) => [
      vendorId(index),
      'vendor',
      'approved',
      name,
      'Building Supplies',
      places[0]![0],
      places[0]![1],
      french ? ['fr', 'en'] : ['en'],
      true,
      false,
    ]),
  );

/** A rule for every province, cheaper where the vendor has a place. Heavy goods take longer to where it has none. */
function deliveryRows(): string {
  const rows = vendors.flatMap(({ places, near, far, freeOver, minOrder }, vendor) =>
    Object.keys(provinceNames).map((zone) => {
      const isNear = places.some(([, province]) => province === zone);
      const isNorth = ['NT', 'NU', 'YT'].includes(zone);
      return [
        vendorId(vendor),
        zone,
        (isNear ? near : isNorth ? far * 2 : far) * 100,
        isNear && freeOver ? freeOver * 100 : null,
        minOrder ? minOrder * 100 : null,
        isNear ? 4 : isNorth ? 16 : 9,
      ];
    }),
  );
  return insert('delivery_rules', 'vendor_id, zone, flat_cents, free_over_cents, min_order_cents, lead_days', rows);
}

/** Everything of a room belongs to the page of all its materials. */
function withRooms(hubs: readonly string[]): string[] {
  const rooms = ['kitchen', 'bathroom', 'flooring'].filter((room) => hubs.some((hub) => hub.startsWith(`/${room}/`)));
  return [...new Set([...hubs, ...rooms.map((room) => `/${room}/materials`)])];
}

/** What an item says of itself counts over what its line says. */
function toSpecs(own: readonly Spec[] = [], shared: readonly Spec[] = []): string {
  const specs = [...own, ...shared.filter(([label]) => !own.some(([known]) => known === label))];
  return JSON.stringify(specs.map(([label, labelFr, value, valueFr = value]) => ({ label, label_fr: labelFr, value, value_fr: valueFr })));
}

function materialRow({ id, line, item, brand, vendor, place, image, rating, reviews, stock }: MaterialSeed) {
  const [name, nameFr, price, detail, detailFr, , extras = {}] = item;
  const coverage = extras.coverage ?? line.coverage;
  const green = extras.green ?? line.green;
  return [
    id,
    vendorId(vendor),
    `${line.family.replaceAll('-', '').slice(0, 3).toUpperCase()}-${String(1000 + id)}`,
    name,
    nameFr,
    line.category,
    line.family,
    price,
    line.unit,
    image,
    brand,
    rating,
    reviews,
    `${place[0]}, ${provinceNames[place[1]]}`,
    place[1],
    stock > 0,
    stock,
    `${line.description[0]} ${detail}`,
    `${line.description[1]} ${detailFr}`,
    green ? sustainability[green][0] : null,
    green ? sustainability[green][1] : null,
    deliveries[line.delivery][0],
    deliveries[line.delivery][1],
    coverage?.[0] ?? null,
    coverage?.[1] ?? null,
    line.waste ?? 10,
    toSpecs(extras.specs, line.specs),
    withRooms(line.hubs ?? []),
    id <= 6 ? id : null,
    true,
    true,
  ];
}

const columns = `id, vendor_id, sku, name, name_fr, category, family, price, unit, image, brand, rating, reviews, location, province,
  in_stock, stock, description, description_fr, sustainability, sustainability_fr, delivery, delivery_fr, coverage_per_unit,
  coverage_unit, waste_pct, specs, hubs, featured_rank, published, is_sample`;

/** What the sample prices say, as one statement into the table behind the price history. */
function priceRows(materials: readonly MaterialSeed[]): string {
  const rows = materials.flatMap(({ id, history }) =>
    history.map(({ weeksBefore, price }) => `(${[id, price, weeksBefore].map(literal).join(', ')})`),
  );
  return `insert into private.sample_prices (material_id, price, weeks_before) values\n${rows.join(', ')}\non conflict do nothing;\n`;
}

/** The vendors, their delivery prices, the catalogue and its earlier prices. */
export function materialsSeed(): string {
  const materials = makeMaterials();
  return [
    vendorRows(),
    deliveryRows(),
    insert('materials', columns, materials.map(materialRow)),
    "select setval(pg_get_serial_sequence('public.materials', 'id'), greatest((select max(id) from public.materials), 1));\n",
    priceRows(materials),
  ].join('\n');
}
