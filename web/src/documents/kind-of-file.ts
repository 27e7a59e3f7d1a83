// What people call the types that come up in a funeral home; names are the same in every language.
const names: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint',
  'application/vnd.oasis.opendocument.text': 'OpenDocument',
  'application/vnd.oasis.opendocument.spreadsheet': 'OpenDocument',
  'application/zip': 'ZIP',
  'text/plain': 'TXT',
  'text/csv': 'CSV',
  'audio/mpeg': 'MP3',
  'video/mp4': 'MP4',
  'video/quicktime': 'MOV',
}

/** A type in a word: `image/jpeg` is JPEG. Of an unknown one nothing is said. */
export function kindOfFile(mimeType: string): string {
  const image = /^image\/(\w+)$/.exec(mimeType)?.[1]
  return names[mimeType] ?? image?.toUpperCase() ?? ''
}
