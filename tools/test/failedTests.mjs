const name = {
  jest: /^\s*● (.+ › .+)$/gm,
  node: /^\s*✖ (.+?)(?: \([\d.]+ms\))?$/gm,
  playwright: /^\s*\d+\) (.+?)[\s─]*$/gm,
};

/**
 * The names of the tests that failed, as the tool gave them: a log of which only the end was kept then still says which.
 *
 * @param {string} output all the tool printed, without colours
 * @param {'jest' | 'node' | 'playwright' | null} tool
 * @returns {string[]} each once, in the order of the output; none for a tool that names no tests
 */
export function failedTests(output, tool) {
  if (!tool) return [];
  const names = [...output.matchAll(name[tool])].map(([, found]) => found.trim());
  return [...new Set(names)].filter((found) => found !== 'failing tests:');
}
