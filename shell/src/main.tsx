import { start } from './boot/start';
import { trustScripts } from './boot/trustScripts';

trustScripts();
start();
