import { musicMediums } from '@pietas/contract/processes'
import { joinParts, useTranslation } from '../../kit/i18n'
import type { PreparationValues } from './facts'
import { choiceText } from './labels'
import { ofPreparation } from './of-preparation'

const { RowList, SelectField, TextField } = ofPreparation

/** A piece of music: from what it is played, and where. */
export type Music = NonNullable<PreparationValues['musicLocations']>[number]

/** The pieces of music of a burial, as many as there are. */
export function MusicRows({ name, title }: { name: 'musicLocations'; title: string }) {
  const { t } = useTranslation()
  const options = musicMediums.map((value) => ({ value, label: choiceText('music', value, t) }))
  return (
    <RowList
      name={name}
      title={title}
      addLabel={t('preparations.add-music')}
      removeLabel={t('preparations.remove-music')}
      empty={{ musicMedium: null, location: null, musicNote: null } satisfies Music}
      firstField="musicMedium"
      max={20}
      describe={({ musicMedium, location, musicNote }: Music) =>
        joinParts([musicMedium && choiceText('music', musicMedium, t), location, musicNote], ', ')
      }
    >
      {(path) => (
        <>
          <SelectField name={`${path}.musicMedium`} label={t('preparation.musicMedium')} options={options} />
          <TextField name={`${path}.location`} label={t('preparation.location')} />
          <TextField name={`${path}.musicNote`} label={t('preparation.musicNote')} />
        </>
      )}
    </RowList>
  )
}
