import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** Of this run alone: the folder is emptied when the next one begins. */
const FOLDER = fileURLToPath(new URL('../test-results/axe', import.meta.url))

/**
 * What a page is made of, as far as rules of accessibility look at it: elements, classes, roles and states, and which
 * of them name which. Words and addresses count by being there,
 * names by which others are the same. Journeys pass by the same screens again and again: one
 * that was looked at, as wide, has nothing new to tell.
 */
export const lookedAt = async (page: Page) => markOf(await page.evaluate(describe))

/** Whether something was found to be sound in this run, by either worker, and how to say that it is. */
export function markOf(something: string) {
  const mark = `${FOLDER}/${createHash('sha256').update(something).digest('hex')}`
  return { isKnown: existsSync(mark), note: () => void mkdirSync(mark, { recursive: true }) }
}

/** Runs in the page. */
function describe(): string {
  const TIES =
    /^(id|for|name|aria-(label|labelledby|describedby|controls|owns|activedescendant|errormessage))$/
  const WORDS = /^(href|src|srcset|value|alt|title|placeholder|aria-description|content|d)$/
  const ranks = new Map<string, number>()
  const rankOf = (id: string) => {
    if (!ranks.has(id)) ranks.set(id, ranks.size)
    return ranks.get(id)
  }
  const attribute = ({ name, value }: Attr) => {
    if (TIES.test(name))
      return `${name}=${(name === 'aria-label' ? [value] : value.split(/\s+/)).map(rankOf).join(' ')}`
    if (WORDS.test(name)) return `${name}=${value.trim() !== ''}`
    return `${name}=${value}`
  }
  const say = (node: Node): string => {
    if (node instanceof Text) return node.data.trim() === '' ? '' : 't'
    if (!(node instanceof Element) || /^(script|style)$/i.test(node.tagName)) return ''
    const inside = [...node.childNodes].map(say).join('')
    return `<${node.tagName} ${[...node.attributes].map(attribute).join(' ')}>${inside}</>`
  }
  const around = [location.host, innerWidth, innerHeight].join(' ')
  return `${around} ${say(document.documentElement)}`
}
