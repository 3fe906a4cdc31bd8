/** Where the categories are; the shell's first menu lists them from there too. */
export const categoriesTable = { table: 'categories', texts: 'category_texts', key: 'category_id' };

/** Icons a category may name; any other name shows the first. */
export const categoryIcons = ['Home', 'Hammer', 'Zap', 'PaintBucket', 'Trees', 'HardHat', 'Wrench', 'Paintbrush'] as const;
