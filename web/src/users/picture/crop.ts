/** How large a picture is, in px. */
export interface Size {
  width: number
  height: number
}

/** The square that is cut out: its centre in shares of the picture, and how many times it is enlarged. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

export const most = 5

/** In the middle, as much as there is. */
export const whole: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** @returns the side of the square, in px of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high)

/** @returns the crop with its square inside the picture. */
export function inside(size: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, most)
  const half = sideOf(size, { ...crop, zoom }) / 2
  const edge = { x: half / size.width, y: half / size.height }
  return { x: between(edge.x, crop.x, 1 - edge.x), y: between(edge.y, crop.y, 1 - edge.y), zoom }
}

/** @returns the crop after the picture was pushed, by shares of the square's side. */
export function pushed(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const side = sideOf(size, crop)
  return inside(size, {
    ...crop,
    x: crop.x - (by.x * side) / size.width,
    y: crop.y - (by.y * side) / size.height,
  })
}

/** @returns where the picture lies so that the square fills its frame, in percent of the frame. */
export function placed(size: Size, crop: Crop): { width: number; left: number; top: number } {
  const side = sideOf(size, crop)
  return {
    width: (size.width / side) * 100,
    left: 50 - ((crop.x * size.width) / side) * 100,
    top: 50 - ((crop.y * size.height) / side) * 100,
  }
}
