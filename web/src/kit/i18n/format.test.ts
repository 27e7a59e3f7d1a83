import { expect, test } from 'vitest'
import { formatSize } from './format'

test.each([
  [0, '0 Byte'],
  [1023, '1.023 Byte'],
  [1024, '1 kB'],
  [1_258_291, '1,2 MB'],
  [50 * 1024 * 1024, '50 MB'],
  [5 * 1024 ** 3, '5.120 MB'],
])('%i bytes read %s', (bytes, text) => expect(formatSize(bytes)).toBe(text))
