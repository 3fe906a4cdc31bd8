/** What is wrong with a file of content, where, and what to do: `file:line: text`. */
export class ContentError extends Error {
  readonly file: string;
  readonly line: number;
  readonly text: string;

  /**
   * @param file absolute path
   * @param line counted from 1
   * @param text what is wrong and how to correct it
   */
  constructor(file: string, line: number, text: string) {
    super(`${file}:${line}: ${text}`);
    this.file = file;
    this.line = line;
    this.text = text;
  }
}
