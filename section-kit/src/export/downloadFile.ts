/** Hands a text to the browser as a file. For event handlers only. */
export function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click has ended, on a busy phone long after; FileSaver.js allows 40 seconds as well.
  setTimeout(() => URL.revokeObjectURL(address), 40_000);
}
