const api = /^\/(rest|auth|storage)\/v1\//;
const parts = /^\/composition[./]|^\/(shell|sections)\/.+\.(js|css|json|woff2)$|\.webmanifest$/;

/** Whether an address is read by pages, never by people: it may be fetched, and stands in no search result. */
export const isForPrograms = (pathname: string): boolean => api.test(pathname) || parts.test(pathname);
