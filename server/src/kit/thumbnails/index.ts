export { openThumbnails, type Thumbnails } from './thumbnails'
