import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Message } from '../src/features/messages/index.ts'

const racine = fileURLToPath(new URL('../../..', import.meta.url))

/** How a letter begins, in whatever way somebody writes it. */
const SALUTATION =
  /(?<![\p{L}])(?:Bonjour|Bonsoir|Ch[eè]re? (?:Madame|Monsieur|adh[ée]rent)|Madame, Monsieur|Mesdames)(?![\p{L}])/gu

/** What tells somebody's health to whoever reads over their shoulder; the Assurance maladie is the name of a body. */
export const SANTE =
  /hospital|chirurg|clinique|psych|cancer|diab[èe]t|grossesse|maternité|invalidité|handicap|arrêt de travail|décès|décédé|(?<!assurance )maladie|patholog|symptôm|ordonnance|médicament|opération|prothèse|\bDr\b/iu

/** Every screen of the browser, as its address is matched. */
const ecrans: readonly RegExp[] = globSync('apps/web/src/areas/*/{routes,chemins}.ts', {
  cwd: racine,
}).flatMap((path) =>
  [...readFileSync(`${racine}/${path}`, 'utf8').matchAll(/(?:path|\w+): '(\/[\w/:*-]*)'/g)].map(
    ([, chemin = '']) =>
      new RegExp(`^${chemin.replaceAll(/:\w+\*/g, '.+').replaceAll(/:\w+/g, '[^/]+')}$`),
  ),
)

/** Whether a screen of the browser answers at that address, what comes after « # ». */
export const isEcran = (adresse: string): boolean =>
  ecrans.some((ecran) => ecran.test(adresse.split('?')[0] ?? ''))

/** Addresses that a mail leads to, as its plain part and its page say them. */
export const liensDe = ({ text, html }: Pick<Message, 'text' | 'html'>): string[] => [
  ...new Set([
    ...(text.match(/https?:\/\/\S+/g) ?? []),
    ...[...(html ?? '').matchAll(/href="([^"]+)"/g)].map(([, lien = '']) =>
      lien.replaceAll('&amp;', '&'),
    ),
  ]),
]

/** What is wrong in a mail as it leaves; nothing: it can go. */
export function fautesCourriel({
  subject,
  text,
  html,
}: Pick<Message, 'subject' | 'text' | 'html'>): string[] {
  const saluts = text.match(SALUTATION) ?? []
  const sante = SANTE.exec(`${subject} ${text}`)
  return [
    ...(saluts.length === 1 ? [] : [`${saluts.length} greetings`]),
    ...(/^Bonjour/.test(text) ? [] : ['it does not begin with its greeting']),
    ...(sante ? [`a word of health: ${sante[0]}`] : []),
    ...(text.trim().length > 40 && !/<\/?(?:p|a|div|br|html|style)[ >]/i.test(text)
      ? []
      : ['no plain part']),
    ...(html?.startsWith('<!doctype html>') ? [] : ['no page']),
    ...(subject && !/\p{Cc}/u.test(subject) ? [] : ['no subject']),
    ...(/\(\(|\)\)(?!\))|undefined|null\b|NaN/.test(text) ? ['a mark left over'] : []),
  ]
}
