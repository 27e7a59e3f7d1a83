export { vatOptions } from './options'
export { priceNow, priceText } from './product-columns'
export { articleSource, soldSource } from './source'
export { bookForProcess } from './stock/book-for-process'
