import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib'

// Names that an archive refuses wherever they stand, or that only a whole validator could judge.
const refused = /^\/(?:LZWDecode|Crypt|JPXDecode|DeviceCMYK|PS|TR|HTP|OPI|Alternates)$/
const files = ['FontFile', 'FontFile2', 'FontFile3']

/** Words that set a colour of four inks, among those of a page. */
const cmyk = /(?:^|\s)(?:[-+.\d]+\s+){4}[kK](?=\s|$)/

const isName = (object: PDFObject | undefined, name: string): boolean => object === PDFName.of(name)

/** A font that brings no shapes of its own, so that each reader draws with what it has. */
const isBorrowed = (font: PDFDict): boolean => {
  if (!isName(font.get(PDFName.of('Type')), 'Font')) return false
  const kind = font.get(PDFName.of('Subtype'))
  // Drawn in the file itself, or told by the font below it.
  if (isName(kind, 'Type3') || isName(kind, 'Type0')) return false
  const descriptor = font.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict)
  return !files.some((file) => descriptor?.has(PDFName.of(file)))
}

const namesOf = (dict: PDFDict): string[] =>
  dict.entries().flatMap(([key, value]) => [String(key), ...(value instanceof PDFName ? [String(value)] : [])])

const isRefused = (object: PDFObject): boolean => {
  if (object instanceof PDFName) return refused.test(String(object))
  if (object instanceof PDFArray) return object.asArray().some(isRefused)
  if (object instanceof PDFStream) return isRefused(object.dict) || hasInks(object)
  if (!(object instanceof PDFDict)) return false
  return isBorrowed(object) || namesOf(object).some((name) => refused.test(name)) || object.values().some(isRefused)
}

const pictures = ['DCTDecode', 'CCITTFaxDecode', 'JBIG2Decode'].map((name) => PDFName.of(name))

/** Whether the words of a stream set colours of a press. */
const hasInks = (stream: PDFStream): boolean => {
  const filter = stream.dict.get(PDFName.of('Filter'))
  const isPicture = isName(stream.dict.get(PDFName.of('Subtype')), 'Image') || pictures.some((one) => one === filter)
  if (isPicture || !(stream instanceof PDFRawStream)) return false
  return cmyk.test(Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
}

/**
 * Whether a PDF may lie on a sheet that is kept for an archive: ISO 19005-2 wants every font in the file, colours that
 * are told apart from any machine, and no packing that is not free. What cannot be judged here is no.
 */
export const isArchivable = (document: PDFDocument): boolean => {
  try {
    return !document.context.enumerateIndirectObjects().some(([, object]) => isRefused(object))
  } catch {
    return false
  }
}

/** Takes the mark of an archive away from a PDF that no longer keeps what it promises. */
export const unmark = (document: PDFDocument): void => {
  const key = PDFName.of('Metadata')
  const metadata = document.catalog.lookupMaybe(key, PDFStream)
  if (!(metadata instanceof PDFRawStream)) return
  const said = Buffer.from(decodePDFRawStream(metadata).decode()).toString('utf8')
  const silent = said.replace(/<pdfaid:(part|conformance)>[^<]*<\/pdfaid:\1>/g, '')
  const stream = document.context.stream(Buffer.from(silent, 'utf8'), { Type: 'Metadata', Subtype: 'XML' })
  document.catalog.set(key, document.context.register(stream))
}
