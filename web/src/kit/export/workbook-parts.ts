const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const xmlText = (text: string): string =>
  text
    // What no XML may hold, and what a program would read as one of those.
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}"/>`

/** The cells that are all bold stand first, then one look for each format. */
const stylesXml = (formats: readonly string[]): string => {
  const looks = formats.map(
    (_, at) =>
      `<xf numFmtId="${164 + at}" fontId="${at === 0 ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  )
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"'
  return [
    `${head}<styleSheet xmlns="${main}">`,
    `<numFmts count="${formats.length}">`,
    ...formats.map((format, at) => `<numFmt numFmtId="${164 + at}" formatCode="${xmlText(format)}"/>`),
    '</numFmts>',
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border/></borders>',
    `<cellStyleXfs count="1">${plain}/></cellStyleXfs>`,
    `<cellXfs count="${looks.length + 1}">${plain} xfId="0"/>${looks.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('')
}

/** What stands in the file beside the sheet. @param range the cells below the filter. */
export const partsBeside = (sheet: string, range: string, formats: readonly string[]): Record<string, string> => ({
  '[Content_Types].xml': [
    `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>`,
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  ].join(''),
  '_rels/.rels': `${head}<Relationships xmlns="${relations}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': [
    `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets>`,
    '<definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">',
    `${sheet}!${range.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2')}</definedName></definedNames></workbook>`,
  ].join(''),
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}</Relationships>`,
  'xl/styles.xml': stylesXml(formats),
})

export const sheetHead = (columns: readonly { width: number; style: number }[]): string =>
  [
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    '<sheetFormatPr defaultRowHeight="15"/><cols>',
    ...columns.map(
      ({ width, style }, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${style}" customWidth="1"/>`,
    ),
    '</cols><sheetData>',
  ].join('')

export const sheetEnd = (range: string): string => `</sheetData><autoFilter ref="${range}"/></worksheet>`
