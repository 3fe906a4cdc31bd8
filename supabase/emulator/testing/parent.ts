import { runMain } from './runMain.ts';

// Stands for the start script: prints the backend's process id when it is ready and lives until it is killed.
const { child, ready } = runMain({ DATA_DIR: process.env.DATA_DIR! });
await ready;
process.stdout.write(`${child.pid}\n`);
