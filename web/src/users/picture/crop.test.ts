import { expect, test } from 'vitest'
import { type Crop, inside, placed, pushed, sideOf, whole } from './crop'

const wide = { width: 400, height: 200 }

test('the whole of a wide picture is the square in its middle', () => {
  expect(sideOf(wide, whole)).toBe(200)
  expect(placed(wide, whole)).toEqual({ width: 200, left: -50, top: 0 })
})

test('no push takes the square past an edge', () => {
  const far: Crop = pushed(wide, whole, { x: 9, y: 9 })
  expect(far).toEqual({ x: 0.25, y: 0.5, zoom: 1 })
  expect(placed(wide, far).left).toBe(0)
  expect(pushed(wide, whole, { x: -9, y: -9 }).x).toBe(0.75)
})

test('a push moves what is seen by as much, however large it is', () => {
  const near = inside(wide, { ...whole, zoom: 4 })
  const before = placed(wide, near)
  const after = placed(wide, pushed(wide, near, { x: 0.1, y: -0.1 }))
  expect(after.left - before.left).toBeCloseTo(10)
  expect(after.top - before.top).toBeCloseTo(-10)
})

test('it is neither smaller than the frame nor a few dots', () => {
  expect(inside(wide, { ...whole, zoom: 0.1 }).zoom).toBe(1)
  expect(inside(wide, { ...whole, zoom: 99 }).zoom).toBe(5)
})

test('made smaller at an edge it comes back inside', () => {
  expect(inside(wide, { x: 0.05, y: 0.1, zoom: 1 })).toEqual({ x: 0.25, y: 0.5, zoom: 1 })
})
