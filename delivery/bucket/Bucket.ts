/** A place that several machines share: what has a key never changes and is never taken away. */
export interface Bucket {
  /** How people know it, without a secret. */
  readonly name: string;
  /** @returns `null` when nothing has the key */
  get(key: string): Promise<Buffer | null>;
  /** All keys that begin so, in the order of their characters. */
  list(prefix: string): Promise<string[]>;
  /**
   * Stores under a key that nobody else has taken, in one step.
   *
   * @returns `false` when something else has the key; the same bytes are what a lost answer had stored
   */
  add(key: string, bytes: Buffer): Promise<boolean>;
}
