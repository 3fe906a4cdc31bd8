/**
 * Loader that lets the minifier leave out components nobody imports. React Router makes them by calls and names them for the tools of
 * developers; both look like effects that have to stay.
 *
 * @param code of a module of React Router's production build
 */
export default function droppable(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2');
}
