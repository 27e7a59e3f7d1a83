/** Types into the field with the focus, without a rest between two keys: a busy machine might make one. */
export const typeAtOnce = (text: string): void => {
  for (const letter of text) document.execCommand('insertText', false, letter)
}
