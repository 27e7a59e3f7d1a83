import { type Crop, sideOf, whole } from './crop'

const edge = 512

/** Loads a picture. @throws when it is none, or one that this browser cannot read. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

/** Paints the square anew: what a camera has noted in the file, such as the place, does not come along. */
export function squareOf(picture: HTMLImageElement, crop: Crop = whole): Promise<Blob> {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const side = sideOf(size, crop)
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const brush = canvas.getContext('2d')
  if (!brush) return Promise.reject(new Error('A canvas gives no brush'))
  brush.imageSmoothingQuality = 'high'
  // What is transparent would turn black.
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, edge, edge)
  const left = crop.x * size.width - side / 2
  const top = crop.y * size.height - side / 2
  brush.drawImage(picture, left, top, side, side, 0, 0, edge, edge)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was painted'))), 'image/jpeg', 0.9),
  )
}
