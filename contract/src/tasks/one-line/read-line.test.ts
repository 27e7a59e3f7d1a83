import { describe, expect, test } from 'vitest'
import type { KnownNames } from './line-names'
import { type LineFacts, type LinePart, partKey, readLine } from './read-line'

const known: KnownNames = {
  types: [
    { type: 'BASIC', words: ['Aufgabe', 'Task'] },
    { type: 'APPOINTMENT', words: ['Termin', 'Appointment'] },
    { type: 'WORK', words: ['Arbeit', 'Work'] },
    { type: 'TRANSPORTATION', words: ['Überführung', 'Abholung', 'Transport'] },
    { type: 'COMPLAINT', words: ['Beschwerde', 'Complaint'] },
    { type: 'PRIVATE', words: ['Privat', 'Private'] },
  ],
  users: [
    { id: 1, firstName: 'Erna', lastName: 'Müller' },
    { id: 2, firstName: 'Tom', lastName: 'Weiß' },
    { id: 3, firstName: 'Anna Maria', lastName: 'Schulz' },
    { id: 4, firstName: 'Jürgen', lastName: 'Groß-Lüdenscheid' },
    { id: 5, firstName: 'Peter', lastName: 'Schulz' },
    { id: 6, firstName: 'José', lastName: 'García' },
  ],
  cars: [
    { id: 11, name: 'Transporter 1', licensePlate: 'DO-BH 101' },
    { id: 12, name: 'Transporter 2', licensePlate: 'DO-BH 102' },
    { id: 13, name: 'Kombi', licensePlate: 'DO-PK 7' },
  ],
  resources: [
    { id: 21, name: 'Kühlraum 1' },
    { id: 22, name: 'Trauerhalle' },
  ],
  partners: [
    { id: 31, name: 'Klinikum Dortmund gGmbH' },
    { id: 32, name: 'Krematorium Hagen' },
    { id: 33, name: 'Friedhof Nord' },
    { id: 34, name: 'Friedhof Süd' },
    { id: 35, name: 'Blumen Schmidt' },
  ],
  processes: [
    { id: 100, name: 'Karl Muster' },
    { id: 101, name: 'Gerda Lang' },
    { id: 102, name: 'Gerda Lang' },
  ],
}

// A Tuesday.
const facts: LineFacts = { now: { day: '2026-11-24', time: '10:00' }, known, usualType: 'BASIC' }

const short = (part: LinePart): string => {
  if (part.what === 'type') return part.type
  if (part.what === 'day') return part.day.slice(2)
  if (part.what === 'time') return part.until ? `${part.time}-${part.until}` : part.time
  if (part.what !== 'place') return `${part.what}:${part.id}`
  const { role, id, written } = part
  const parts = [written?.street, written?.streetNumber, written?.zipCode, written?.city]
  return `${role === 'address' ? 'at' : 'to'}:${id ?? parts.filter(Boolean).join(' ')}`
}

const told = (line: string, more: Partial<LineFacts> = {}): string => {
  const { parts, title } = readLine(line, { ...facts, ...more })
  return [...parts.map(short), `"${title}"`].join(' ')
}

