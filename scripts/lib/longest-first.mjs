import { BaseSequencer } from 'vitest/node'

/**
 * On a fresh clone nobody knows how long a file of tests takes, and one of five minutes that comes last is waited for
 * with one processor idle.
 *
 * @param names ends of the paths of the longest files, the longest first; all others follow in the usual order.
 * @returns the order for `sequence.sequencer`.
 */
export const longestFirst = (names) =>
  class extends BaseSequencer {
    async sort(files) {
      const placeOf = ({ moduleId }) => {
        const place = names.findIndex((name) => moduleId.endsWith(name))
        return place === -1 ? names.length : place
      }
      return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other))
    }
  }
