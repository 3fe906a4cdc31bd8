import type { Renderer } from '../prerender/createRenderer.ts';
import type { Watch } from './Watch.ts';

/** The same renderer, which tells watches how each page came out. */
export function watchRenders(renderer: Renderer, watches: readonly Watch[]): Renderer {
  return {
    ...renderer,
    render: async (wanted) => {
      const began = performance.now();
      const page = await renderer.render(wanted);
      for (const { rendered } of watches)
        rendered?.({ owner: wanted.owner, milliseconds: performance.now() - began, outcome: page ? 'rendered' : 'browser' });
      return page;
    },
  };
}
