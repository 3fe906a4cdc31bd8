/** Where a browser chooses test versions; not in production. */
export const overridesPath = '/overrides';

/** Of a development server: the script that puts its build into a page in place of the live one. */
export const liveScriptPath = '/live.js';
