import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderApp } from '../testing'
import { PdfPages } from '.'

/** A page that says one line, put together by hand. */
const aPdf = (line: string): Blob => {
  const stream = `BT /F1 24 Tf 72 700 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const at = objects.map((object, index) => {
    const start = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(start).padStart(10, '0')
  })
  const start = text.length
  text += `xref\n0 6\n0000000000 65535 f \n${at.map((one) => `${one} 00000 n \n`).join('')}`
  text += `trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`
  return new Blob([text], { type: 'application/pdf' })
}

const [first, second] = [aPdf('Sehr geehrte Damen und Herren'), aPdf('Guten Tag')]

test('a page is drawn, and read to people who cannot see it; the next one takes its place when it is drawn', async () => {
  function Shown() {
    const [file, setFile] = useState<Blob | undefined>(first)
    return (
      <>
        <button type="button" onClick={() => setFile(undefined)}>
          Warten
        </button>
        <button type="button" onClick={() => setFile(second)}>
          Weiter
        </button>
        <PdfPages file={file} label="Brief" />
      </>
    )
  }
  const screen = await renderApp(<Shown />).screen
  const page = screen.getByRole('region', { name: 'Brief, Seite 1 von 1' })
  await expect.element(page).toHaveTextContent('Sehr geehrte Damen und Herren')
  await expect.poll(() => page.element().querySelector('canvas')?.width).toBe(1640)
  await screen.getByRole('button', { name: 'Warten' }).click()
  await expect.element(page).toHaveTextContent('Sehr geehrte Damen und Herren')
  await screen.getByRole('button', { name: 'Weiter' }).click()
  await expect.element(page).toHaveTextContent('Guten Tag')
})

test('what is no PDF says so', async () => {
  const screen = await renderApp(<PdfPages file={new Blob(['nichts'])} label="Brief" />).screen
  await expect.element(screen.getByText('Die Seiten lassen sich nicht zeigen')).toBeVisible()
})
