declare module 'virtual:guide' {
  /** The chapters of docs/guide, see build/guide.ts. */
  export const guide: import('./guide').GuideChapter[]
}
