/** The label of samples. Its own entry, carried by the sections that show it, so that the shell stays without it. */
export { SampleBadge } from './sample/SampleBadge';
