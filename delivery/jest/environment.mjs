import './quickStyles.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the web platform parts it lacks and that react-router and react-dom/server need. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // "node" first: several packages publish an untranspiled ES module under "browser".
    this.customExportConditions = ['node', 'require', 'default'];
  }

  async setup() {
    await super.setup();
    for (const name of ['TextEncoder', 'TextDecoder', 'ReadableStream', 'fetch', 'Request', 'Response', 'Headers', 'structuredClone']) {
      this.global[name] ??= globalThis[name];
    }
  }
}
