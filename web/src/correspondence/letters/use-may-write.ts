import { usePermissions } from '../../kit/session'

/** Whether somebody may write letters for the processes of a legal entity: both rights are needed. */
export const useMayWrite = (legalEntityId?: number): boolean => {
  const may = usePermissions()
  return may('Process:Create', legalEntityId) && may('Administration:SelectCorrespondenceTemplate', legalEntityId)
}
