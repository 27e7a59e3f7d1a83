import type { Process } from '@pietas/contract/processes'
import { useNavigate } from '@tanstack/react-router'
import { FilePlus2, Hash, ListPlus, StickyNote } from 'lucide-react'
import { handOver } from '../documents'
import { type Command, copyText, linkCommand, useCommands } from '../kit/commands'
import { useDrawers } from '../kit/drawer'
import { useTranslation } from '../kit/i18n'
import { usePermissions } from '../kit/session'
import { useShortcut } from '../kit/shortcut'
import { chooseFiles } from '../kit/upload'

/**
 * What can be done with the process that is open, offered to the command menu.
 *
 * @param buttons what its own buttons do.
 */
export function useProcessCommands({ id, status }: Process, buttons: readonly Command[]) {
  const { t } = useTranslation()
  const may = usePermissions()
  const drawers = useDrawers()
  const navigate = useNavigate()
  const isOpen = status !== 'CANCELLED'
  const task: Command = {
    id: 'process-task',
    label: t('process.new-task'),
    icon: ListPlus,
    run: () => void drawers.open('task', { preset: { processId: id } }),
  }
  const note: Command = {
    id: 'process-note',
    label: t('process.new-note'),
    icon: StickyNote,
    run: () => void drawers.open('note', { processId: id }),
  }
  const upload: Command = {
    id: 'process-upload',
    label: t('process.upload'),
    icon: FilePlus2,
    // The dialog of the system opens only while the browser still knows who has asked for it.
    run: () =>
      chooseFiles((chosen) => {
        handOver('PROCESS', id, chosen)
        void navigate({ to: '.', search: { tab: 'documents' } as never })
      }),
  }
  const mayPlan = isOpen && may('Task:Create')
  const mayWrite = isOpen && may('Process:Create')
  useShortcut('create', task.run, mayPlan, task.label)
  useShortcut('create-other', note.run, mayWrite, note.label)
  useCommands(t('process.title', { id }), [
    ...(mayPlan ? [task] : []),
    ...(mayWrite ? [note, upload] : []),
    ...buttons,
    { id: 'process-number', label: t('process.copy-number'), icon: Hash, run: () => copyText(String(id)) },
    linkCommand(`/processes/${id}`),
  ])
}
