import { sectionConfig } from '@marketplace/delivery/webpack';

export default sectionConfig(import.meta.dirname);
