/** What somebody has dropped or chosen. */
export interface Dropped {
  files: File[]
  /** Names of folders: a browser hands them over as if they were files, and then cannot read them. */
  folders: string[]
}

export const holdsFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false

/** Tells files from folders. It has to be asked while the event lasts. */
export function droppedFiles({ items, files }: DataTransfer): Dropped {
  const isFolder = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry()?.isDirectory ?? false)
  const all = [...files]
  return {
    files: all.filter((_, at) => !isFolder[at]),
    folders: all.filter((_, at) => isFolder[at]).map(({ name }) => name),
  }
}
