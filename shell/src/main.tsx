import { start } from './boot/start';

start();
