import { isTimed } from '../enums'
import type { ReadLine } from './read-line'

/** What is to be searched for, because a line may name it. */
export interface LookUps {
  partners: string[]
  /** By the name of the deceased, or `#100`. */
  processes: string[]
}

const most = 3
const shortest = 4
const joints = /(?:^|\s)(?:von|vom|aus|from|nach|zum|zur|to|bei|beim|im|in|am|at|mit)(?=\s)|→|->|[()]/iu
const number = /(?:#|(?:vorgang|fall|case) )(\d{1,9})(?!\d)/giu
const fullName = /\p{Lu}[\p{L}'’-]{1,40} \p{Lu}[\p{L}'’-]{1,40}/gu

/**
 * @param read the line as it is understood without partners and processes: whatever is found by what this asks for
 *   must not change what is asked for.
 */
export function lookUpsFor({ pieces, type }: Pick<ReadLine, 'pieces' | 'type'>): LookUps {
  const places = isTimed(type) ? pieces.flatMap((piece) => piece.split(joints)).map((piece) => piece.trim()) : []
  const numbers = pieces.flatMap((piece) => [...piece.matchAll(number)].map(([, id]) => `#${id}`))
  const names = pieces.flatMap((piece) => piece.match(fullName) ?? [])
  const firstOf = (words: string[]) => [...new Set(words)].slice(0, most)
  return {
    partners: firstOf(places.filter(({ length }) => length >= shortest && length <= 100)),
    processes: firstOf([...numbers, ...names]),
  }
}
