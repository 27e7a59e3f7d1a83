import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useId } from 'react'
import { useTranslation } from '../i18n'
import { usePermissions } from '../session'
import type { LinkFacts, ListFacts, ListItem } from './facts'
import * as styles from './link-switches.module.css'
import { setLink } from './links'

interface LinkSwitchesProps {
  list: ListFacts
  item: ListItem
}

/** A switch for each legal entity or the like to which an item can be linked. */
export function LinkSwitches({ list, item }: LinkSwitchesProps) {
  return list.links?.map((links) => <LinkGroup key={links.title} list={list} links={links} item={item} />)
}

function LinkGroup({ list, links, item }: LinkSwitchesProps & { links: LinkFacts<ListItem> }) {
  const { t } = useTranslation()
  const id = useId()
  const may = usePermissions()
  const targets = links.useTargets()
  const linked = links.linked(item)
  const isLinked = ({ id: target }: { id: number }) => linked.includes(target)
  const mayLink = (target: (typeof targets)[number]) => !item.deleted && may(links.permission, links.levelOf(target))
  const changeable = targets.filter(mayLink)
  // What somebody cannot change is read, and no switch that does not move.
  const fixed = targets.filter((target) => !mayLink(target) && isLinked(target))
  if (targets.length === 0) return null
  return (
    <fieldset className={styles.switches} aria-labelledby={id}>
      <div id={id} className={styles.title}>
        {t(links.title)}
      </div>
      {(fixed.length > 0 || changeable.length === 0) && (
        <p className={styles.fixed} dir="auto">
          {fixed.map(({ name }) => name).join(', ') || t('list.nobody')}
        </p>
      )}
      {changeable.map((target) => (
        <FormControlLabel
          key={target.id}
          label={target.name}
          control={
            <Switch
              checked={isLinked(target)}
              slotProps={{ input: { role: 'switch' } }}
              onChange={(_event, on) => void setLink(list, links, item, target, on)}
            />
          }
        />
      ))}
    </fieldset>
  )
}
