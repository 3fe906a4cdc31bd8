const patterns = {
  jest: { line: /^Tests:.*$/gm, passed: /(\d+) passed/g, failed: /(\d+) failed/g },
  node: { passed: /^(?:# |ℹ )pass (\d+)$/gm, failed: /^(?:# |ℹ )fail (\d+)$/gm },
  playwright: { passed: /^\s*(\d+) passed/gm, failed: /^\s*(\d+) failed/gm },
};

/**
 * Reads how many tests a run counted from what its tool printed. A step may run it more than once.
 *
 * @param {string} output all the tool printed, without colours
 * @param {'jest' | 'node' | 'playwright' | null} tool
 * @param {boolean} ok whether the run ended with exit code 0
 * @returns {{ passed: number, failed: number }} a failed run counts at least one failure, and so does a run without a test
 */
export function countTests(output, tool, ok) {
  if (!tool) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const { line, passed, failed } = patterns[tool];
  const text = line ? (output.match(line) ?? []).join('\n') : output;
  const number = (pattern) => [...text.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);
  const counted = { passed: number(passed), failed: number(failed) };
  const sound = ok && counted.passed > 0;
  return sound ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}
