export { spriteId } from './icon/sprite';
export { spriteOf } from './icon/spriteOf';
