/** Where a browser chooses test versions; not in production. */
export const overridesPath = '/overrides';
