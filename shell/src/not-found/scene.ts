import { art } from 'shared-ui/art';

export const scene = art['scene-not-found'];
