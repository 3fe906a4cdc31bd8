import './boot/nonce';
import { start } from './boot/start';

start();
