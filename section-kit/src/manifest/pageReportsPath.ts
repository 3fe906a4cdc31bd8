/** Where pages say what failed in them and how fast they were; see `pageReport.ts`. */
export const pageReportsPath = '/page-reports';
