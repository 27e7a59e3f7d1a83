import { expect, test } from 'vitest'
import { boundsOf } from './fair-queue'
import { connectionsBeside } from './pool'

test('beside the server a few connections are enough, and even the smallest machine leaves one to somebody else', () => {
  expect([1, 2, 3, 4, 16].map(connectionsBeside)).toEqual([3, 5, 7, 8, 8])
  const { places, ofTenant, ofUser } = boundsOf(connectionsBeside(1))
  expect([places - ofTenant, ofUser]).toEqual([1, 1])
})
