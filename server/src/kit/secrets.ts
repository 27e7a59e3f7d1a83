import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const ivLength = 12
const tagLength = 16

/** AES-256-GCM: nonce, tag, then the encrypted text. */
export const encrypt = (key: Buffer, text: string): Buffer => {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** @throws when the text was changed or another key was used. */
export const decrypt = (key: Buffer, sealed: Buffer): string => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivLength))
  decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
  return decipher.update(sealed.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
}

/** A token nobody can guess: 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token, so that a copy of the database opens nothing. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
