import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { TemplateVersion } from '@pietas/contract/correspondence'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { Fold } from '../../kit/form'
import { formatInstant, joinParts, useTranslation } from '../../kit/i18n'
import { Said } from './said'
import * as styles from './said.module.css'
import type { BesideProps } from './template-beside'

/** What a template has said, the latest first; an earlier text is looked at before it comes back. */
export function Versions({ template, mayChange, onChanged }: BesideProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState<TemplateVersion>()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['templates', 'versions', template.id, template.version],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.templates.versions(template.id, {
        query: { cursor, sortBy: 'VERSION', sortDirection: 'DESC', limit: 20 },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    enabled: open,
  })
  const versions = data?.pages.flatMap(({ items }) => items) ?? []
  const restore = async ({ version }: TemplateVersion) => {
    try {
      onChanged(await client.templates.restoreVersion(template.id, version))
      toast.success('letterTemplate.version-restored')
    } catch {
      toast.error('common.unexpected')
    }
  }
  return (
    <Fold title={t('letterTemplate.versions')} open={open} isEmpty onToggle={setOpen}>
      <ol className={styles.versions}>
        {versions.map((one, at) => (
          <li key={one.version} className={styles.version}>
            <span className="numeric">
              {joinParts([whoAndWhen(one), at === 0 ? t('letterTemplate.version-now') : null], ' · ')}
            </span>
            <Button
              size="small"
              aria-label={t('letterTemplate.version-show', { version: formatInstant(one.at) })}
              onClick={() => setShown(one)}
            >
              {t('letterTemplate.view')}
            </Button>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('letterTemplate.versions-more')}
        </Button>
      )}
      {shown && (
        <OneVersion
          version={shown}
          onRestore={mayChange && shown !== versions[0] ? () => void restore(shown) : undefined}
          onClose={() => setShown(undefined)}
        />
      )}
    </Fold>
  )
}

const whoAndWhen = ({ at, author }: TemplateVersion): string =>
  joinParts([formatInstant(at), author && `${author.firstName} ${author.lastName}`], ' · ')

interface OneVersionProps {
  version: TemplateVersion
  onRestore: (() => void) | undefined
  onClose: () => void
}

function OneVersion({ version, onRestore, onClose }: OneVersionProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{t('letterTemplate.version')}</DialogTitle>
      <DialogContent>
        <Said title={whoAndWhen(version)} texts={version} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.close')}
        </Button>
        {onRestore && (
          <Button variant="contained" onClick={onRestore}>
            {t('letterTemplate.version-restore')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
