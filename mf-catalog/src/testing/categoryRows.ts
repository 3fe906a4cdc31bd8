/** A row of `categories` as PostgREST answers it. */
export function categoryRow(
  row: Partial<Record<'id' | 'title' | 'description' | 'icon_name' | 'color_class' | 'item_count', unknown>> = {},
) {
  return {
    id: 1,
    title: 'Lumber & Wood',
    description: 'Framing studs, plywood and beams.',
    icon_name: 'Trees',
    color_class: 'cedar',
    item_count: 420,
    created_at: '2026-01-01T00:00:00Z',
    ...row,
  };
}

/** Ten categories; the second and third share the word "heat". */
export const categoryRows = [
  categoryRow(),
  categoryRow({ id: 2, title: 'Heating & Cooling', description: 'Pumps and ducts.', icon_name: 'Wrench', item_count: null }),
  categoryRow({
    id: 3,
    title: 'Insulation',
    description: 'Keeps the heat inside.',
    icon_name: 'Rocket',
    color_class: 'bg-unknown',
    item_count: 1250,
  }),
  ...Array.from({ length: 7 }, (_, index) => categoryRow({ id: index + 4, title: `Kind ${index}`, description: null })),
];
