import { ImportScreen } from '../../imports'
import { useTranslation } from '../../kit/i18n'
import { Page } from '../../kit/page'
import { personImport } from '../import/facts'

/** Persons from a file. */
export function ImportPersonsPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('person.import')} list={{ to: '/persons', label: t('person.many') }}>
      <ImportScreen facts={personImport} />
    </Page>
  )
}
