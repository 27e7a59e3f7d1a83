import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../../kit/i18n'
import { useHindrance, useMaybeSession, usePermissions } from '../../../kit/session'
import { shortcutLabel } from '../../../kit/shortcut'
import type { CommandMenuProps } from '../../../search'
import { pages } from '../../features'
import { useCreations } from '../menu/create-menu'
import { navigation, shownPart } from '../menu/navigation'

type Entries = CommandMenuProps['pages']

/** The places of the menu that somebody may open, and what stands below them; those of the whole platform are not searched. */
export function usePageEntries(): Entries {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const hindrance = useHindrance()
  const installation = useMaybeSession()?.me.installation
  return shownPart(navigation, hindrance, installation)
    .flatMap(({ places }) =>
      places.flatMap((place) => [
        ...(place.below ? [] : [{ ...place, parent: undefined }]),
        ...(place.below ?? []).map((below) => ({ ...below, parent: place })),
      ]),
    )
    .filter(({ id }) => !id.startsWith('/global'))
    .map(({ id, to, url, menu, parent }) => ({
      id: `page-${id}`,
      label: t(menu.label),
      secondary: parent && t(parent.menu.label),
      icon: menu.icon,
      run: () => {
        const outside = installation && url?.(installation)
        if (outside) window.open(outside, '_blank', 'noopener')
        else void navigate({ to: to ?? '/' })
      },
    }))
}

/** What the plus of the header offers, as commands. */
export function useCreationEntries(): Entries {
  const { t } = useTranslation()
  const may = usePermissions()
  const hasEntity = useMaybeSession()?.legalEntity !== undefined
  return useCreations()
    .filter(({ permission }) => hasEntity && [permission].flat().some((right) => may(right)))
    .map(({ id, label, command, icon, shortcut, run }) => ({
      id: `create-${id}`,
      label: command ? t(command) : t('list.create', { item: t(label) }),
      icon,
      shortcut: shortcut && shortcutLabel(shortcut),
      run,
    }))
}

/** What stands behind a button of one page, from everywhere. */
export function useWayEntries(): Entries {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const hindrance = useHindrance()
  return Object.values(pages)
    .filter((page) => page.command && !hindrance(page))
    .flatMap(({ path, command }) =>
      command
        ? [{ id: `way-${path}`, label: t(command.label), icon: command.icon, run: () => void navigate({ to: path }) }]
        : [],
    )
}
