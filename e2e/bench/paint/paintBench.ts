import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureAll } from './measureAll.ts';
import { help, readOptions } from './options.ts';
import { insertResults } from './report/insertResults.ts';
import type { PaintResults } from './report/PaintResults.ts';
import { resultsPage } from './report/resultsPage.ts';

const page = join(import.meta.dirname, '../../../docs/performance.md');
const args = process.argv.slice(2);

try {
  const options = readOptions(args);
  if (options.help) console.log(help);
  else if (options.write) {
    const results = JSON.parse(readFileSync(options.write, 'utf8')) as PaintResults;
    writeFileSync(page, insertResults(readFileSync(page, 'utf8'), resultsPage(results)));
    console.log(`Wrote the results of ${options.write} into docs/performance.md.`);
  } else {
    const results = await measureAll(options, args);
    if (results) {
      writeFileSync(options.out, `${JSON.stringify(results, null, 1)}\n`);
      console.log(`\n${resultsPage(results)}\n\nKept in ${options.out}.`);
    }
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
