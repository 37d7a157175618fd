import {
  BLOC_PAGES_STATIQUES,
  BLOC_POPUPS,
  contenusGestion,
  PAGES_OBLIGATOIRES,
} from '@espace-adherent/contract'
import { slug } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import { requireAudience } from '../audiences/index.ts'
import { gere, type Verdict } from '../gestion/index.ts'
import { contenus, ordreSuivant } from './contenu.repository.ts'
import { sanitizeIllustre, textOfHtml } from './sanitize.ts'
import { textes } from './textes.ts'
import { TOPIC_CONTENUS } from './topic.ts'

type Saisie = Partial<
  Record<'name' | 'bloc' | 'content' | 'audienceId' | 'finLe' | 'cookie', string | null>
> & { jours?: number | null }

/** Contents as staff write them: a draft over what is public, shown at once or on its day. */
export const contenusTenus = gere(contenusGestion, {
  table: contenus,
  cle: contenus.id,
  part: ({ client }) => ({ clientCode: client.code }),
  topic: TOPIC_CONTENUS,
  /** « Été & Santé » becomes `ete-sante`: an address is made of what was typed. */
  nettoie(valeurs) {
    const { name, bloc, content } = valeurs as Saisie
    return {
      ...valeurs,
      // Of another kind, the form no longer shows what was typed there.
      ...(bloc && bloc !== BLOC_POPUPS && { cookie: null, jours: null }),
      ...(typeof name === 'string' && { name: slug(name) }),
      ...(typeof content === 'string' && { content: sanitizeIllustre(content) || null }),
    }
  },
  derive(valeurs) {
    const { bloc, content } = valeurs as Saisie
    return { ...(content === null && { content: '' }), ...(bloc && { ordre: ordreSuivant(bloc) }) }
  },
  async verifie(context, tx, valeurs, { ligne, but }): Promise<Verdict> {
    const { bloc, name, content, audienceId, ...autres } = { ...ligne, ...valeurs } as Saisie
    if (bloc !== BLOC_POPUPS)
      for (const nom of ['cookie', 'jours'] as const)
        if (autres[nom]) return { fautes: { [nom]: textes.sansCookie } }
    if (bloc === BLOC_PAGES_STATIQUES && PAGES_OBLIGATOIRES.includes(name ?? '')) {
      if (but === 'retrait') throw new AppError('InUse', textes.obligatoire)
      if (audienceId) return { fautes: { audienceId: textes.pourTous } }
      if (autres.finLe) return { fautes: { finLe: textes.sansFin } }
      if (but === 'publication' && textOfHtml(content ?? '') === '')
        return { fautes: { content: textes.sansTexte } }
    }
    if (but === 'publication' && textOfHtml(content ?? '') === '' && !/<img\b/.test(content ?? ''))
      return { fautes: { content: textes.vide } }
    if (but !== 'retrait') await requireAudience(context, tx, audienceId ?? null)
    return {}
  },
})
