/** A part of a chapter: what stands below one heading. */
export interface GuideSection {
  /** Unique in its chapter. */
  id: string
  title: string
  /** 1 for the chapter itself. */
  level: number
  html: string
  /** What it says, without its marks. */
  text: string
}

/** A file of the guide. */
export interface GuideChapter {
  id: string
  title: string
  /** Where it is the one to be read: paths, `?name` of a drawer, and after `#` the part that is meant. */
  about: string[]
  sections: GuideSection[]
}
