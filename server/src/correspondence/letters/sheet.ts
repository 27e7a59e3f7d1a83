import {
  type FinishedBlock,
  type FinishedText,
  finishLine,
  finishText,
  type LetterFields,
  type MissingFact,
  type Placeholder,
  placeholderFacts,
} from '@pietas/contract/correspondence'
import { formatDay, today } from '@pietas/contract/kit'
import { printable, type Sheet, type SheetBlock } from '../../kit/paper'
import type { CaseFacts } from '../facts/queries'
import { casesOf, recordIdOf, type ToWhom, valuesOf } from '../facts/values'

/** What a letter is written from, whether of a template or by hand. */
export type Written = Pick<LetterFields, 'subject' | 'content' | 'header' | 'footer'>

/** A letter as it stands for one recipient. */
export type FinishedLetter = {
  subject: string
  header: FinishedText
  content: FinishedText
  footer: FinishedText
  missing: MissingFact[]
}

/** Makes one letter of what is written, for a case and a recipient. */
export const finishLetter = (written: Written, facts: CaseFacts, to: ToWhom | null): FinishedLetter => {
  const values = valuesOf(facts, to)
  const cases = casesOf(facts, to)
  const text = (html: string | null) => finishText(html ?? '', values, cases)
  const subject = finishLine(written.subject ?? '', values)
  const [header, content, footer] = [text(written.header), text(written.content), text(written.footer)]
  const records = recordIdOf(facts, to)
  const where = (placeholder: Placeholder): MissingFact => {
    const { record, field } = placeholderFacts(placeholder)
    return { placeholder, field, record, ...(records[record] ?? { recordId: null, personId: null }) }
  }
  const missing = new Set([subject, header, content, footer].flatMap((part) => part.missing))
  return { subject: subject.text, header, content, footer, missing: [...missing].map(where) }
}

const blocks = (of: readonly FinishedBlock[]): SheetBlock[] =>
  of.map((block): SheetBlock => {
    if ('items' in block) return { kind: block.kind, items: block.items.map(blocks) }
    const pieces = block.pieces.map(({ text, gap, ...look }) => ({ ...look, text: printable(text), gap: gap !== null }))
    return { kind: block.kind, pieces }
  })

const said = (parts: readonly (string | null | undefined)[], by = ' '): string => parts.filter(Boolean).join(by)

const lines = (...all: (string | null)[]): string[] =>
  all.filter((line): line is string => Boolean(line)).map(printable)

const companyOf = ({ company, branch }: CaseFacts): Sheet['company'] => {
  const street = said([company.street, company.streetNumber])
  const town = said([company.zipCode, company.city])
  return {
    name: printable(company.name),
    line: printable(said([street, town], ' · ')),
    colour: company.primaryColor ?? '#1f2937',
    foot: [
      lines(company.name, street, town),
      lines(
        company.phone && `Telefon ${company.phone}`,
        branch?.email ?? company.email,
        company.commercialRegister && said([company.commercialRegister, company.commercialRegisterNumber]),
        company.director && `Geschäftsführung: ${company.director}`,
      ),
      lines(
        company.bankName,
        company.iban?.replace(/(.{4})(?=.)/g, '$1 ') ?? null,
        company.bic,
        company.vatId && `USt-IdNr. ${company.vatId}`,
      ),
    ],
  }
}

const informationOf = ({ id, author, branch, company }: CaseFacts): [string, string][] => {
  const rows: [string, string | null | undefined][] = [
    ['Datum', formatDay(today())],
    ['Unser Zeichen', `Vorgang ${id}`],
    ['Es schreibt', author?.name],
    ['Telefon', author?.phone ?? branch?.phone ?? company.phone],
    ['E-Mail', author?.email ?? branch?.email ?? company.email],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, printable(value)] as [string, string]] : []))
}

/** A top margin below this one leaves no room for the head of form B: then it is form A. */
const lowHead = 36

/** The page of a letter: DIN 5008, on the paper of the company. */
export const sheetOf = (letter: FinishedLetter, facts: CaseFacts, to: ToWhom | null): Sheet => {
  const { marginLeft, marginRight, marginTop, marginBottom, renderSender, senderLine } =
    facts.company.letterTemplateSettings
  const company = companyOf(facts)
  const sender = senderLine ?? said([company.name, company.line], ' · ')
  return {
    form: marginTop < lowHead ? 'A' : 'B',
    title: printable(letter.subject || `Vorgang ${facts.id}`),
    margins: { left: marginLeft, right: marginRight, top: marginTop, bottom: marginBottom },
    paper: facts.company.stationery !== null,
    company,
    sender: renderSender ? printable(sender) : null,
    address: (to?.address ?? '').split('\n').map(printable),
    information: informationOf(facts),
    subject: letter.subject ? printable(letter.subject) : null,
    header: blocks(letter.header.blocks),
    content: blocks(letter.content.blocks),
    footer: blocks(letter.footer.blocks),
  }
}
