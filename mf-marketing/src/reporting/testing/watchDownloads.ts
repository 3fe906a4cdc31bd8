/** Catches what the tests of a block hand to the browser as files. @returns a reader of the newest one */
export function watchDownloads(): () => Promise<{ name: string; text: string }> {
  let blob: Blob;
  let name = '';
  beforeEach(() => {
    URL.createObjectURL = (file: Blob) => {
      blob = file;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      name = this.download;
    });
  });
  afterEach(() => jest.restoreAllMocks());
  return () =>
    new Promise((resolve) => {
      const reader = new FileReader();
      // The mark at the beginning would be swallowed by a reader of texts.
      reader.onload = () => resolve({ name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer) });
      reader.readAsArrayBuffer(blob);
    });
}
