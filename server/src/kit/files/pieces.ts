import type { FileHandle } from 'node:fs/promises'

/** @returns a piece of a file, shorter where the file ends. */
export const readAt = async (handle: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
