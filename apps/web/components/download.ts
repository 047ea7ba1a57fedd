/** Downloads of data that the page has created. */

/** Starts a download through a temporary link. */
export function download(name: string, content: Uint8Array<ArrayBuffer> | string): void {
  const url = URL.createObjectURL(new Blob([content]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The URL is read asynchronously after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
