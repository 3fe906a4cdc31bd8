/** Where the categories are; the shell's first menu lists them from there too. */
export const categoriesTable = { table: 'categories', texts: 'category_texts', key: 'category_id' };

/** Icons a category may name: the specification's eight, and ours for as many kinds of materials. Any other name shows the first. */
export const categoryIcons = [
  'Home',
  'Hammer',
  'Zap',
  'PaintBucket',
  'Trees',
  'HardHat',
  'Wrench',
  'Paintbrush',
  'Grid2x2',
  'Thermometer',
  'PaintRoller',
  'Droplet',
  'Refrigerator',
  'Bath',
  'DoorClosed',
  'Columns2',
  'Rows3',
  'BrickWall',
  'Leaf',
  'Fence',
  'Frame',
] as const;
