/** What fills a panel of the dashboard: a few rows, and where the rest is. Its own entry, carried by the sections that fill one. */
export { PanelBody, PanelRows, type PanelBodyProps } from './panel/PanelBody';
export { PanelRow, type PanelRowProps } from './panel/PanelRow';
export { usePanelsAreEmpty } from './panel/usePanelsAreEmpty';
export { useSavedRows } from './panel/useSavedRows';
