/** What one page or drawer loads first: JavaScript in kB as gzip packs it, and the number of files. */
export interface FirstLoad {
  name: string
  kB: number
  files: number
}

export function firstLoads(): FirstLoad[]
