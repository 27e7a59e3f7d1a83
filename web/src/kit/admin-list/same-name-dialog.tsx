import type { InsistQuestion } from '../form'
import { useTranslation } from '../i18n'
import { InsistDialog } from '../list/table/insist-dialog'

/** An item of a list that bears the name already. */
export interface SameName {
  id: number
  name: string
}

/** Shows what bears the name already, and leaves the decision to the one who types. */
export function SameNameDialog({ found, onAnswer }: InsistQuestion<SameName>) {
  const { t } = useTranslation()
  return (
    <InsistDialog
      title={t('list.same-name.title')}
      subtitle={t('list.same-name.subtitle')}
      confirm={t('list.same-name.confirm')}
      onAnswer={onAnswer}
      heads={[t('list.same-name.existing')]}
      rows={found.map(({ id, name }) => ({ id, cells: [name] }))}
    />
  )
}
