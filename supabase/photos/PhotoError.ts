/** Why a picture is not stored: `unreadable` – its parts do not fit together; `tooLarge` – it has too many pixels. */
export type PhotoFault = 'unreadable' | 'tooLarge';

/** A picture that is not what its type says, or more than a reader should have to open. */
export class PhotoError extends Error {
  override name = 'PhotoError';
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault) {
    super(fault);
    this.fault = fault;
  }
}
