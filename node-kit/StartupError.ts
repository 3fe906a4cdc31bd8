/** A reason not to start that the person at the keyboard can act on. Its message is printed alone, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
