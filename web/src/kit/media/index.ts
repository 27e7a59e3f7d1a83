export { documentUrls } from './document-urls'
export { Thumbnail } from './thumbnail'
