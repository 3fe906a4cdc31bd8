/** `npm run schema -w supabase`: writes what follows from `schemas/`, and seals new migrations. */
import { writeFileSync } from 'node:fs';
import { dataMap, dataMapFile } from './dataMap.ts';
import { databaseTypes, typesFile } from './databaseTypes.ts';
import { addSums } from './migrationSums.ts';
import { taxExamples, taxExamplesFile } from './taxExamples.ts';
import { writeBaseline } from './writeBaseline.ts';

writeBaseline();
writeFileSync(typesFile, await databaseTypes());
writeFileSync(dataMapFile, await dataMap());
writeFileSync(taxExamplesFile, await taxExamples());
// Last: what has been sealed is known to run.
addSums();
