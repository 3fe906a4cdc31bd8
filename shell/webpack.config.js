import { shellConfig } from '@marketplace/delivery/webpack/shell';

export default shellConfig(import.meta.dirname);
