/** A part of a page that is fetched after it. Its own entry, carried by the sections that have such parts. */
export { LatePart } from './late-part/LatePart';
