/**
 * What an element needs, of its name and its classes, before a selector can match it: one of these for each selector of the list.
 *
 * @param {string} list
 * @returns {{ name: string, className: string }[] | undefined} undefined for a list that has to be matched to know; an empty
 *   text stands for any name or class
 */
export function rightmostKeys(list) {
  // Commas and spaces may mean something else between these.
  if (/["'\\()[\]|]/.test(list)) return undefined;
  return list.split(',').map((selector) => {
    const compound = selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const [, name = '', className = ''] = /^([a-z][\w-]*)?(?:[^.]*\.([\w-]+))?/i.exec(compound);
    return { name: name.toLowerCase(), className };
  });
}
