export { startServer, type ServerOptions } from './startServer.ts';
export type { RunningServer } from './listen.ts';
export type { Backend } from './backend/Backend.ts';
export type { AppEnv } from './createApp.ts';
