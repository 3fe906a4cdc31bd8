/** Name of the bundle that renders on the server. It is published like every file of a build, and served to nobody. */
export const serverBundle = 'server.cjs';
