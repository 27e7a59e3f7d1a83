import { fullName } from '@pietas/contract/persons'
import { PhoneNumber } from '../../../kit/contact/phone-number'
import { span } from '../../../kit/form'
import { useTranslation } from '../../../kit/i18n'
import { useCase } from '../use-case'
import * as styles from './case-contact.module.css'

/** Whom to call about the case of the task: whoever has ordered it. */
export function CaseContact() {
  const { t } = useTranslation()
  const client = useCase()?.clientPerson
  if (!client?.phone || client.deleted || client.deceased) return null
  return (
    <p className={`${span[6]} ${styles.caseContact}`}>
      <span>
        {t('task.of-case.client')} <bdi>{fullName(client)}</bdi>
      </span>
      <PhoneNumber number={client.phone} />
    </p>
  )
}
