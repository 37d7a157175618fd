import { questionsGestion, synonymesGestion } from '@espace-adherent/contract'
import { motsUtiles } from '@espace-adherent/domain'
import { sanitizeIllustre } from '../contenu/index.ts'
import { gere, type Verdict } from '../gestion/index.ts'
import {
  ditsAilleurs,
  findCategories,
  findQuestions,
  ordreSuivant,
  questions,
  synonymes,
} from './rangement.repository.ts'
import { textes } from './textes.ts'

type Saisie = {
  content?: string | null
  categorieId?: string
  motsCles?: string[]
  reliees?: string[]
}

/** Questions as staff write them: what the row holds is public, what they write is a draft over it. */
export const questionsTenues = gere(questionsGestion, {
  table: questions,
  cle: questions.id,
  part: ({ client }) => ({ clientCode: client.code }),
  calcules: ditsAilleurs,
  nettoie(valeurs, id) {
    const { content, motsCles, reliees } = valeurs as Saisie
    return {
      ...valeurs,
      ...(typeof content === 'string' && { content: sanitizeIllustre(content) || null }),
      ...(motsCles && { motsCles: [...new Set(motsCles)] }),
      ...(reliees && { reliees: [...new Set(reliees)].filter((reliee) => reliee !== id) }),
    }
  },
  /** Where it is read is no draft: it moves at once, to the end of the others. */
  derive(valeurs) {
    const { content, categorieId } = valeurs as Saisie
    return {
      ...(content === null && { content: '' }),
      ...(categorieId && { ordre: ordreSuivant(categorieId) }),
    }
  },
  async verifie({ client }, tx, valeurs, { ligne, but }): Promise<Verdict> {
    const { content, categorieId } = { ...ligne, ...valeurs } as Saisie
    if (but === 'publication' && !/[\p{L}\p{N}]/u.test((content ?? '').replace(/<[^>]*>/g, '')))
      return { fautes: { content: textes.sansReponse } }
    if (but !== 'saisie') return {}
    const categories = await findCategories(tx, client.code)
    if (!categories.some(({ id }) => id === categorieId))
      return { fautes: { categorieId: textes.categorieInconnue } }
    // One that was there may be gone since: it is left out as they are shown.
    const connues = (ligne as Saisie | null)?.reliees ?? []
    const nouvelles = ((valeurs as Saisie).reliees ?? []).filter((id) => !connues.includes(id))
    const siennes = await findQuestions(tx, client.code, nouvelles)
    return siennes.size < nouvelles.length ? { fautes: { reliees: textes.relieeInconnue } } : {}
  },
})

/** What members say for what the portal calls otherwise. */
export const synonymesTenus = gere(synonymesGestion, {
  table: synonymes,
  cle: synonymes.id,
  part: ({ client }) => ({ clientCode: client.code }),
  nettoie: (valeurs) => {
    const { autres } = valeurs as { autres?: string[] }
    return { ...valeurs, ...(autres && { autres: [...new Set(autres)] }) }
  },
  async verifie(_context, _tx, valeurs, { ligne, but }): Promise<Verdict> {
    if (but !== 'saisie') return {}
    const { mot = '', autres = [] } = { ...ligne, ...valeurs } as {
      mot?: string
      autres?: string[]
    }
    const fautes = {
      ...(motsUtiles(mot).length === 0 && { mot: textes.motVide }),
      ...(autres.every((autre) => motsUtiles(autre).length === 0) && {
        autres: textes.autresVides,
      }),
    }
    return Object.keys(fautes).length > 0 ? { fautes } : {}
  },
})