const sentences: [line: string, understood: string][] = [
  // A line of the house.
  ['Überführung morgen 9 Uhr Klinikum, Transporter 1', 'TRANSPORTATION 26-11-25 09:00 at:31 car:11 "Überführung"'],
  ['Blumen bestellen', '"Blumen bestellen"'],
  ['  Blumen   bestellen  ', '"Blumen bestellen"'],
  ['Aufgabe Blumen bestellen morgen', 'BASIC 26-11-25 "Blumen bestellen"'],
  ['Termin mit Pfarrer Klein am Freitag um 14:30', 'APPOINTMENT 26-11-27 14:30 "mit Pfarrer Klein"'],
  // Days by word.
  ['Heute Kränze abholen', '26-11-24 "Kränze abholen"'],
  ['Kränze abholen morgen', '26-11-25 "Kränze abholen"'],
  ['Übermorgen Kränze abholen', '26-11-26 "Kränze abholen"'],
  ['uebermorgen Kränze abholen', '26-11-26 "Kränze abholen"'],
  ['am Morgen Kränze abholen', '"am Morgen Kränze abholen"'],
  ['Guten Morgen sagen', '"Guten Morgen sagen"'],
  ['order wreaths tomorrow', '26-11-25 "order wreaths"'],
  // Days of the week.
  ['Mo Blumen bestellen', '26-11-30 "Blumen bestellen"'],
  ['Montag Blumen bestellen', '26-11-30 "Blumen bestellen"'],
  ['Blumen am Montag bestellen', '26-11-30 "Blumen bestellen"'],
  ['Blumen bis Mo. bestellen', '26-11-30 "Blumen bestellen"'],
  ['Dienstag Rückruf', '26-12-01 "Rückruf"'],
  ['nächsten Freitag Rückruf', '26-11-27 "Rückruf"'],
  ['kommenden Freitag Rückruf', '26-11-27 "Rückruf"'],
  ['übernächsten Freitag Rückruf', '26-12-04 "Rückruf"'],
  ['Freitag nächster Woche Rückruf', '26-12-04 "Rückruf"'],
  ['nächste Woche Mittwoch Rückruf', '26-12-02 "Rückruf"'],
  ['Rückruf Fr 9 Uhr', '26-11-27 09:00 "Rückruf"'],
  ['rückruf fr 9 uhr', '26-11-27 09:00 "rückruf"'],
  ['Fr. Meier anrufen', '"Fr. Meier anrufen"'],
  ['So bald wie möglich', '"So bald wie möglich"'],
  ['Kirche am So', '26-11-29 "Kirche"'],
  ['Sa, 10 Uhr Kirche', '26-11-28 10:00 "Kirche"'],
  ['call back on friday', '26-11-27 "call back"'],
  ['sonnabend Halle putzen', '26-11-28 "Halle putzen"'],
  // Days that are so far away.
  ['in 3 Tagen nachfragen', '26-11-27 "nachfragen"'],
  ['nachfragen in einer Woche', '26-12-01 "nachfragen"'],
  ['in zwei Wochen nachfragen', '26-12-08 "nachfragen"'],
  ['nachfragen +3', '26-11-27 "nachfragen"'],
  ['+1 nachfragen', '26-11-25 "nachfragen"'],
  ['Rückruf +49 231 5550', '"Rückruf +49 231 5550"'],
  ['Rückruf +49231', '"Rückruf +49231"'],
  // Dates.
  ['24.12. Halle schmücken', '26-12-24 "Halle schmücken"'],
  ['24.12 Halle schmücken', '26-12-24 "Halle schmücken"'],
  ['24.12.2026 Halle schmücken', '26-12-24 "Halle schmücken"'],
  ['24.12.26 Halle schmücken', '26-12-24 "Halle schmücken"'],
  ['24. 12. 2027 Halle schmücken', '27-12-24 "Halle schmücken"'],
  ['2026-12-24 Halle schmücken', '26-12-24 "Halle schmücken"'],
  ['24. Dezember Halle schmücken', '26-12-24 "Halle schmücken"'],
  ['am 3. März Halle schmücken', '27-03-03 "Halle schmücken"'],
  ['Halle schmücken bis zum 6. Jan. 2027', '27-01-06 "Halle schmücken"'],
  ['2.1. Inventur', '27-01-02 "Inventur"'],
  ['23.11. Inventur', '27-11-23 "Inventur"'],
  ['24.11. Inventur', '26-11-24 "Inventur"'],
  ['29.2. Inventur', '28-02-29 "Inventur"'],
  ['31.2. Inventur', '"31.2. Inventur"'],
  ['31.02.2027 Inventur', '"31.02.2027 Inventur"'],
  ['Donnerstag, den 24.12. Inventur', '26-12-24 "Inventur"'],
  ['Freitag, 24.12. Inventur', '26-12-24 "Freitag, Inventur"'],
  ['24.12. 14 Uhr Feier', '26-12-24 14:00 "Feier"'],
  ['Sarg 3.5 kg wiegen', '"Sarg 3.5 kg wiegen"'],
  // Times.
  ['Termin morgen 9 Uhr', 'APPOINTMENT 26-11-25 09:00 "Termin"'],
  ['Termin morgen 9:30', 'APPOINTMENT 26-11-25 09:30 "Termin"'],
  ['Termin morgen 14.30 Uhr', 'APPOINTMENT 26-11-25 14:30 "Termin"'],
  ['Termin morgen um 9', 'APPOINTMENT 26-11-25 09:00 "Termin"'],
  ['Termin morgen um 9.30', 'APPOINTMENT 26-11-25 09:30 "Termin"'],
  ['Termin morgen halb zehn', 'APPOINTMENT 26-11-25 09:30 "Termin"'],
  ['Termin morgen um halb 10', 'APPOINTMENT 26-11-25 09:30 "Termin"'],
  ['Termin morgen viertel nach acht', 'APPOINTMENT 26-11-25 08:15 "Termin"'],
  ['Termin morgen Viertel vor neun', 'APPOINTMENT 26-11-25 08:45 "Termin"'],
  ['Termin morgen zehn nach acht', 'APPOINTMENT 26-11-25 08:10 "Termin"'],
  ['Termin morgen zwölf Uhr', 'APPOINTMENT 26-11-25 12:00 "Termin"'],
  ['Termin morgen 3 Uhr nachmittags', 'APPOINTMENT 26-11-25 15:00 "Termin"'],
  ['Appointment tomorrow at 3 pm dentist', 'APPOINTMENT 26-11-25 15:00 "dentist"'],
  ['Termin morgen um 3:30 p.m.', 'APPOINTMENT 26-11-25 15:30 "Termin"'],
  ['Termin morgen um 12 pm', 'APPOINTMENT 26-11-25 12:00 "Termin"'],
  ['Termin morgen 9 Uhr PM-Treffen', 'APPOINTMENT 26-11-25 09:00 "PM-Treffen"'],
  ['Termin morgen 9-11 Uhr', 'APPOINTMENT 26-11-25 09:00-11:00 "Termin"'],
  ['Termin morgen 9–11 Uhr', 'APPOINTMENT 26-11-25 09:00-11:00 "Termin"'],
  ['Termin morgen von 9 bis 11:30 Uhr', 'APPOINTMENT 26-11-25 09:00-11:30 "Termin"'],
  ['Termin morgen 9:15-10:45', 'APPOINTMENT 26-11-25 09:15-10:45 "Termin"'],
  ['Termin morgen 11-9 Uhr', 'APPOINTMENT 26-11-25 "11-9 Uhr"'],
  ['Blumen holen 9-11 Uhr', '"Blumen holen 9-11 Uhr"'],
  ['25 Uhr anrufen', '"25 Uhr anrufen"'],
  ['9:75 anrufen', '"9:75 anrufen"'],
  ['Kapitel 9-11 lesen', '"Kapitel 9-11 lesen"'],
  // People.
  ['Erna Müller ruft zurück', 'user:1 "ruft zurück"'],
  ['erna mueller ruft zurück', 'user:1 "ruft zurück"'],
  ['ERNA MÜLLER ruft zurück', 'user:1 "ruft zurück"'],
  ['Rückruf für Tom', 'user:2 "Rückruf"'],
  ['Rückruf @tom', 'user:2 "Rückruf"'],
  ['weiß streichen', '"weiß streichen"'],
  ['Anna Maria Schulz ruft zurück', 'user:3 "ruft zurück"'],
  ['Maria Schulz ruft zurück', 'user:3 "ruft zurück"'],
  ['Schulz ruft zurück', '"Schulz ruft zurück"'],
  ['Jürgen Groß-Lüdenscheid ruft zurück', 'user:4 "ruft zurück"'],
  ['Jose Garcia ruft zurück', 'user:6 "ruft zurück"'],
  ['Erna und Tom rufen zurück', 'user:1 "und Tom rufen zurück"'],
  ['Arbeit morgen Erna, Tom', 'WORK 26-11-25 user:1 user:2 "Arbeit"'],
  // Cars and things.
  ['Arbeit morgen TRANSPORTER 1 waschen', 'WORK 26-11-25 car:11 "waschen"'],
  ['Arbeit morgen mit DO BH 102', 'WORK 26-11-25 car:12 "Arbeit"'],
  ['Arbeit morgen do-bh102 waschen', 'WORK 26-11-25 car:12 "waschen"'],
  ['Transporter 1 waschen', '"Transporter 1 waschen"'],
  ['Arbeit Transporter 12 waschen', 'WORK "Transporter 12 waschen"'],
  ['Termin Trauerhalle 10:30', 'APPOINTMENT res:22 10:30 "Termin"'],
  // Places.
  ['Überführung von Klinikum nach Krematorium 14 Uhr', 'TRANSPORTATION at:31 to:32 14:00 "Überführung"'],
  ['Überführung Klinikum → Krematorium Hagen', 'TRANSPORTATION at:31 to:32 "Überführung"'],
  ['Überführung nach Krematorium Hagen', 'TRANSPORTATION to:32 "Überführung"'],
  ['Termin Friedhof', 'APPOINTMENT "Friedhof"'],
  ['Termin Friedhof Süd', 'APPOINTMENT at:34 "Termin"'],
  ['Termin Blumen aussuchen', 'APPOINTMENT "Blumen aussuchen"'],
  [
    'Überführung Hauptstraße 5, 44135 Dortmund nach Krematorium',
    'TRANSPORTATION at:Hauptstraße 5 44135 Dortmund to:32 "Überführung"',
  ],
  ['Termin Bonner Str. 12a 9 Uhr', 'APPOINTMENT at:Bonner Str. 12a 09:00 "Termin"'],
  ['Krematorium Hagen anrufen', '"Krematorium Hagen anrufen"'],
  // Cases.
  ['Urkunde holen #100', 'process:100 "Urkunde holen"'],
  ['Urkunde holen Vorgang 100', 'process:100 "Urkunde holen"'],
  ['Urkunde holen Karl Muster', 'process:100 "Urkunde holen"'],
  ['Urkunde holen Gerda Lang', '"Urkunde holen Gerda Lang"'],
  ['Urkunde holen #999', '"Urkunde holen #999"'],
  // What is no line of the house.
  ['', '""'],
  ['   ', '""'],
  ['morgen', '26-11-25 ""'],
  ['Über die Arbeit sprechen', '"Über die Arbeit sprechen"'],
  ['morgen morgen', '26-11-25 "morgen"'],
  ['<b>fett</b> & "Zitat"', '"<b>fett</b> & "Zitat""'],
]

