/** Hands a file to the browser, which stores it where downloads go. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file once this task is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
