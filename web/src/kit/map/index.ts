export { MapPicture } from './map-picture'