describe('a line', () => {
  test.each(sentences)('%s', (line, understood) => {
    expect(told(line)).toBe(understood.replace('res:', 'resource:'))
  })
})

test('each part stands where its words are', () => {
  const line = 'Termin am Montag, 9 Uhr'
  const { text, parts } = readLine(line, facts)
  expect(parts.map(({ start, end }) => text.slice(start, end))).toEqual(['Termin', 'am Montag', '9 Uhr'])
  expect(parts.map((part) => part.text)).toEqual(['Termin', 'Montag', '9 Uhr'])
})

test('a time without a day is the next such time', () => {
  const dayOf = (line: string) => readLine(line, facts).day
  expect(dayOf('Rückruf 10:01')).toBe('2026-11-24')
  expect(dayOf('Rückruf 10:00')).toBe('2026-11-25')
  expect(dayOf('Rückruf heute 8 Uhr')).toBe('2026-11-24')
  expect(dayOf('Rückruf')).toBeNull()
  const late: LineFacts = { ...facts, now: { day: '2026-12-31', time: '23:30' } }
  expect(readLine('Rückruf 9 Uhr', late).day).toBe('2027-01-01')
  expect(readLine('Rückruf morgen', late).day).toBe('2027-01-01')
  expect(readLine('Rückruf am Fr', late).day).toBe('2027-01-01')
})

