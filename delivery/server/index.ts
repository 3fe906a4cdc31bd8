export { startServer, type ServerOptions } from './startServer.ts';
export type { RunningServer } from 'node-kit/listen';
export type { Backend } from './backend/Backend.ts';
export type { AppEnv } from './createApp.ts';
