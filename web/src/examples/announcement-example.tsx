import { AnnouncementCard } from '../announcements'
import { Example } from './example'

const long = Array.from(
  { length: 16 },
  (_, at) =>
    `<h3>${at + 1}. Tag</h3><p>Die Bereitschaft übernimmt, wer am Vortag frei hatte. <a href="https://abendrot.example/plan">Plan</a></p>`,
).join('')

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="640"><rect width="320" height="640" fill="#0d6f67"/><circle cx="160" cy="220" r="96" fill="#e1eeec"/></svg>',
)}`

const card = { flex: '1 1 320px', minWidth: 0, maxWidth: 480 }

export function AnnouncementExample() {
  return (
    <Example title="Ankündigung" about="AnnouncementCard: immer gleich hoch; was nicht passt, öffnet sich groß.">
      <div style={card}>
        <AnnouncementCard
          announcement={{
            title: 'Neue Öffnungszeiten in der Altstadt',
            createdAt: '2026-11-20T09:30:00.000Z',
            content:
              '<p>Ab Montag ist die Filiale <strong>Altstadt</strong> bis 18 Uhr besetzt.</p><ul><li>Montag bis Freitag 8 bis 18 Uhr</li><li>Samstag 9 bis 12 Uhr</li></ul>',
            linkUrl: 'https://abendrot.example/zeiten',
            linkLabel: 'Alle Zeiten',
            imageUrl: picture,
          }}
        />
      </div>
      <div style={card}>
        <AnnouncementCard
          announcement={{
            title: 'Bereitschaft über die Feiertage',
            createdAt: '2026-11-18T15:00:00.000Z',
            content: long,
            linkUrl: null,
            linkLabel: null,
            imageUrl: null,
          }}
        />
      </div>
    </Example>
  )
}
