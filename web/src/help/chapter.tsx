import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { MouseEvent } from 'react'
import * as styles from './chapter.module.css'
import type { GuideChapter, GuideSection } from './guide'
import * as sheet from './sheet.module.css'

/** One chapter from its title to its end; links within the guide stay in the app. */
export function Chapter({ chapter, onFollow }: { chapter: GuideChapter; onFollow: (href: string) => void }) {
  const follow = (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest('a')
    const href = link?.getAttribute('href')
    if (!href?.startsWith('/') || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onFollow(href)
  }
  return (
    <Paper variant="outlined" component="article" className={sheet.sheet} lang="de" onClick={follow}>
      {chapter.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </Paper>
  )
}

function Section({ section: { id, title, level, html } }: { section: GuideSection }) {
  return (
    <section id={id} className={styles.section}>
      <Typography variant={level === 1 ? 'h2' : 'h3'} component={level === 1 ? 'h2' : level === 2 ? 'h3' : 'h4'}>
        {title}
      </Typography>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own guide when the app is built */}
      <div className={styles.words} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
