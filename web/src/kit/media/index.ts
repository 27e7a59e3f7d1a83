export { documentUrls } from './document-urls'
export { Face } from './face'
export { PictureFrame } from './picture-frame'
export { Thumbnail } from './thumbnail'
