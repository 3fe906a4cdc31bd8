import './boot/nonce';
import './boot/lentModules';
import { start } from './boot/start';

start();
