import { shellConfig } from '@marketplace/delivery/webpack';

export default shellConfig(import.meta.dirname);
