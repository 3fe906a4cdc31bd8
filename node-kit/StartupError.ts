interface StartupErrorOptions {
  /** The cause may pass by itself, such as a full disk: whoever started this program may try again. */
  mayPass?: boolean;
}

/** A reason not to start that the person at the keyboard can act on. Its message is printed alone, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
  readonly mayPass: boolean;

  constructor(message: string, { mayPass = false }: StartupErrorOptions = {}) {
    super(message);
    this.mayPass = mayPass;
  }
}

/** How a program ends that may start later although nothing is changed about it: "temporary failure" of `sysexits.h`. */
export const MAY_PASS_CODE = 75;
