import { FormGrid } from '../../kit/form'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { personSource } from '../../persons'
import { ofProcess } from '../of-process'
import { useProcessOptions } from '../options'
import { noProcessPerson, type ProcessPersonDraft } from '../process-values'
import * as styles from './persons-section.module.css'

const { FoldedSection, PickerField, RowList, SelectField } = ofProcess

/** Who else has a role in a new process. In a stored one they are records of their own. */
export function PersonsSection() {
  const { t } = useTranslation()
  const roles = useProcessOptions('role')
  return (
    <FoldedSection title={t('process.section.persons')} fields={['processPersons']}>
      <RowList
        name="processPersons"
        title={t('process.processPersons')}
        addLabel={t('process.processPersons.add')}
        removeLabel={t('process.processPersons.remove')}
        empty={noProcessPerson}
        firstField="personId"
        max={100}
        describe={({ role }: ProcessPersonDraft) => (role ? t(`process.role.${role}` as MessageKey) : '')}
      >
        {(path) => (
          <FormGrid className={styles.processPerson}>
            <PickerField
              name={`${path}.personId`}
              label={t('process.processPersons.person')}
              source={personSource()}
              span={4}
              required
            />
            <SelectField name={`${path}.role`} label={t('process.processPersons.role')} options={roles} required />
          </FormGrid>
        )}
      </RowList>
    </FoldedSection>
  )
}
