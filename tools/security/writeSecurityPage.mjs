import { writeFileSync } from 'node:fs';
import { page, securityPage } from './securityPage.mjs';

writeFileSync(page, securityPage());
