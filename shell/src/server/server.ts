/** The shell's bundle on the server: what it lends to sections, and the rendering of a page. */
export { shares } from './shares';
export { render } from './render';
