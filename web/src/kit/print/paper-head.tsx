import * as styles from './paper-head.module.css'

/**
 * The line at the head of each printed page: of a loose one it must be clear whose it is. What stands beside it, in the
 * same element, is what it is printed above. On the screen the line is no text at all, so that nobody hears or finds it.
 */
export const PaperHead = ({ text }: { text: string }) => <div data-paper-head={text} className={styles.paperHead} />