test('what somebody takes back goes to the title, and nothing else changes', () => {
  const { parts } = readLine('Blumen bestellen morgen 9 Uhr', facts)
  const [day] = parts
  expect(told('Blumen bestellen morgen 9 Uhr', { refused: new Set([partKey(day as LinePart)]) })).toBe(
    '09:00 "Blumen bestellen morgen"',
  )
})

test('without the right to plan a line is private unless it says otherwise', () => {
  const types = known.types.filter(({ type }) => type === 'PRIVATE')
  const { type, title } = readLine('Termin beim Arzt morgen', {
    ...facts,
    known: { ...known, types },
    usualType: 'PRIVATE',
  })
  expect([type, title]).toEqual(['PRIVATE', 'Termin beim Arzt'])
})

test('the pieces that were not understood are told for whoever looks up names', () => {
  const { pieces } = readLine('Überführung morgen 9 Uhr Hospiz Regenbogen, Transporter 1 nach Dom', facts)
  expect(pieces).toEqual(['Hospiz Regenbogen', 'nach Dom'])
})

describe('a text of 10,000 letters', () => {
  const hostile = {
    spaces: ' '.repeat(10_000),
    commas: ', '.repeat(5000),
    digits: '9'.repeat(10_000),
    points: '1.'.repeat(5000),
    clocks: '9:30-'.repeat(2000),
    'half words': 'halb '.repeat(2000),
    'one long word': 'ä'.repeat(10_000),
    'next next': 'nächsten '.repeat(1100),
    streets: 'Am-'.repeat(3300),
    names: 'Anna Maria '.repeat(900),
    plates: 'DO BH '.repeat(1600),
    pluses: '+3'.repeat(5000),
    brackets: '<script>'.repeat(1250),
  }
  const took = (text: string): number => {
    const from = performance.now()
    readLine(text, facts)
    return performance.now() - from
  }
  test.each(Object.entries(hostile))('of %s is read in the time that its length takes', (_, text) => {
    took(text)
    const least = (of: string) => Math.min(...Array.from({ length: 8 }, () => took(of)))
    // Ten times the text costs about ten times the time, a hundred times would be the square. The rest is room for a
    // machine that has other work to do.
    expect(least(text)).toBeLessThan(Math.max(150, 60 * least(text.slice(0, 1000))))
  })
})
