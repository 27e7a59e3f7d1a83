import type { GuideChapter } from './guide'
import type { Place } from './place'

/** Where somebody is: the path, and what stands behind it. */
export interface Whereabouts {
  pathname: string
  search: object
}

// The start page lies above all others and is meant alone; below every other path lies what belongs to it.
const fits = (place: string, { pathname, search }: Whereabouts): boolean => {
  if (place.startsWith('?')) return place.slice(1) in search
  return pathname === place || (place !== '/' && pathname.startsWith(`${place}/`))
}

// What lies over the page is what somebody looks at; of paths the one that says most.
const weight = (place: string): number => (place.startsWith('?') ? 1000 : place.length)

/** @returns the place of the guide that tells of where somebody is; of nothing in particular the first chapter. */
export function chapterOf(guide: readonly GuideChapter[], at: Whereabouts): Place | undefined {
  const meant = guide
    .flatMap(({ id, about }) =>
      about.map((entry) => {
        const [place = '', section] = entry.split('#')
        return { place, chapter: id, section }
      }),
    )
    .filter(({ place }) => fits(place, at))
    .toSorted((one, other) => weight(other.place) - weight(one.place))[0]
  if (meant) return { chapter: meant.chapter, section: meant.section }
  return guide[0] && { chapter: guide[0].id }
}
