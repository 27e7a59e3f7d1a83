import Button from '@mui/material/Button'
import { Inbox } from 'lucide-react'
import { confirm, EmptyState, toast } from '../kit/feedback'
import { SoftChip, type Tone } from '../kit/theme'
import { Example } from './example'

const tones: Tone[] = ['blue', 'purple', 'green', 'teal', 'red', 'orange', 'neutral']

const ask = async () => {
  const yes = await confirm({ title: 'Wagen löschen?', confirm: 'Löschen', destructive: true })
  if (yes) toast.success('person.components.form.toaster.delete-success')
}

export function FeedbackExample() {
  return (
    <>
      <Example title="Meldung" about="toast: kurz, am Rand, immer mit einem Schlüssel der Texte.">
        <Button onClick={() => toast.success('person.components.form.toaster.success')}>Erfolg</Button>
        <Button onClick={() => toast.error('common.unexpected')}>Fehler</Button>
      </Example>
      <Example title="Rückfrage" about="confirm: die harmlose Antwort hat den Fokus.">
        <Button onClick={() => void ask()}>Löschen ...</Button>
      </Example>
      <Example title="Leerer Zustand" about="EmptyState: sagt ruhig, dass nichts da ist und was man tun kann.">
        <EmptyState icon={<Inbox size={28} aria-hidden />} title="Noch keine Wagen" hint="Legen Sie den ersten an." />
      </Example>
      <Example title="Zustand" about="SoftChip: ein Wort auf weichem Grund.">
        {tones.map((tone) => (
          <SoftChip key={tone} tone={tone}>
            {tone}
          </SoftChip>
        ))}
      </Example>
    </>
  )
}
