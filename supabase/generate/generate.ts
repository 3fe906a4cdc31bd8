/** `npm run schema -w supabase`: writes what follows from `schemas/`, and seals new migrations. */
import { addSums } from './migrationSums.ts';
import { writeBaseline } from './writeBaseline.ts';

writeBaseline();
addSums();
