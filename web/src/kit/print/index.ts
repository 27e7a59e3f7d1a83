export { useIsPrinting } from './is-printing'
export { PaperHead } from './paper-head'
export { PrintButton } from './print-button'
export { Printout, usePrintDialog } from './printout'
