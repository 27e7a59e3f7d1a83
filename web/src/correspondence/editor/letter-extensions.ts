import { isChoice, isPlaceholder } from '@pietas/contract/correspondence'
import { Mark, Node, type NodeViewRenderer } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { translate } from '../../kit/i18n'
import type { ChipFacts, ChipStore } from './chip-place'
import { type ChipLook, choiceLook, placeholderLook, whenWords } from './chip-words'
import * as styles from './chips.module.css'

type Attributes = Record<string, string>
type LookOf = (attributes: Attributes, facts: ChipFacts | undefined) => ChipLook

/** Draws a chip: it follows what it stands for, and what is known of the letter. */
const chipView =
  (store: ChipStore, lookOf: LookOf): NodeViewRenderer =>
  ({ node }) => {
    const dom = document.createElement('span')
    dom.className = styles.chip ?? ''
    let current = node
    const show = () => {
      const { text, title, state } = lookOf(current.attrs as Attributes, store.get())
      dom.textContent = text
      dom.title = title
      dom.dataset.state = state
    }
    show()
    const destroy = store.subscribe(show)
    return {
      dom,
      destroy,
      ignoreMutation: () => true,
      selectNode: () => {
        dom.dataset.chosen = ''
      },
      deselectNode: () => {
        delete dom.dataset.chosen
      },
      update: (next) => {
        if (next.type !== current.type) return false
        current = next
        show()
        return true
      },
    }
  }

const inline = { group: 'inline', inline: true, atom: true, selectable: true } as const

const fromSpan = (name: string) => ({
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute(name) ?? '',
})

const placeholderNode = (store: ChipStore) =>
  Node.create({
    name: 'placeholder',
    ...inline,
    addAttributes: () => ({ name: fromSpan('data-placeholder') }),
    parseHTML: () => [
      {
        tag: 'span[data-placeholder]',
        getAttrs: (element) => (isPlaceholder(element.dataset.placeholder ?? '') ? {} : false),
      },
    ],
    renderHTML: ({ node }) => ['span', { 'data-placeholder': node.attrs.name }],
    renderText: ({ node }) => placeholderLook(node.attrs.name, store.get(), translate).text,
    addNodeView: () => chipView(store, ({ name = '' }, facts) => placeholderLook(name, facts, translate)),
  })

const choiceNode = (store: ChipStore) =>
  Node.create({
    name: 'choice',
    ...inline,
    addAttributes: () => ({ by: fromSpan('data-choice'), words: fromSpan('data-words') }),
    parseHTML: () => [
      { tag: 'span[data-choice]', getAttrs: (element) => (isChoice(element.dataset.choice ?? '') ? {} : false) },
    ],
    renderHTML: ({ node }) => ['span', { 'data-choice': node.attrs.by, 'data-words': node.attrs.words }],
    renderText: ({ node }) => choiceLook(node.attrs.by, node.attrs.words, store.get(), translate).text,
    addNodeView: () => chipView(store, ({ by = '', words = '' }, facts) => choiceLook(by, words, facts, translate)),
  })

const whenMark = Mark.create({
  name: 'when',
  // Outside of looks, and a condition may stand within another one.
  priority: 1100,
  excludes: '',
  inclusive: false,
  addAttributes: () => ({ when: fromSpan('data-when') }),
  parseHTML: () => [
    {
      tag: 'span[data-when]',
      getAttrs: (element) => (isPlaceholder((element.dataset.when ?? '').replace(/^!/, '')) ? {} : false),
    },
  ],
  renderHTML: ({ mark }) => ['span', { 'data-when': mark.attrs.when }, 0],
  addMarkView:
    () =>
    ({ mark }) => {
      const dom = document.createElement('span')
      dom.className = styles.when ?? ''
      dom.dataset.word = whenWords(mark.attrs.when, translate)
      return { dom, contentDOM: dom }
    },
})

const oneLine = [
  Node.create({ name: 'doc', topNode: true, content: 'paragraph' }),
  StarterKit.configure({
    ...{ document: false, blockquote: false, bold: false, bulletList: false, code: false, codeBlock: false },
    ...{ hardBreak: false, heading: false, horizontalRule: false, italic: false, link: false, listItem: false },
    ...{ listKeymap: false, orderedList: false, strike: false, trailingNode: false, underline: false },
  }),
]

/** What makes a letter of a formatted text: chips, words that hang on something, and conditions. */
export const letterExtensions = (store: ChipStore) => [placeholderNode(store), choiceNode(store), whenMark]

/** A single line with placeholders and nothing else. */
export const lineExtensions = (store: ChipStore) => [...oneLine, placeholderNode(store)]
