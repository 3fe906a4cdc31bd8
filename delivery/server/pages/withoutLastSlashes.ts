/**
 * An address without the slashes it ends with. Character by character: an expression such as `/\/+$/` starts again at every slash
 * of an address that a stranger may write, and holds the server for seconds.
 *
 * @example withoutLastSlashes('/services//') // '/services'
 */
export function withoutLastSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
