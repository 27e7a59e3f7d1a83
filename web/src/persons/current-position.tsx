import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Address } from '@pietas/contract/kit'
import { formatAddress } from '@pietas/contract/kit/address-line'
import type { Person } from '@pietas/contract/persons'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { span, useFormMode } from '../kit/form'
import { joinParts, useTranslation } from '../kit/i18n'
import type { PersonValues } from './person-values'

const isKnown = (place: Address | null): place is Address =>
  place !== null && Object.values(place).some((part) => part !== null && part !== '')

/** Where the deceased is now. At first that is the place of death, which one press states. */
export function CurrentPosition({ person }: { person: Person }) {
  const { t } = useTranslation()
  const editable = useFormMode() !== 'view'
  const place = useWatch<PersonValues, 'placeOfDeath'>({ name: 'placeOfDeath' })
  // Shown before the server has answered, and taken back when it refuses.
  const [chosen, setChosen] = useState<Address>()
  const position = person.currentPosition ?? chosen
  const choose = async (currentPosition: Address) => {
    setChosen(currentPosition)
    try {
      await client.persons.update(person.id, { currentPosition })
      toast.success('process.components.form.update-success')
      await refresh('persons', 'processes')
    } catch {
      toast.error('process.components.form.update-error')
      setChosen(undefined)
    }
  }
  if (position)
    return (
      <Typography className={span[6]} variant="body2" role="status">
        {t('person.currentPosition')}: <bdi>{joinParts([position.name, formatAddress(position)], ', ')}</bdi>
      </Typography>
    )
  if (!editable) return null
  return (
    <div className={span[6]}>
      <Button
        variant="outlined"
        startIcon={<MapPin size={18} />}
        disabled={!isKnown(place)}
        onClick={() => isKnown(place) && void choose(place)}
      >
        {t('person.set-current-position')}
      </Button>
    </div>
  )
}
