/** Where browsers say what the rules of a page kept out. */
export const reportsPath = '/csp-reports';
