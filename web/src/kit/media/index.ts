export { documentUrls } from './document-urls'
export { PictureFrame } from './picture-frame'
export { Thumbnail } from './thumbnail'
