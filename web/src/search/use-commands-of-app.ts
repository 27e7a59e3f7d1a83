import { useNavigate } from '@tanstack/react-router'
import {
  Building,
  CircleQuestionMark,
  CircleUserRound,
  Keyboard,
  Languages,
  LogOut,
  Moon,
  Palmtree,
  SlidersHorizontal,
  Sun,
  Zap,
} from 'lucide-react'
import { useState } from 'react'
import { openCommands, openPanel } from '../kit/commands'
import { useDrawers } from '../kit/drawer'
import { type Language, type MessageKey, useTranslation } from '../kit/i18n'
import { confirmLeaving } from '../kit/leaving'
import { session, useSession } from '../kit/session'
import { settings, useSetting, useShownMode } from '../kit/settings'
import { activeShortcuts, pressShortcut, shortcutLabel } from '../kit/shortcut'
import type { Entry, Section } from './entries'

/**
 * What the open record offers, and what its buttons do by a shortcut: those are asked before the menu lies above them.
 *
 * @param creations what the plus of the header offers, some of it by a shortcut as well.
 */
export function useOffers(creations: readonly Entry[]): Section[] {
  const { t } = useTranslation()
  const offers = openCommands()
  const [pressed] = useState(activeShortcuts)
  const offered = new Set(offers.flatMap(({ commands }) => commands.map(({ label }) => label)))
  const keysOf = (label: string) => {
    const one = pressed.find(({ about }) => about === label)
    return one ? { shortcut: shortcutLabel(one.name) } : {}
  }
  const ofCreations = new Set(creations.map(({ shortcut }) => shortcut))
  const here = pressed
    // What the record or the plus offers stands there, with its shortcut.
    .filter(({ about, name }) => about !== undefined && !offered.has(about) && !ofCreations.has(shortcutLabel(name)))
    .map(
      ({ name, about = '' }): Entry => ({
        id: `shortcut-${name}`,
        label: about,
        icon: Zap,
        shortcut: shortcutLabel(name),
        run: () => pressShortcut(name),
      }),
    )
  return [
    ...offers.map(({ about, commands }, at) => ({
      id: `offer-${at}`,
      title: about,
      entries: commands.map(({ id, ...command }) => ({
        ...command,
        id: `offer-${at}-${id}`,
        ...keysOf(command.label),
      })),
    })),
    ...(here.length > 0 ? [{ id: 'here', title: t('shortcut.here'), entries: here }] : []),
  ]
}

/** What can be done from every page. */
export function useAppCommands(chooseLanguage: (language: Language) => void): Entry[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const drawers = useDrawers()
  const { me, legalEntity } = useSession()
  const isDark = useShownMode() === 'dark'
  const language = useSetting('language')
  const enter = async (id: number) => {
    if (!(await confirmLeaving())) return
    drawers.finish()
    session.chooseLegalEntity(id)
  }
  const entities = me.tenants.flatMap((tenant) => tenant.legalEntities).filter(({ id }) => id !== legalEntity?.id)
  const other: Language = language === 'de' ? 'en' : 'de'
  const leave: Entry = {
    id: 'absence',
    label: t('header.absence'),
    icon: Palmtree,
    run: () => void drawers.open('absence', {}),
  }
  return [
    // As in the account: it is for somebody of the staff, and not for who visits a tenant.
    ...(me.platformRole === null && legalEntity ? [leave] : []),
    ...entities.map(
      ({ id, name }): Entry => ({
        id: `entity-${id}`,
        label: t('search.entity', { entity: name }),
        icon: Building,
        run: () => void enter(id),
      }),
    ),
    {
      id: 'mode',
      label: t(isDark ? 'search.light' : 'search.dark'),
      icon: isDark ? Sun : Moon,
      run: () => settings.change({ mode: isDark ? 'light' : 'dark' }),
    },
    {
      id: 'language',
      label: t(`search.language-${other}` as MessageKey),
      icon: Languages,
      run: () => chooseLanguage(other),
    },
    { id: 'appearance', label: t('search.appearance'), icon: SlidersHorizontal, run: () => openPanel('settings') },
    {
      id: 'help',
      label: t('shortcut.help'),
      icon: CircleQuestionMark,
      shortcut: shortcutLabel('help'),
      run: () => openPanel('help'),
    },
    { id: 'shortcuts', label: t('shortcut.title'), icon: Keyboard, run: () => openPanel('shortcuts') },
    { id: 'profile', label: t('header.profile'), icon: CircleUserRound, run: () => void navigate({ to: '/profile' }) },
    { id: 'sign-out', label: t('header.sign-out'), icon: LogOut, run: () => void navigate({ to: '/auth/sign-out' }) },
  ]
}
