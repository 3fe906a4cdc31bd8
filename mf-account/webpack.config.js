import { sectionConfig } from 'delivery/webpack';

export default sectionConfig(import.meta.dirname);
