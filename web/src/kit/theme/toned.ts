import * as styles from './tones.module.css'

/** Gives what has a `data-tone` the colour of its tone, as `--tone`. */
export const toned = styles.toned
