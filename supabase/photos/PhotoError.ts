/** Why a picture is not stored: `unreadable` – its parts do not fit together; `tooLarge` – it has too many pixels. */
export type PhotoErrorKind = 'unreadable' | 'tooLarge';

/** A picture that is not what its type says, or more than a reader should have to open. */
export class PhotoError extends Error {
  override name = 'PhotoError';
  readonly kind: PhotoErrorKind;

  constructor(kind: PhotoErrorKind) {
    super(kind);
    this.kind = kind;
  }
}
