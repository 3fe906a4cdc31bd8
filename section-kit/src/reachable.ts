/** What is told of whoever nobody reads requests for. Its own entry, carried by the sections that send something to companies. */
export { reachableMessages } from './reachable/reachableMessages';
