import { art } from '@marketplace/shared-ui/art';

export const scene = art['scene-not-found'];
