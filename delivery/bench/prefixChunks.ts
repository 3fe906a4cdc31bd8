/** What the loader is told: which section the code is of. */
interface LoaderThis {
  getOptions: () => { section: string };
}

/**
 * The name that a section's chunk has among those of all sections.
 *
 * @param chunk as the section names it
 */
export const chunkOf = (section: string, chunk: string): string => `${section}-${chunk}`;

/**
 * Loader that puts the section's name before the names of its chunks: two sections may each have a page called "compare", and one
 * build would make one chunk of both.
 *
 * @param code in which every `import()` names its chunk for webpack
 */
export default function prefixChunks(this: LoaderThis, code: string): string {
  const { section } = this.getOptions();
  return code.replace(/(webpackChunkName:\s*["'`])([^"'`]+)/g, (_, open: string, chunk: string) => `${open}${chunkOf(section, chunk)}`);
}
