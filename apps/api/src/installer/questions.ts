import type { Interface } from 'node:readline/promises'
import { couleurLisible, slug } from '@espace-adherent/domain'
import { StartRefusedError } from '../app/start-refused.ts'
import {
  COULEUR_PAR_DEFAUT,
  checks,
  facultatives,
  type Option,
  options,
  type Saisie,
} from './arguments.ts'
import { textes } from './textes.ts'

export type Terminal = Pick<Interface, 'question'> & { say(line: string): void }

/** Proposed between brackets; the return key takes it. */
const proposals: Partial<Record<Option, (saisie: Saisie) => string>> = {
  client: ({ libelle = '' }) => slug(libelle).slice(0, 40),
  'adresse-publique': ({ hotes = '' }) => `https://${hotes.split(',')[0]?.trim()}`,
  couleur: () => COULEUR_PAR_DEFAUT,
}

/** Asks for what the command line left out, each answer checked before the next question. */
export async function askFor(terminal: Terminal, given: Saisie): Promise<Saisie | null> {
  const { questions } = textes
  terminal.say(questions.bienvenue)
  const saisie: Saisie = { ...given }
  for (const option of options)
    if (saisie[option] === undefined) {
      const texte = await ask(terminal, option, saisie)
      if (texte !== '') saisie[option] = texte
    }
  const answer = await terminal.question(`${questions.confirmer} `)
  if (/^o(ui)?$/i.test(answer.trim())) return saisie
  terminal.say(questions.abandon)
  return null
}

async function ask(terminal: Terminal, option: Option, saisie: Saisie): Promise<string> {
  let proposal = proposals[option]?.(saisie) ?? ''
  for (;;) {
    const hint = proposal && ` [${proposal}]`
    const typed = (await terminal.question(`${textes.questions[option]}${hint} : `)).trim()
    const texte = typed || proposal
    if (texte === '' && facultatives.has(option)) return ''
    try {
      checks[option](texte, saisie)
      return texte
    } catch (error) {
      if (!(error instanceof StartRefusedError)) throw error
      terminal.say(error.message)
      // A colour too pale is offered again, darker.
      if (option === 'couleur' && /^#[0-9a-f]{6}$/i.test(texte))
        proposal = couleurLisible(texte.toLowerCase())
    }
  }
}
