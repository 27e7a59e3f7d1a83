import { expect, test } from 'vitest'
import { chapterOf } from './chapter-of'
import type { GuideChapter } from './guide'

const about = (id: string, ...places: string[]): GuideChapter => ({ id, title: id, about: places, sections: [] })

const guide = [
  about('anfang', '/', '/persons#anlegen'),
  about('faelle', '/processes', '?process#zuegig'),
  about('listen', '/admin', '/admin/news#schreiben'),
]

const at = (pathname: string, search: object = {}) => chapterOf(guide, { pathname, search })

test('a page is told of by the chapter that names it or what it lies below', () => {
  expect(at('/processes')).toEqual({ chapter: 'faelle' })
  expect(at('/processes/12')).toEqual({ chapter: 'faelle' })
  expect(at('/persons')).toEqual({ chapter: 'anfang', section: 'anlegen' })
})

test('the place that says most wins, in whichever order they stand', () => {
  expect(at('/admin/news')).toEqual({ chapter: 'listen', section: 'schreiben' })
  expect(at('/admin/cars')).toEqual({ chapter: 'listen' })
})

test('a drawer that is open is what somebody looks at', () => {
  expect(at('/persons', { process: 'new' })).toEqual({ chapter: 'faelle', section: 'zuegig' })
})

test('a page that begins alike is another one, and the start page is itself alone', () => {
  expect(at('/processes-of-old')).toEqual({ chapter: 'anfang' })
  expect(chapterOf([about('erste'), about('start', '/')], { pathname: '/nowhere', search: {} })).toEqual({
    chapter: 'erste',
  })
})

test('without a guide there is no chapter', () => {
  expect(chapterOf([], { pathname: '/', search: {} })).toBeUndefined()
})
